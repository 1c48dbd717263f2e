import { tournamentSeed } from '../../generator/index.js';
import type { Trial } from '../campaign/trials/trial.js';
import { checkRounds, DEFAULT_CHECK } from '../../checker/check-tournament.js';
import { chooseEdition } from '../../checker/edition/edition-choice.js';
import { readForEdition } from '../../checker/edition/read-for-edition.js';
import { askTournament } from '../program/ask-tournament.js';
import type { CandidateProgram } from '../program/candidate-program.js';
import { decode } from '../program/answers/decode.js';
import { trialDeviations } from '../program/answers/judge-answer.js';
import { judgeStandings } from '../program/standings/judge-standings.js';
import type { TrialSettings } from './settings.js';
import { failed, judged, trialOf } from './trial-result.js';
import type { Findings } from './trial-result.js';

/**
 * The candidate's generator writes a tournament like ours, and we check every round of it, and its standings. Settings that it calls
 * infeasible are no failure: it is asked for others.
 */
export function theirFiles(candidate: CandidateProgram, settings: TrialSettings): Trial {
  return trialOf('their-files', candidate, settings, async (index, signal) => {
    const seed = tournamentSeed(settings.seed, index);
    const answer = await askTournament(candidate, settings.config, seed, signal);
    const { infeasible } = answer;
    if (!answer.ok) {
      const what = `generator, with the seed ${answer.seed}`;
      return { ...failed(answer, what, [], null, answer.given ?? null), infeasible };
    }
    if (answer.file !== null) return { ...checkTheirFile(candidate, settings, answer.file), infeasible };
    const note = `generator: calls ${infeasible} wishes infeasible, one after the other: ${answer.note}`;
    return { outcome: 'infeasible', note, deviations: [], tournament: null, file: null, infeasible };
  });
}

function checkTheirFile(
  { edition }: CandidateProgram,
  { explain }: TrialSettings,
  content: Uint8Array,
): Findings {
  const file = decode(content);
  const invalid = (note: string): Findings => ({
    outcome: 'invalid-file',
    note,
    deviations: [],
    tournament: null,
    file,
  });
  const { tournament, problems } = readForEdition(content, edition, { file: 'generated file' });
  if (tournament === null) {
    const first = problems.find(({ severity }) => severity === 'error');
    return invalid(first === undefined ? 'the file cannot be read' : `line ${first.line}: ${first.message}`);
  }
  const fault = problems.find(({ code }) => FAULTS.includes(code));
  if (fault !== undefined) return invalid(`line ${fault.line}: ${fault.message}`);
  if (tournament.pairedRounds === 0) return invalid('the file holds no paired round');
  const decision = chooseEdition(tournament, edition);
  const rounds = checkRounds(tournament, edition, decision.ok ? decision.baku : null, DEFAULT_CHECK);
  const deviations = rounds.flatMap((report) => {
    if (report.verdict === 'deviates' && report.deviations.length === 0)
      throw new Error(`round ${report.round}: the pairings differ, but no rule tells them apart`);
    return trialDeviations(report.round, report.deviations, edition, explain);
  });
  return { ...judged(deviations, tournament, file), standings: judgeStandings(tournament) };
}

/** What is read of an arbiter's file with a warning is a fault of a program that writes it. */
const FAULTS: readonly string[] = ['results', 'result-of-one', 'undeclared-points'];
