import type { AbsoluteRule } from '../../../rules/absolute-rules.js';
import type { EditionFacts } from '../../interface/system.js';
import type { ColourRule1997 } from './colours-1997.js';
import type { Player1997, PlayerReadings1997 } from './player-1997.js';

/** The edition of 1997, or one of its readings: data plus the few functions in which they differ. */
export interface Edition1997 extends EditionFacts, PlayerReadings1997 {
  readonly absoluteRules: readonly AbsoluteRule<Player1997>[];
  readonly colourRules: readonly ColourRule1997[];
  /** Players who would get a forbidden colour are not transferred between the columns (2.3). */
  readonly keepsBarredColours: boolean;
  /** The score group whose larger column is the dominating colour of the bye (4). */
  readonly byeDominatedBy: 'lowest group' | 'all';
  /** The score groups that are asked for a player to be transferred (7.1, 7.2). */
  readonly transfersFrom: 'first group with one' | 'adjacent group';
  /** The player for whom somebody is transferred first (7.1). */
  readonly servedFirst: 'highest R' | 'lowest R';
  /** Whom a player must be able to meet in order to need nobody from below (7.1). */
  readonly needsOpponentIn: 'group as grown' | 'own group';
  /** The decisions that are not made, by the names of their rules: for planted errors. */
  readonly leftOut: ReadonlySet<string>;
  /** The floater among equals (6.4). */
  readonly floatsFirst: 'lowest R' | 'highest R' | 'lowest ARO';
  /** Who plays whom first: floaters' opponents (8.2). */
  readonly floatersMeet: 'opposite colour first' | 'highest R first';
  /** Equal in everything else (6.2, 7.3, 7.4). */
  readonly lastTieBreak: 'name' | 'initial order';
}
