import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DeviationDocument } from '../../reports/protocol/index.js';

/** The tables, as `migrations.ts` makes them. */
export interface Tables {
  readonly keys: KeyTable;
  readonly events: EventTable;
  readonly event_players: EventPlayerTable;
  readonly rounds: RoundTable;
  readonly deviations: DeviationTable;
  readonly protocol: ProtocolTable;
  readonly entry_persons: EntryPersonsTable;
  readonly checks: CheckTable;
  readonly signing_keys: SigningKeyTable;
  readonly vacuum_due: VacuumDueTable;
}

/** The tables that can hold personal data of players; each after those that it refers to. */
export const TABLES_OF_EVENTS = [
  'events',
  'event_players',
  'rounds',
  'deviations',
  'protocol',
  'entry_persons',
  'checks',
] as const;

export interface KeyTable {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** Of a key of the role federation: whose events it reads. Of any other key: to which its events belong. */
  readonly federation: string | null;
  /** SHA-256 of the key; the key itself is nowhere. */
  readonly hash: string;
  readonly created: Time;
  readonly expires: Time | null;
  readonly revoked: Time | null;
  /** Limits of its quota; null: the default. */
  readonly events_limit: Generated<number | null>;
  readonly files_limit: Generated<number | null>;
  readonly bytes_limit: Generated<number | null>;
  readonly event_files_limit: Generated<number | null>;
  readonly event_bytes_limit: Generated<number | null>;
  /** What its events have used of it. Bytes are whole numbers in double precision, which both drivers read as numbers. */
  readonly events_used: Generated<number>;
  readonly files_used: Generated<number>;
  readonly bytes_used: Generated<number>;
}

/** The public halves of all keys that entries of protocols were signed with. */
export interface SigningKeyTable {
  readonly id: string;
  /** PEM. */
  readonly public_key: string;
  readonly since: Time;
  /** When another key replaced it; null: not yet, or unknown (earlier versions). */
  readonly until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface EventTable {
  readonly id: string;
  /** Id of the key that registered it. */
  readonly owner: string;
  /** SHA-256 of the event's secret. */
  readonly secret: string;
  /** The same registration twice is one event: what says that it is the same, and what was sent with it. */
  readonly registration: string;
  readonly content: string;
  readonly name: string;
  /** Record 032 of the file at the registration. It decides no access: the federation of the owner does. */
  readonly federation: string;
  readonly program: string;
  /** Edition asked for; null: chosen from the file. */
  readonly edition: string | null;
  readonly start_date: string | null;
  readonly players: number;
  readonly created: Time;
  /** The last round given out; 0: none yet. */
  readonly round: number;
  /** Counts the files accepted: who read another number must read again. */
  readonly version: number;
  /** The file as it was answered last. */
  readonly file: string;
  readonly deviations: number;
  /** When the file with the last results came; null: not yet. */
  readonly closed: Time | null;
  /** Entries of the protocol, and the hash of the last one. */
  readonly entries: number;
  readonly last_hash: string;
  /** Key of the placeholders of persons in the protocol; null: an event of an earlier version, whose entries have whole files. */
  readonly pseudonyms: string | null;
  /** When personal data were erased: the event takes no file any more; null: never. */
  readonly erased: Time | null;
  /** Files accepted, with those that were taken back, and what they take of the quota. */
  readonly files: Generated<number>;
  readonly bytes: Generated<number>;
}

export interface EventPlayerTable {
  readonly event: string;
  readonly player: number;
  readonly fide_id: string;
}

export interface RoundTable {
  readonly event: string;
  readonly round: number;
  /** SHA-256 of the file that was sent. */
  readonly content: string;
  readonly idempotency_key: string | null;
  readonly edition: string;
  /** JSON. */
  readonly boards: string;
  /** True for the file with the results of the last round: `round` is that one, and nothing was given out. */
  readonly is_closing: boolean;
  readonly answer: string;
  readonly entry: number;
  readonly entry_hash: string;
  /** Number of the entry of the protocol by which the file was taken back; null: it stands. */
  readonly taken_back: number | null;
  readonly by: string;
  readonly at: Time;
}

export interface DeviationTable extends Omit<DeviationDocument, 'foundBefore' | 'takenBack' | 'at'> {
  readonly id: GeneratedAlways<number>;
  readonly found_before: number;
  /** The entry of the protocol that counts it. */
  readonly entry: number;
  readonly fide_ids: readonly string[];
  readonly at: Time;
}

export interface ProtocolTable {
  readonly event: string;
  readonly number: number;
  /** JSON of the entry with its hash, without what can be erased. */
  readonly entry: string;
  /** Two members of the entry: ISO 8601, UTC; SHA-256, hexadecimal. */
  readonly at: GeneratedAlways<string>;
  readonly hash: GeneratedAlways<string>;
}

/** What can be erased of an entry. */
export interface EntryPersonsTable {
  readonly event: string;
  readonly number: number;
  /** JSON of the list `erasable` of the entry. */
  readonly persons: string;
}

export interface CheckTable {
  readonly hash: string;
  readonly state: 'queued' | 'done' | 'failed';
  readonly rules: string | null;
  /** Null as soon as it is checked. */
  readonly file: string | null;
  /** JSON; null: not yet. */
  readonly report: string | null;
  readonly created: Time;
}

/** One row for each time that rows were erased whose old form may still be in the files of the database. */
export interface VacuumDueTable {
  readonly id: GeneratedAlways<number>;
  readonly since: Time;
}

type Time = ColumnType<Date, Date, Date>;
