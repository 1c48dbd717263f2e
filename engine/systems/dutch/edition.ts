import type { UnplayedRules } from '../../model/history.js';
import type { ColourRule } from '../../rules/colours.js';
import type { AbsoluteRule, Criterion } from './criterion.js';

/** An edition of the FIDE (Dutch) System: data plus the few functions in which the editions differ. */
export interface DutchEdition extends UnplayedRules {
  readonly id: string;
  readonly title: string;
  /** First and last day in force, ISO dates; null: still in force. */
  readonly from: string;
  readonly until: string | null;
  readonly absoluteRules: readonly AbsoluteRule[];
  /** [C2]: who may not receive the pairing-allocated bye. */
  readonly byeRule: NamedArticle;
  /** The rule that the round must remain completable. */
  readonly completionRule: NamedArticle;
  /** The rule that fixes the lowest score of a bye for the whole round ([C5] of 2026), if the edition has one. */
  readonly byeScoreRule: NamedArticle | null;
  /** Quality criteria in order of priority. */
  readonly criteria: readonly Criterion[];
  readonly colourRules: readonly ColourRule[];
  readonly orderRules: OrderRules;
  /**
   * How the round is kept completable: in every bracket, or by re-pairing the penultimate bracket and collapsing
   * all below it into one last bracket (2017 A.9).
   */
  readonly completion: 'every-bracket' | 'collapsed-last-bracket';
  /** All rules are there, unchanged, as the quick search takes them for granted; false for an edition that is altered. */
  readonly isWhole: boolean;
}

export interface NamedArticle {
  readonly id: string;
  readonly article: string;
  readonly title: string;
}

/** The articles on the sequence in which candidates are generated. */
export interface OrderRules {
  readonly transposition: NamedArticle;
  readonly residentExchange: NamedArticle;
  readonly mdpSet: NamedArticle;
  /** The recommended order of boards (C.04.2). */
  readonly boards: NamedArticle;
}
