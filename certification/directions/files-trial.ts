import type { ReadTournament } from '../../checker/index.js';
import type { Tournament } from '../../corpus/index.js';
import { tournamentSeed } from '../../generator/index.js';
import type { Trial, TrialDeviation, TrialStandings } from '../campaign/trials/trial.js';
import { decode } from '../program/answers/decode.js';
import { askTournament } from '../program/ask-tournament.js';
import type { AskedProgram } from '../program/candidate-program.js';
import type { TrialSettings } from './settings.js';
import { failed, judged, trialOf } from './trial-result.js';
import type { Findings, TrialKind } from './trial-result.js';

/** How the files of a generator are read and judged. */
export interface FileJudge {
  readonly read: (content: Uint8Array, file: string) => ReadTournament;
  /** What deviates in an event with a round at least, and how its standings are; a sentence where it is none that was asked for. */
  readonly judge: (
    tournament: Tournament,
  ) => { readonly deviations: readonly TrialDeviation[]; readonly standings: TrialStandings } | string;
}

/**
 * The candidate's generator writes a tournament like ours, and we check it. Settings that it calls infeasible are no failure:
 * it is asked for others.
 */
export function filesTrial<Program extends AskedProgram>(
  candidate: Program,
  settings: Pick<TrialSettings, 'config' | 'seed'> & TrialKind<Program['edition']>,
  judge: FileJudge,
): Trial {
  return trialOf('their-files', candidate, settings, async (index, signal) => {
    const seed = tournamentSeed(settings.seed, index);
    const answer = await askTournament(candidate, settings.config, seed, signal);
    const { infeasible } = answer;
    if (!answer.ok) {
      const what = `generator, with the seed ${answer.seed}`;
      return { ...failed(answer, what, [], null, answer.given ?? null), infeasible };
    }
    if (answer.file !== null) return { ...checkTheirFile(judge, answer.file), infeasible };
    const note = `generator: calls ${infeasible} wishes infeasible, one after the other: ${answer.note}`;
    return { outcome: 'infeasible', note, deviations: [], tournament: null, file: null, infeasible };
  });
}

function checkTheirFile({ read, judge }: FileJudge, content: Uint8Array): Findings {
  const file = decode(content);
  const invalid = (note: string): Findings => ({
    outcome: 'invalid-file',
    note,
    deviations: [],
    tournament: null,
    file,
  });
  const { tournament, problems } = read(content, 'generated file');
  if (tournament === null) {
    const first = problems.find(({ severity }) => severity === 'error');
    return invalid(first === undefined ? 'the file cannot be read' : `line ${first.line}: ${first.message}`);
  }
  const fault = problems.find(({ code }) => FAULTS.includes(code));
  if (fault !== undefined && 'message' in fault) return invalid(`line ${fault.line}: ${fault.message}`);
  if (tournament.pairedRounds === 0) return invalid('the file holds no paired round');
  const found = judge(tournament);
  if (typeof found === 'string') return invalid(found);
  return { ...judged(found.deviations, tournament, file), standings: found.standings };
}

/** What is read of an arbiter's file with a warning is a fault of a program that writes it. */
const FAULTS: readonly string[] = ['results', 'result-of-one', 'undeclared-points'];
