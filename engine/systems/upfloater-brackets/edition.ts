import type { Rule, ValueRule } from '../../rules/rule.js';
import type { ByeFirstEdition } from '../bye-first/edition.js';
import type { EditionFacts } from '../interface/system.js';
import type { Criterion } from './criteria.js';
import type { MatchPlayer, MatchReading } from './player.js';

/**
 * An edition that pairs the bracket of a scoregroup and its upfloaters by the identifiers of pairings (C.04.5 and
 * C.04.6 of 2026): data plus the few functions in which the editions differ.
 */
export interface BracketEdition extends EditionFacts, MatchReading, ByeFirstEdition<MatchPlayer> {
  /** In order of priority: those on upfloaters first, then those on pairs. */
  readonly criteria: readonly Criterion[];
  readonly orderRules: OrderRules;
  /** All preferences are alike (C.04.6, 1.7.1). */
  readonly hasSimplePreferences?: true;
}

/** The articles on the orders in which sets of upfloaters and pairings are tried. */
export interface OrderRules {
  /** The set is chosen before anything is asked of the pairs: to take a later one is wrong however good they are. */
  readonly upfloaters: ValueRule;
  readonly pairings: Rule;
  /** The recommended order of boards (C.04.2). */
  readonly boards: Rule;
}
