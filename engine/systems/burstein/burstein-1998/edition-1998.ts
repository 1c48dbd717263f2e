import type { AbsoluteRule } from '../../../rules/absolute-rules.js';
import type { EditionFacts } from '../../interface/system.js';
import type { ColourRule1998 } from './colours-1998.js';
import type { Key } from './orders-1998.js';
import type { Player1998, PlayerReadings1998 } from './player-1998.js';

/** The edition of 1998, or one of its readings: data plus the few functions in which they differ. */
export interface Edition1998 extends EditionFacts, PlayerReadings1998 {
  readonly absoluteRules: readonly AbsoluteRule<Player1998>[];
  /** Those of all rounds but the first. */
  readonly colourRules: readonly ColourRule1998[];
  /** What the receivers of the bye are compared by, in turn (4.2, 4.3). */
  readonly byeKeys: readonly Key[];
  /**
   * When the floater goes back for the next combination (6.6): while the next score group cannot be paired completely
   * with him, or only while he has no opponent there, or not at all.
   */
  readonly backtracksOn: 'complete pairing' | 'want of an opponent' | 'nothing';
  /** Whether somebody who has come as a floater may be the floater (6.3). */
  readonly floatsAgain: 'never' | 'if nobody else can' | 'like others';
  /** Floaters in score groups that are considered as one (6.6). */
  readonly joinedFloaters: 'floaters' | 'players like others';
  /** With whom a score group is joined that cannot be paired completely (6.6). */
  readonly joinedWith: 'next below' | 'next above';
  /** Whether as many as possible get their due colours (6.5), and whether the floater counts among them if he is due one. */
  readonly dueColours: 'in pairs' | 'in pairs, and of the floater' | 'not looked at';
}
