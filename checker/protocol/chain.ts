/** An entry of the protocol of an event: what happened, with the hash of the entry before it. */
export interface ProtocolEntry {
  /** 1-based, without gaps. */
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Name of the key that asked for it. */
  readonly by: string;
  readonly what: ProtocolEvent;
  /** Hash of the entry before; of the first entry that of the event's id. */
  readonly previous: string;
  /** SHA-256 (hexadecimal) of the entry without this member, as {@link entryText} writes it. */
  readonly hash: string;
}

export type ProtocolEvent = RegisteredEvent | RoundEvent;

export interface RegisteredEvent {
  readonly kind: 'registered';
  readonly file: string;
  /** Name of the edition that was asked for; null: chosen from the file. */
  readonly edition: string | null;
}

export interface RoundEvent {
  /** `closed`: the file with the results of the last round came; no round was given out. */
  readonly kind: 'round' | 'closed';
  readonly round: number;
  readonly edition: string;
  /** The file as it came. */
  readonly file: string;
  /** Hash of the file as it was answered. */
  readonly answer: string;
  /** How many differences and breaches of rules were found and stored. */
  readonly differences: number;
  readonly breaches: number;
  /** Version of the program that paired. */
  readonly program: string;
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

/** What an entry's hash is taken of: members in a fixed order, whatever order they came in. */
export function entryText({ number, at, by, what, previous }: Omit<ProtocolEntry, 'hash'>): string {
  const members = Object.entries(what).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([number, at, by, members, previous]);
}

/** The next entry of a chain. */
export function nextEntry(
  event: string,
  last: Pick<ProtocolEntry, 'number' | 'hash'> | null,
  entry: Pick<ProtocolEntry, 'at' | 'by' | 'what'>,
  hash: Hash,
): ProtocolEntry {
  const whole = { number: (last?.number ?? 0) + 1, ...entry, previous: last?.hash ?? hash(event) };
  return { ...whole, hash: hash(entryText(whole)) };
}
