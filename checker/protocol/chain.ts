import type { PersonField } from '../../corpus/index.js';
import { canonicalText } from './canonical.js';
import { present } from '../../engine/present.js';

/** An entry of the protocol of an event: what happened, with the hash of the entry before it. */
export interface ProtocolEntry {
  /** 1-based, without gaps. */
  readonly number: number;
  /** 2: the hash is that of the canonical form (RFC 8785); absent in entries of earlier versions. */
  readonly form?: 2;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Name of the key that asked for it. */
  readonly by: string;
  readonly what: ProtocolEvent;
  /** Hash of the entry before; of the first entry that of the event's id. */
  readonly previous: string;
  /** SHA-256 (hexadecimal) of the entry without this member and those below, as {@link entryText} writes it. */
  readonly hash: string;
  /** Absent: nobody signed it. */
  readonly signature?: EntrySignature;
  /** Personal data of the entry, stored separately: they are neither hashed nor signed, so they can be erased. */
  readonly erasable?: readonly ErasablePerson[];
  /** True: the file and the deviations of an entry that holds persons itself were erased. */
  readonly erased?: true;
}

/** A person that an entry is committed to, without a word about them. */
export interface PersonCommitment {
  /** Starting number; of a text with names in it (an arbiter, a comment) "line" and its number. */
  readonly player: string;
  /** SHA-256 (hexadecimal) of the canonical form of `[salt, fields]`. */
  readonly commitment: string;
}

/** The fields of a person, with the salt without which the commitment says nothing. */
export interface ErasablePerson {
  readonly player: string;
  readonly salt: string;
  readonly fields: readonly PersonField[];
}

/** By whom an entry is signed: the server, with a key that it alone has. */
export interface EntrySignature {
  /** Id of the key. */
  readonly key: string;
  /** Ed25519 of what {@link signedText} gives of the hash, as base64url. */
  readonly value: string;
}

export type ProtocolEvent = RegisteredEvent | RoundEvent | TakenBackEvent | RestoredEvent;

export interface RegisteredEvent {
  readonly kind: 'registered';
  /** Where `persons` are: with placeholders in their place. */
  readonly file: string;
  /** Absent: the file stands there whole. */
  readonly persons?: readonly PersonCommitment[];
  /** Name of the edition that was asked for; null: chosen from the file. */
  readonly edition: string | null;
}

export interface RoundEvent {
  /** `closed`: the file with the results of the last round came; no round was given out. */
  readonly kind: 'round' | 'closed';
  readonly round: number;
  readonly edition: string;
  /** The file as it came; where `persons` are, with placeholders in their place. */
  readonly file: string;
  /** Absent: the file stands there whole. */
  readonly persons?: readonly PersonCommitment[];
  /** Hash of the file as it was answered, with the same placeholders. */
  readonly answer: string;
  /** How many differences and breaches of rules were found and stored. */
  readonly differences: number;
  readonly breaches: number;
  /** They themselves, differences first; absent where there are none, and in entries of versions that stored their numbers only. */
  readonly deviations?: readonly RecordedDeviation[];
  /** Version of the program that paired. */
  readonly program: string;
}

/** A difference, or a rule that a round breaks, as it was found with a file. */
export interface RecordedDeviation {
  readonly source: 'difference' | 'rule';
  readonly kind: string;
  /** The round that it is about; null: none. */
  readonly round: number | null;
  /** Starting numbers. */
  readonly players: readonly number[];
  /** Of a difference: what it is about, as it stood and as it came. */
  readonly field: string | null;
  readonly before: string | null;
  readonly now: string | null;
  /** Null for a difference. */
  readonly rule: string | null;
  readonly article: string | null;
  readonly edition: string | null;
  readonly explanation: string;
}

/** The file that came last was sent by mistake: what it has done is undone, and it may be sent otherwise. */
export interface TakenBackEvent {
  readonly kind: 'taken-back';
  /** The round that was given out for it, or after which it closed the event. */
  readonly round: number;
  /** Number of the entry of that file, the last one before this. */
  readonly entry: number;
}

/**
 * The database was restored from a backup. This history does not contain what happened between the backup and this entry.
 */
export interface RestoredEvent {
  readonly kind: 'restored';
  /** Time of the backup: ISO 8601, UTC; null: unknown, for a backup of an earlier version. */
  readonly backup: string | null;
}

/** An event that stores a tournament file. */
export type FileEvent = RegisteredEvent | RoundEvent;

export function hasFile(what: ProtocolEvent): what is FileEvent {
  return what.kind === 'registered' || what.kind === 'round' || what.kind === 'closed';
}

/** The protocol of an event, as it is exported. */
export interface ProtocolDocument {
  readonly schema: 'swissproof/protocol/1';
  /** The event's id. */
  readonly event: string;
  readonly entries: readonly ProtocolEntry[];
}

/** SHA-256 of a text in UTF-8, hexadecimal. */
export type Hash = (text: string) => string;

/** Signs a text. */
export type Sign = (text: string) => EntrySignature;

/**
 * Judges a signature. `good`: a trusted key signed this text; `strange`: no trusted key did; `early`, `late`: a trusted key did,
 * but the text is older or newer than the use of this key.
 * @param at time of the signed text: ISO 8601, UTC.
 */
export type JudgeSignature = (
  text: string,
  signature: EntrySignature,
  at: string,
) => 'good' | 'strange' | 'early' | 'late';

/**
 * What an entry's hash is taken of: its canonical form (RFC 8785), which every reader of JSON makes of the same content.
 * Entries of earlier versions have a form of our own. What can be erased is not hashed.
 */
export function entryText(entry: Omit<ProtocolEntry, 'hash' | 'signature'>): string {
  const { number, form, at, by, what, previous } = entry;
  if (form === undefined) return JSON.stringify([number, at, by, membersOf(what), previous]);
  return canonicalText({ number, form, at, by, what, previous });
}

/** The members of an object by their names, and so those of the objects in its lists. */
function membersOf(value: object): [string, unknown][] {
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return members.map(([name, member]: [string, unknown]) => [name, ordered(member)]);
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  return typeof value === 'object' && value !== null ? membersOf(value) : value;
}

/** What is signed of an entry: its hash, which says the rest, the entries before it and the event. */
export function signedText(hash: string): string {
  return `swissproof protocol entry ${hash}`;
}

/**
 * The next entry of a chain.
 * @param sign null: it is not signed.
 */
export function nextEntry(
  event: string,
  last: Pick<ProtocolEntry, 'number' | 'hash'> | null,
  entry: Pick<ProtocolEntry, 'at' | 'by' | 'what' | 'erasable'>,
  hash: Hash,
  sign: Sign | null = null,
): ProtocolEntry {
  const { erasable, ...said } = entry;
  const number = (last?.number ?? 0) + 1;
  const whole = { form: 2, number, ...said, previous: last?.hash ?? hash(event) } as const;
  const own = hash(entryText(whole));
  return {
    ...whole,
    hash: own,
    ...(sign === null ? {} : { signature: sign(signedText(own)) }),
    ...present({ erasable }),
  };
}
