import type { AbsoluteRule } from '../../rules/absolute-rules.js';
import type { ColourRule } from '../../rules/colours.js';
import type { Rule, ValueRule } from '../../rules/rule.js';
import type { EditionFacts } from '../system.js';
import type { Criterion } from './criteria.js';
import type { DubovPlayer, DubovReading } from './player.js';

/** An edition of the Dubov System from 2018 on: data plus the few functions in which the editions differ. */
export interface DubovEdition extends EditionFacts, DubovReading {
  readonly absoluteRules: readonly AbsoluteRule<DubovPlayer>[];
  /** [C2]: who may not receive the pairing-allocated bye. */
  readonly byeRule: Rule;
  /** [C4]. */
  readonly completionRule: ValueRule;
  /** Who receives the bye (3.1.3-3.1.5), in order of priority; the last one decides always. */
  readonly byeCriteria: readonly ByeCriterion[];
  /** [C5] to [C10], in order of priority. */
  readonly criteria: readonly Criterion[];
  readonly colourRules: readonly ColourRule[];
  readonly orderRules: OrderRules;
}

/** What speaks for a player to receive the bye. */
export interface ByeCriterion extends ValueRule {
  readonly measure: 'score' | 'games' | 'numbers';
  /** What reports tell of the player. */
  readonly told: (player: DubovPlayer) => number;
  /** Less is better. */
  readonly weight: (player: DubovPlayer) => number;
}

/** The articles on the orders in which upfloaters, shifters and transpositions are tried. */
export interface OrderRules {
  readonly upfloaters: Rule;
  readonly shifters: Rule;
  readonly transposition: Rule;
  /** The recommended order of boards (C.04.2). */
  readonly boards: Rule;
}
