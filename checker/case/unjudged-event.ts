/** A kind of event whose rounds are paired by no rule of FIDE. */
export type UnjudgedKind = 'two-camps' | 'knock-out' | 'match';

/** An event whose rounds cannot be judged, and what shows it. */
export type UnjudgedEvent = { readonly kind: UnjudgedKind } & (
  | { readonly from: 'words'; readonly record: '192' | '092'; readonly text: string }
  /** How many players each of the two camps has: everybody met all of the other camp, and nobody of their own. */
  | { readonly from: 'games'; readonly camps: readonly [number, number] }
);
