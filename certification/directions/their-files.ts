import type { ReadTournament } from '../../checker/index.js';
import { decideSettledCase } from '../../checker/case/decide-case.js';
import { declaredCase } from '../../checker/case/swiss-case.js';
import { checkRounds } from '../../checker/check-tournament.js';
import { readForEdition } from '../../checker/edition/read-for-edition.js';
import type { Problem, Tournament } from '../../corpus/index.js';
import { present } from '../../engine/present.js';
import { tournamentSeed } from '../../generator/index.js';
import type { Trial, TrialDeviation, TrialStandings } from '../campaign/trials/trial.js';
import { decode } from '../program/answers/decode.js';
import { trialDeviations } from '../program/answers/judge-answer.js';
import { askTournament } from '../program/ask-tournament.js';
import type { AskedProgram, CandidateProgram, TableProgram } from '../program/candidate-program.js';
import { judgeStandings } from '../program/standings/judge-standings.js';
import { askAgain } from './generated/ask-again.js';
import { contentOfFile } from './generated/content.js';
import { generatedEvent } from './generated/generated-event.js';
import { judgeByTable } from './by-table/judge-by-table.js';
import type { TableSettings, TrialSettings } from './settings.js';
import { failed, judged, trialOf } from './trial-result.js';
import type { Findings, TrialKind } from './trial-result.js';

/** The candidate's generator writes a tournament like ours, and we check every round of it, and its standings. */
export function theirFiles(candidate: CandidateProgram, settings: TrialSettings): Trial {
  const { edition } = candidate;
  return filesTrial(candidate, settings, {
    read: (content) => readForEdition(content, edition),
    judge: (tournament) => {
      const decision = decideSettledCase(tournament, edition);
      const rounds = checkRounds(decision.ok ? decision.swissCase : declaredCase(tournament, edition));
      const deviations = rounds.flatMap((report) => {
        if (report.verdict === 'deviates' && report.deviations.length === 0)
          throw new Error(`round ${report.round}: the pairings differ, but no rule tells them apart`);
        return trialDeviations(report.round, report.deviations);
      });
      return { deviations, standings: judgeStandings(tournament) };
    },
  });
}

/**
 * The candidate's generator writes a round robin, and we hold its rounds against the table, by the numbers that its games
 * reveal, and check its standings.
 */
export function filesByTable(candidate: TableProgram, settings: TableSettings): Trial {
  const { edition } = candidate;
  return filesTrial(candidate, settings, {
    read: (content) => readForEdition(content, null),
    judge: (tournament) => {
      const { id, deviations } = judgeByTable(tournament, edition);
      if (id !== edition.id) return `the file holds a ${id}, asked for was a ${edition.id}`;
      return { deviations, standings: judgeStandings(tournament, true) };
    },
  });
}

/** How the files of a generator are read and judged. */
interface FileJudge {
  readonly read: (content: Uint8Array) => ReadTournament;
  /** What deviates in an event with a round at least, and how its standings are; a sentence where it is none that was asked for. */
  readonly judge: (
    tournament: Tournament,
  ) => { readonly deviations: readonly TrialDeviation[]; readonly standings: TrialStandings } | string;
}

/**
 * The candidate's generator writes a tournament like ours, and we check it. Settings that it calls infeasible are no failure:
 * it is asked for others.
 */
function filesTrial<Program extends AskedProgram>(
  candidate: Program,
  settings: Pick<TrialSettings, 'config' | 'seed' | 'asksAgain'> & TrialKind<Program['edition']>,
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
    if (answer.file !== null) {
      const { file, wish } = answer;
      const read = judge.read(file);
      const found = { ...checkTheirFile(judge, file, read), infeasible };
      if (read.tournament === null) return found;
      const event = generatedEvent(read.tournament, wish, candidate.profile);
      const contentIn = (other: Uint8Array): string => contentOfFile(other, judge.read(other).tournament);
      const again =
        settings.asksAgain === true ? await askAgain(candidate, wish, file, contentIn, signal) : undefined;
      return { ...found, generated: { ...event, ...present({ again }) } };
    }
    const note = `generator: calls ${infeasible} wishes infeasible, one after the other: ${answer.note}`;
    return { outcome: 'infeasible', note, deviations: [], tournament: null, file: null, infeasible };
  });
}

function checkTheirFile(
  { judge }: FileJudge,
  content: Uint8Array,
  { tournament, problems }: ReadTournament,
): Findings {
  const file = decode(content);
  const invalid = (note: string): Findings => ({
    outcome: 'invalid-file',
    note,
    deviations: [],
    tournament: null,
    file,
  });
  if (tournament === null) {
    const first = problems.find(({ severity }) => severity === 'error');
    return invalid(first === undefined ? 'the file cannot be read' : `line ${first.line}: ${first.message}`);
  }
  const fault = problems.find((one): one is Problem => FAULTS.includes(one.code));
  if (fault !== undefined) return invalid(`line ${fault.line}: ${fault.message}`);
  if (tournament.pairedRounds === 0) return invalid('the file holds no paired round');
  const found = judge(tournament);
  if (typeof found === 'string') return invalid(found);
  return { ...judged(found.deviations, tournament, file), standings: found.standings };
}

/** Warnings of reading that are errors in the file of a program. Reading finds them, so they have their sentences. */
const FAULTS: readonly string[] = ['results', 'result-of-one', 'undeclared-points'];
