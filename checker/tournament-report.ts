import type { Salvaged, Tournament } from '../corpus/index.js';
import type { FileProblem, FoundProblem } from './found-problem.js';
import { isUndecided } from './judge/limited.js';
import type { ReportedEdition, RoundReport, TournamentReport } from './report.js';

/** What a report says of a file besides its rounds. */
export interface CheckedFile {
  /** The name under which the report speaks of it. */
  readonly file: string;
  readonly problems: readonly FileProblem[];
}

/** The report on the rounds of a tournament that were checked by an edition. */
export function reportOn(
  tournament: Tournament,
  { file, problems }: CheckedFile,
  edition: ReportedEdition,
  rounds: readonly RoundReport[],
): TournamentReport {
  const isAnyChecked = rounds.some(isChecked);
  const isAnyThere = isAnyChecked || rounds.some(isExplained);
  return {
    file,
    ...factsOf(tournament),
    edition,
    alternatives: [],
    verdict: verdictOn(rounds),
    problems: isAnyThere ? problems : [...problems, notThoseRounds(file, tournament)],
    rounds,
  };
}

/**
 * The final report. It does not call an undecided round wrong, and it does not say that the tournament agrees: the undecided
 * round differs from the pairing by the rules. Until then the search for other explanations counts the round as deviating.
 */
export function withUndecided(report: TournamentReport): TournamentReport {
  if (!report.rounds.some(isUndecided)) return report;
  const rounds = undecided(report.rounds);
  return { ...report, rounds, verdict: isClean(rounds) ? 'not-checked' : 'deviates' };
}

/** The rounds alone. */
export function undecided(rounds: readonly RoundReport[]): RoundReport[] {
  return rounds.map((round) => (isUndecided(round) ? { ...round, verdict: 'not-checked' } : round));
}

/** Code of the warning that says why a valid file was not checked. */
export const NO_SUCH_ROUNDS = 'input-rounds';

function verdictOn(rounds: readonly RoundReport[]): TournamentReport['verdict'] {
  if (!rounds.some(isChecked)) return 'not-checked';
  return isClean(rounds) ? 'agrees' : 'deviates';
}

/** The report on a file that cannot be used, with what is known of the tournament nevertheless. */
export function invalidReport(
  file: string,
  problems: readonly FileProblem[],
  tournament: Salvaged | null = null,
): TournamentReport {
  return {
    file,
    ...(tournament === null ? { name: '', players: 0 } : factsOf(tournament)),
    edition: null,
    alternatives: [],
    verdict: 'invalid',
    problems,
    rounds: [],
  };
}

/** The error of a file without a single round: nothing checked is no success. */
export function noRounds(file: string): FoundProblem {
  return {
    severity: 'error',
    code: 'input-no-rounds',
    file,
    line: 1,
    column: 1,
    text: '',
    found: null,
  };
}

/** Paired as the rules say, as they are read here or may be read. */
export function isRight({ verdict }: RoundReport): boolean {
  return verdict === 'agrees' || verdict === 'agrees-otherwise';
}

/** Not checked, but there. */
function isExplained({ tooLarge, leftToArbiter }: RoundReport): boolean {
  return tooLarge !== undefined || leftToArbiter !== undefined;
}

export function isChecked({ verdict }: RoundReport): boolean {
  return verdict !== 'not-checked';
}

/** Every round that was checked is right. */
export function isClean(rounds: readonly RoundReport[]): boolean {
  return rounds.every((round) => isRight(round) || !isChecked(round));
}

/** Of the rounds that were checked, which are right, by their numbers. */
export function agreementOf(rounds: readonly RoundReport[]): Map<number, boolean> {
  return new Map(rounds.filter(isChecked).map((round) => [round.round, isRight(round)]));
}

/** What every report says of a tournament that was read. */
export function factsOf({
  name,
  players,
  teams,
}: Salvaged): Pick<TournamentReport, 'name' | 'players' | 'lines' | 'isOfTeams'> {
  const lines = new Map<number, number>();
  for (const { id, line } of players) if (line > 0) lines.set(id, line);
  const facts = { name, players: players.length, lines };
  return teams === undefined ? facts : { ...facts, isOfTeams: true };
}

function notThoseRounds(file: string, { pairedRounds }: Tournament): FoundProblem {
  return {
    severity: 'warning',
    code: NO_SUCH_ROUNDS,
    file,
    line: 1,
    column: 1,
    text: '',
    found: { pairedRounds },
  };
}
