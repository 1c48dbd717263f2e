import type { RoundState } from '../../model/player.js';
import type { AbsoluteRule, BoundPlayer } from '../../rules/absolute-rules.js';
import type { ColourRule } from '../../rules/colours.js';
import type { Rule, ValueRule } from '../../rules/rule.js';

/**
 * What editions have in common that assign the pairing-allocated bye before any bracket is paired, and all of whose
 * brackets are paired under the same absolute rules.
 */
export interface ByeFirstEdition<P extends ByePlayer> {
  readonly absoluteRules: readonly AbsoluteRule<P>[];
  /** [C2]: who may not receive the pairing-allocated bye. */
  readonly byeRule: Rule;
  /** [C4]. */
  readonly completionRule: ValueRule;
  /** Who receives the bye (3.1.3-3.1.5), in order of priority; the last one decides always. */
  readonly byeCriteria: readonly ByeCriterion<P>[];
  readonly colourRules: readonly ColourRule[];
  /** Who of two is the higher ranked for the colours; absent: who stands before the other in the round. */
  readonly outranks?: (a: P, b: P) => boolean;
}

/** A player of whom it is known who may have the bye. */
export interface ByePlayer extends BoundPlayer {
  /** False when an earlier bye or a win without playing bars the pairing-allocated bye. */
  readonly mayTakeBye: boolean;
}

/** What speaks for a player to receive the bye. */
export interface ByeCriterion<P extends ByePlayer> extends ValueRule {
  readonly measure: 'score' | 'products' | 'games' | 'numbers';
  /** What reports tell of the player. */
  readonly shown: (player: P) => number;
  /** Less is better. */
  readonly weight: (player: P) => number;
}

/** The moment before a round is paired, as a system sees its players. */
export type StateOf<P extends ByePlayer> = RoundState & { readonly players: readonly P[] };
