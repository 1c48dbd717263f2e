import type { Alteration, Side } from '../../checker/index.js';
import type { RuleConcept } from '../../engine/index.js';
import type { CriterionWords } from './criterion-words.js';
import { PLAYERS } from './participants.js';
import type { Participants } from './participants.js';

/**
 * What a system says in its own words. All sentences are made once, for every system, in the files around; what a
 * system has no words for is described by titles, articles and numbers, so that reports need none to work.
 */
export interface SystemWords {
  /** How its participants are called. */
  readonly who: Participants;
  /** What it says of its rules, by the name of the edition. */
  readonly rules: Named<EditionWords>;
  /** What it says otherwise of rules that many systems have; see `FORBIDDEN`. */
  readonly forbidden: Readonly<Partial<Record<RuleConcept, string>>>;
  /** Why somebody may not receive the bye, by the name of the edition, where it is not for one or a win without playing. */
  readonly barred: Named<string>;
  /** What parts two candidates that are equally good, by the step at which their sequences part. */
  readonly order: Named<OrderSentence>;
  /** What altered the first order, by step: "exchange [4.3] of 5 for 6". */
  readonly alterations: Named<(alteration: Alteration) => string>;
  /** How players come into a bracket and leave it, by its kind, where that is not downwards. */
  readonly floats?: Named<FloatWords>;
  /** What is special about a bracket, by its kind; null for nothing. */
  readonly brackets: Named<string | null>;
  /** How a stage is called that is no bracket of a score, by its kind: "the assignment of the bye". */
  readonly stages: Named<string>;
  /**
   * After what the others cannot all be paired any more, by the kind of stage, as the rest of "if …"; where nothing is
   * said, that some float down.
   */
  readonly leaving: Named<(candidate: Side, who: Participants) => string>;
  /** Labels of the groups of the first order, and of what they consist of. */
  readonly groups: Named<GroupWords>;
  /** Short names of the numbers by which it ranks its players. */
  readonly figures: Named<string>;
  /** Where a player has a seat in the first order: "number 3 of S1 of the remainder". */
  readonly seats: Named<string>;
  /** What other readings say, by their numbers in the ledger. */
  readonly readings: Named<string>;
}

/** By the name of the rule, in the order of the edition. */
export type EditionWords = Named<RuleWords>;

/**
 * What is said of one rule. Rules that keep their meaning share it, in other editions and under other names. The library is
 * built without `subject`, `page` and `gist`, the page that checks files without `subject` and `gist`
 * (`scripts/without-pages.mjs`).
 */
export interface RuleWords {
  /**
   * What the rule is about, for comparing editions: rules of two editions with a subject in common are compared with each
   * other. Without a subject it is the concept of the rule, or its name.
   */
  readonly subject?: string | readonly string[];
  /** What the rule means, in one paragraph of ours; not the text of the regulation. With the same page rules say the same. */
  readonly page: string;
  /** How a deviation from a criterion is described; absent for rules that many systems have in the same words. */
  readonly sentence?: CriterionWords;
  /** What the rule demands, in a few words, where its title says too little beside that of another edition. */
  readonly gist?: string;
  /** By which number of a player the rule gives the bye, where that is neither score, games nor pairing number. */
  readonly byeNumber?: string;
}

/** By the names that the system itself gives. */
export type Named<T> = Readonly<Partial<Record<string, T>>>;

export interface FloatWords {
  /** "moved down". */
  readonly cameIn: string;
  readonly leaves: 'up' | 'down';
}

export interface GroupWords {
  readonly name: string;
  /** Also shown when nobody is in it. */
  readonly isAlways: boolean;
  /** Everybody in it is shown with the numbers by which the system ranks; absent: by the starting number alone. */
  readonly hasFigures?: true;
}

/** Tells why the reference comes first, after "the rules come to another pairing first: ". */
export type OrderSentence = (published: OrderedSide, reference: OrderedSide) => string;

/** Where a candidate stands in the sequence of generation, by the system's own names. */
export interface OrderedSide {
  readonly place: NonNullable<Side['place']>;
  readonly numbered: Side['numbered'];
}

/** A system that has no words yet. */
export const NO_WORDS: SystemWords = {
  who: PLAYERS,
  rules: {},
  forbidden: {},
  barred: {},
  order: {},
  alterations: {},
  brackets: {},
  stages: {},
  leaving: {},
  groups: {},
  figures: {},
  seats: {},
  readings: {},
};
