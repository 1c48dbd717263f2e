import type { RuleKind } from '../../rules/rule.js';

/** What the certificates of all systems say alike. Players by starting number. */

/** Nothing is to be proved of the order of the boards. */
export type CertificateKind = Exclude<RuleKind, 'board-order'>;

/** A pair, the higher ranked player first. */
export type IdPair = readonly [number, number];

export interface ColourClaim {
  readonly pair: IdPair;
  /** Who had White, and who should have had it. */
  readonly published: number;
  readonly reference: number;
}
