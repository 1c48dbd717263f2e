import type { PastRound } from '../../../model/player.js';
import type { AbsoluteRule } from '../../../rules/absolute-rules.js';
import type { ColourRule } from '../../../rules/colours.js';
import type { EditionFacts } from '../../interface/system.js';
import type { DutchPlayer, DutchState, Float } from '../player.js';
import type { UnplayedRules } from '../unplayed-rules.js';

/** The edition of 1992, or one of its readings: data plus the few functions in which they differ. */
export interface Edition1992 extends EditionFacts, Pick<UnplayedRules, 'barsBye'> {
  readonly absoluteRules: readonly AbsoluteRule<DutchPlayer>[];
  readonly colourRules: readonly ColourRule[];
  /** The float of an earlier round (A4, A5); null for the round before the first. */
  floatOf(past: PastRound | null): Float;
  /** Players with more than half of the points in the last round keep their floats (note on B). */
  readonly topscorersKeepFloats: boolean;
  /** A bracket with at least half of its players moved down is homogeneous (A3). */
  readonly halfIsHomogeneous: boolean;
  /**
   * When the bracket above is paired otherwise (C12): for all pairs that the numbers allow, where a bracket that A3 treats as
   * homogeneous is left out or counts, too; where somebody has no opponent; or never.
   */
  readonly backtracks: 'for-all-pairs' | 'for-all-pairs-everywhere' | 'without-opponent' | 'never';
  /** What the requirements on colours and floats (B4 to B6) see of a player; absent: everything. */
  readonly seeRequired?: (player: DutchPlayer) => DutchPlayer;
  /** The players as another reading of the rules sees them; absent: as they are. */
  readonly seeOtherwise?: (state: DutchState) => DutchState;
}
