/** The versions of the format. */
export const TRF_VERSIONS = ['06', '16', '26'] as const;
export type TrfVersion = (typeof TRF_VERSIONS)[number];

/** What became of something that the other version does not say in the same way. */
export interface Remark {
  /** `lost`: not in the new file; `adjusted`: said in another way; `kept`: there, although the version lacks it. */
  readonly effect: 'lost' | 'adjusted' | 'kept';
  /** Tag of the record. */
  readonly record: string;
  /** Line of the first of them in the file that was read. */
  readonly line: number;
  /** How often it occurs. */
  readonly count: number;
  readonly reason: RemarkReason;
}

export type RemarkReason =
  /** The version has no record for it. */
  | { readonly kind: 'no-record' }
  /** Written in these records. */
  | { readonly kind: 'into'; readonly records: readonly string[] }
  /** It says only what holds without it. */
  | { readonly kind: 'default' }
  /** The version has no such record, but points or pairings depend on it. */
  | { readonly kind: 'extension' }
  /** A date in the form of the version. */
  | { readonly kind: 'date' }
  /** A date that cannot be read, or in several ways. */
  | { readonly kind: 'unclear-date' }
  /** Record 240: the rounds of the players say it already. */
  | { readonly kind: 'in-rounds' }
  | { readonly kind: 'code'; readonly from: string; readonly to: string }
  /** That the game does not count for the rating. */
  | { readonly kind: 'unrated'; readonly from: string; readonly to: string }
  /** It looks like a pairing-allocated bye now. */
  | { readonly kind: 'full-point-bye' }
  /** One of several byes of a point in a round, of which the file does not say which one was allocated. */
  | { readonly kind: 'open-bye' }
  | { readonly kind: 'unknown-result' }
  /** A field that could not be read. */
  | { readonly kind: 'unreadable-field' }
  /** Of a team only its name and its members are left. */
  | { readonly kind: 'team-standing' };

/** Collects remarks, those of the same kind as one. */
export class Remarks {
  readonly #found = new Map<string, Remark>();

  add(effect: Remark['effect'], record: string, line: number, reason: RemarkReason): void {
    const key = JSON.stringify([effect, record, reason]);
    const known = this.#found.get(key) ?? { effect, record, line, count: 0, reason };
    this.#found.set(key, { ...known, count: known.count + 1 });
  }

  list(): Remark[] {
    return [...this.#found.values()].sort((a, b) => a.line - b.line);
  }
}
