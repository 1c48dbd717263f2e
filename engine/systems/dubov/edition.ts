import type { Rule } from '../../rules/rule.js';
import type { ByeFirstEdition } from '../bye-first/edition.js';
import type { EditionFacts } from '../interface/system.js';
import type { Criterion } from './criteria.js';
import type { DubovPlayer, DubovReading } from './player.js';

/** An edition of the Dubov System from 2018 on: data plus the few functions in which the editions differ. */
export interface DubovEdition extends EditionFacts, DubovReading, ByeFirstEdition<DubovPlayer> {
  /** [C5] to [C10], in order of priority. */
  readonly criteria: readonly Criterion[];
  readonly orderRules: OrderRules;
}

/** The articles on the orders in which upfloaters, shifters and transpositions are tried. */
export interface OrderRules {
  readonly upfloaters: Rule;
  readonly shifters: Rule;
  /** How many pairs there may be within the smaller subgroup: of the same rule the articles that say it. */
  readonly recomposition: Rule;
  readonly transposition: Rule;
  /** The recommended order of boards (C.04.2). */
  readonly boards: Rule;
}
