import type { Rule, ValueRule } from '../../rules/rule.js';
import type { ByeFirstEdition } from '../bye-first/edition.js';
import type { Edition, EditionFacts } from '../interface/system.js';
import type { Criterion } from './criteria.js';
import type { BursteinPlayer, BursteinReading } from './player.js';

/** An edition of the Burstein System from 2026 on: data plus the few functions in which editions and readings differ. */
export interface BursteinEdition extends EditionFacts, BursteinReading, ByeFirstEdition<BursteinPlayer> {
  /** The edition by which the seeding rounds are paired (1.6.1). */
  readonly seeding: Edition;
  /** How many seeding rounds an event of so many rounds has (1.6.2). */
  readonly seedingRounds: (totalRounds: number) => number;
  readonly completionRule: ValueRule;
  /** [C5] to [C8], in order of priority. */
  readonly criteria: readonly Criterion[];
  readonly orderRules: OrderRules;
}

export interface OrderRules {
  /** 4.3. */
  readonly pairings: Rule;
  /** The recommended order of boards (C.04.2). */
  readonly boards: Rule;
}
