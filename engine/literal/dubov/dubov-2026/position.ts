import type { RoundState } from '../../../model/player.js';
import { noProhibitedPair, noSecondMeeting, pairRulesOf } from '../../pair-rules.js';
import type { PairRules } from '../../pair-rules.js';
import type { LiteralForm } from '../../reading.js';
import { noEqualAbsolutePreferences } from './criteria.js';
import { playersOf } from './definitions.js';
import type { DubovPlayer } from './definitions.js';

/** An edition of the text, where another one has the same articles under other numbers. */
export interface DubovEdition {
  readonly articles: {
    /** Lowest score, most games, largest TPN. */
    readonly bye: readonly [string, string, string];
    readonly upfloaters: string;
    readonly shifters: string;
    readonly transpositions: string;
    /** The rules on colours, in their order. */
    readonly colours: readonly string[];
  };
  /** [C2]: who may not receive the pairing-allocated bye. */
  isBarredFromBye(state: RoundState, form: LiteralForm, player: DubovPlayer): boolean;
  /** The other readings of the edition. */
  readonly otherwise: readonly string[];
}

/** A round to be paired, and by what. */
export interface RoundPosition extends PairRules<DubovPlayer> {
  readonly state: RoundState;
  readonly form: LiteralForm;
  readonly edition: DubovEdition;
  readonly players: readonly DubovPlayer[];
}

/** A round, before anybody is paired, with the absolute rules about two players (2.1). */
export function positionOf(state: RoundState, form: LiteralForm, edition: DubovEdition): RoundPosition {
  const players = playersOf(state, form);
  const rules = [
    noSecondMeeting('C1'),
    noEqualAbsolutePreferences,
    noProhibitedPair('prohibited-pair', state),
  ];
  return { state, form, edition, players, ...pairRulesOf(rules, players, form) };
}
