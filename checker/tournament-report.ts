import { eventFacts } from '../corpus/index.js';
import type { EventFacts, Salvaged, Tournament, TournamentPlayer } from '../corpus/index.js';
import type { CloserAcceleration, ReportedAcceleration, ReportedLength } from './case/reported-facts.js';
import type { UnjudgedEvent } from './case/unjudged-event.js';
import type { FileProblem, FoundProblem } from './found-problem.js';
import type { InferredColour } from './initial-colour.js';
import type { TournamentPicture } from './picture/picture.js';
import type { RoundRobinFacts } from './round-robin/facts.js';
import type { StandingsCheck } from './standings/standings-check.js';
import { isUndecided } from './judge/limited.js';
import type { EditionFit, EditionSearch, JudgedMeaning, ReportedEdition, RoundReport } from './report.js';

/** What checking a tournament found: data only, words are made in `reports/`. */
export interface TournamentReport {
  readonly file: string;
  readonly name: string;
  readonly edition: ReportedEdition | null;
  /** How the other editions do, where the edition was only guessed and rounds deviate from it; else empty. */
  readonly alternatives: readonly EditionFit[];
  /** Players, or teams. */
  readonly players: number;
  /** Place, dates and chief arbiter; absent if nothing could be read. */
  readonly event?: EventFacts;
  /** SHA-256 of the bytes of the file, in hexadecimal; absent if nobody computed it. */
  readonly digest?: string;
  /** Names, titles and ratings by starting number, or those of the teams; absent if nothing could be read. */
  readonly people?: ReadonlyMap<number, Person>;
  /** The line of each participant in the file, by starting number; absent if the file has no such lines. */
  readonly lines?: ReadonlyMap<number, number>;
  /** Teams are paired; absent: players. */
  readonly isOfTeams?: true;
  /** `not-checked`: a valid file of which no round was checked, since it has none of those asked for. */
  readonly verdict: 'agrees' | 'deviates' | 'invalid' | 'not-checked';
  readonly problems: readonly FileProblem[];
  readonly rounds: readonly RoundReport[];
  /** Whether the printed points and ranks follow from the results; absent where that was not asked for. */
  readonly standings?: StandingsCheck;
  /** The initial-colour, if it was inferred from a game; absent if the file or an option gives it, or if it is unknown. */
  readonly initialColour?: InferredColour;
  /** The other meanings of a file that contradicts itself, and what depends on them; absent for other files. */
  readonly otherMeanings?: readonly JudgedMeaning[];
  /** How the event is accelerated; absent: not, or by the virtual points of the file. */
  readonly acceleration?: ReportedAcceleration;
  /** The number of rounds that was used; absent where the file announces it. */
  readonly length?: ReportedLength;
  /** An acceleration that the file does not declare, and with which more rounds agree; absent: there is none. */
  readonly closer?: CloserAcceleration;
  /** The other readings of the edition by which every round was paired, too; absent where that was not asked for. */
  readonly readingsTried?: readonly string[];
  /** The kind of event, where no FIDE rule pairs its rounds, so that nothing was judged; absent for other events. */
  readonly unjudged?: UnjudgedEvent;
  /** What was found out of a round robin; absent for other events. */
  readonly roundRobin?: RoundRobinFacts;
  /** The pairs alone were asked for: no round has reasons. Absent for other checks. */
  readonly isPairsOnly?: true;
  /** How every edition does, where all were tried; else absent. */
  readonly fit?: EditionSearch;
  /** What a page shows besides; absent where that was not asked for. */
  readonly picture?: TournamentPicture;
}

/** A participant, as the file describes them. */
export type Person = Pick<TournamentPlayer, 'name' | 'title' | 'rating' | 'federation' | 'fideId'>;

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

/** Deviates from the rules, or no pairing of it is legal. */
export function isWrong({ verdict }: Pick<RoundReport, 'verdict'>): boolean {
  return verdict === 'deviates' || verdict === 'impossible';
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
  header,
  players,
  teams,
}: Salvaged): Pick<TournamentReport, 'name' | 'players' | 'event' | 'people' | 'lines' | 'isOfTeams'> {
  const lines = new Map<number, number>();
  for (const { id, line } of players) if (line > 0) lines.set(id, line);
  const people = new Map(players.map((player) => [player.id, player]));
  const facts = { name, players: players.length, event: eventFacts(header), people, lines };
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
