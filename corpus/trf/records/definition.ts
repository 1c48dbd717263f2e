import type { Remarks, TrfVersion } from '../convert/remarks.js';
import type { Line, ProblemLog } from '../problems.js';
import type { RecordedByes, Tournament } from '../tournament.js';
import type { Records } from './records.js';

/** All that depends on the code of a record; `table.ts` has the definition of every code. */
export interface RecordDefinition<T> extends Codec<T>, RecordFacts {
  /** The record as TRF16 and TRF06 have it. Absent: as it stands, or lost where TRF26 added the record. */
  readonly to16?: Change<T>;
  /** The record as TRF26 has it. Absent: as it stands. */
  readonly to26?: Change<T>;
  /** The byes that the record asks for; `next` is the round to be paired. In a TRFp document they have their own member. */
  readonly byes?: (data: T, next: number) => readonly RecordedByes[];
}

/** A definition of which it does not matter what the records hold; that of a record that is only a text has no more. */
export interface AnyDefinition extends RecordFacts {
  readonly to16?: Change<never>;
  readonly to26?: Change<never>;
  readonly byes?: (data: never, next: number) => readonly RecordedByes[];
}

/** A record that can be read and written: null, with a problem in the log, for a line that is not in its form. */
export interface Codec<T> {
  readonly read: (line: Line, log: ProblemLog) => T | null;
  /** The line in its canonical form, without trailing blanks. */
  readonly write: (data: T) => string;
}

export interface RecordFacts {
  /**
   * `header`: descriptive records; `rules`: what pairings and points depend on; `teams`: TRF16 section 3, TRF26 section 4;
   * `national`: National Rating Support (TRF26 section 3).
   */
  readonly group: 'players' | 'header' | 'rules' | 'comments' | 'teams' | 'national';
  /** TRF16 does not have the record. The records of JaVaFo and bbpPairings (XX…, BB…) are made for TRF16. */
  readonly isAddedIn26?: boolean;
  /** Its numbers are those of players in an event of individuals, and of teams in an event of teams. */
  readonly namesParticipants?: boolean;
  /** What the records of a tournament say together, whichever of them a file has. */
  readonly part?: Part;
  /** The line as the format has it, where it is written otherwise and can mean only one thing. */
  readonly mend?: (line: Line, log: ProblemLog) => Line;
}

/** Data of a tournament that a version of the format has in one record or in several. */
export interface Part {
  /** Absent: `parseTrf` and `writeTrf` have a place of their own for it. */
  readonly read?: (records: Records, event: KnownEvent, log: ProblemLog) => Partial<Tournament>;
  /** Converted as a whole, since the versions divide it into records in other ways. */
  readonly isWhole?: boolean;
  /** @param modern the records of TRF26; else those of TRF16 with what JaVaFo and bbpPairings added to it. */
  readonly write: (tournament: Tournament, modern: boolean) => string[];
}

/** What is known of an event of individuals when its parts are read. */
export interface KnownEvent {
  /** Starting numbers of the players. */
  readonly ids: ReadonlySet<number>;
  /** The last round of which a record can speak. */
  readonly lastRound: number;
}

/**
 * A record in another version of the format, as lines without their ends.
 * @param data null where the record is not in its form.
 */
export type Change<T> = (step: Step, data: T | null) => string[];

/** One record on its way to another version, and what the conversion needs to know of the others. */
export interface Step {
  readonly tag: string;
  /** Number of its line in the file. */
  readonly line: number;
  /** The record as it stands in the canonical form. */
  readonly text: string;
  readonly to: TrfVersion;
  readonly tournament: Tournament;
  /** Of the records of the file. */
  readonly tags: ReadonlySet<string>;
  readonly remarks: Remarks;
}

/** A record with all that depends on its code. */
export function define<T>(
  codec: Codec<T>,
  facts: Omit<RecordDefinition<T>, keyof Codec<T>>,
): RecordDefinition<T> {
  return { ...codec, ...facts };
}

/** The record stays, although the version has none: other readers pass it over. */
export function keep({ tag, line, text, remarks }: Step): string[] {
  remarks.add('kept', tag, line, { kind: 'extension' });
  return [text];
}

/** The version has no place for the data of the record. */
export function lose({ tag, line, remarks }: Step): string[] {
  remarks.add('lost', tag, line, { kind: 'no-record' });
  return [];
}

/** What the matches of teams are made of, beside the games: without such a record the file could not be read as teams. */
export function keepForTeams(step: Step): string[] {
  return step.tournament.kind === 'team' ? keep(step) : lose(step);
}

/** The same in records of another code. */
export function changeInto({ tag, line, remarks }: Step, lines: string[], code: string): string[] {
  remarks.add('adjusted', tag, line, { kind: 'into', records: [code] });
  return lines;
}
