import type { PointSystem, ResultCode, Tenths } from '../../model/event.js';
import type { AbsoluteRule } from '../../rules/absolute-rules.js';
import type { ColourRule } from '../../rules/colours.js';
import type { Rule, ValueRule } from '../../rules/rule.js';
import type { EditionFacts } from '../system.js';
import type { Criterion } from './criteria.js';
import type { DubovPlayer, DubovState } from './player.js';

/** An edition of the Dubov System from 2018 on: data plus the few functions in which the editions differ. */
export interface DubovEdition extends EditionFacts {
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
  /** True when a round not played bars the player from the pairing-allocated bye (C2). */
  barsBye(result: ResultCode, worth: Tenths, points: PointSystem): boolean;
  /** Where a bracket in which nobody has played is divided into halves by TPN (3.2.3). */
  readonly halves: 'always' | 'in the first round';
  /** The players as another reading of the rules sees them; absent: as they are. */
  readonly seeOtherwise?: (state: DubovState) => DubovState;
}

/** What speaks for a player to receive the bye. */
export interface ByeCriterion extends ValueRule {
  readonly measure: 'score' | 'games' | 'numbers';
  /** What reports tell of the player. */
  told(player: DubovPlayer): number;
  /** Less is better. */
  weight(player: DubovPlayer): number;
}

/** The articles on the orders in which upfloaters, shifters and transpositions are tried. */
export interface OrderRules {
  readonly upfloaters: Rule;
  readonly shifters: Rule;
  readonly transposition: Rule;
  /** The recommended order of boards (C.04.2). */
  readonly boards: Rule;
}
