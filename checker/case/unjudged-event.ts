/** A kind of event whose rounds are paired by no rule of FIDE. */
export type UnjudgedKind = 'two-camps' | 'knock-out' | 'match';

/** An event whose rounds cannot be judged, and what shows it. */
export interface UnjudgedEvent {
  readonly kind: UnjudgedKind;
  readonly from: 'words' | 'games';
  /** "record 092: Knock-out", or what the games show. */
  readonly source: string;
  /** The record with the words; absent where the games show it. */
  readonly record?: '192' | '092';
}
