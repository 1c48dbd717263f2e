import type { Edition } from '../../engine/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import type { RobinKind } from '../../engine/round-robin/index.js';
import type { CheckAnswer, GenerateAnswer, PairAnswer } from './answers/answers.js';
import type { Wish } from './generator-wishes.js';
import type { Ability, CandidateProfile } from './profile.js';

/** A program that follows an edition of Swiss rules. */
export type CandidateProgram = ProgramBy<Edition>;

/** A program that follows the table of a round robin. */
export type TableProgram = ProgramBy<RobinKind>;

/** A program that is put to the test, whatever it claims to follow. */
export type AskedProgram = CandidateProgram | TableProgram;

/** What a candidate can claim to follow: both have an id by which profiles, campaigns and reports name them. */
export type ClaimedRules = Edition | RobinKind;

/** Whether a candidate follows a table, so that nothing is asked of it that rests on the rules of a Swiss. */
export function followsTable(candidate: AskedProgram): candidate is TableProgram {
  return robinKind(candidate.edition.id) !== null;
}

/** A program that is put to the test. Whatever it does is in the answers; only an aborted signal makes them throw. */
export interface ProgramBy<Rules extends ClaimedRules> {
  readonly profile: CandidateProfile;
  readonly edition: Rules;
  readonly abilities: ReadonlySet<Ability>;
  /** Its checker looks at points and ranks, too, and says so. */
  readonly checksStandings: boolean;
  /** As it tells it itself; null when it does not. */
  readonly version: string | null;
  /** Name and version for reports. */
  readonly title: string;
  /** Path of the file that makes the program what it is: the executable, or what the launcher is given. */
  readonly file: string;
  /** Pairs the next round of the file. */
  pairRound(trf: string, round: number, signal?: AbortSignal): Promise<PairAnswer>;
  /** Checks all rounds of a file that has this many. */
  check(trf: string, rounds: number, signal?: AbortSignal): Promise<CheckAnswer>;
  generate(wish: Wish, signal?: AbortSignal): Promise<GenerateAnswer>;
  /** Ends its processes and removes what they left. */
  close(): Promise<void>;
}
