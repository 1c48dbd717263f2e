import type { AbsoluteRule } from '../../rules/absolute-rules.js';
import type { ColourRule } from '../../rules/colours.js';
import type { Rule, ValueRule } from '../../rules/rule.js';
import type { EditionFacts } from '../interface/system.js';
import type { Criterion } from './criteria/criterion.js';
import type { DutchPlayer, DutchState } from './player.js';
import type { UnplayedRules } from './unplayed-rules.js';

/** An edition of the FIDE (Dutch) System: data plus the few functions in which the editions differ. */
export interface DutchEdition extends EditionFacts, UnplayedRules {
  readonly absoluteRules: readonly AbsoluteRule<DutchPlayer>[];
  /** [C2]: who may not receive the pairing-allocated bye. */
  readonly byeRule: Rule;
  /** The rule that the round must remain completable. */
  readonly completionRule: ValueRule;
  /** The rule that fixes the lowest score of a bye for the whole round ([C5] of 2026), if the edition has one. */
  readonly byeScoreRule: ValueRule | null;
  /** Quality criteria in order of priority. */
  readonly criteria: readonly Criterion[];
  readonly colourRules: readonly ColourRule[];
  readonly orderRules: OrderRules;
  /**
   * How the round is kept completable: in every bracket; by re-pairing the penultimate bracket and collapsing all below
   * it into one last bracket (2017 A.9); or by a penultimate bracket that suits the last one, and joining the two where it
   * cannot (2012 C.13).
   */
  readonly completion: 'every-bracket' | 'collapsed-last-bracket' | 'joined-last-brackets';
  /** How brackets are joined; null where none are. */
  readonly joining: JoiningRules | null;
  /**
   * The rules for which the quick search is known to be right (`search/quick-candidate.ts`). An edition with other rules, or
   * without this field, is paired by the general search alone, and takes about twice as long.
   */
  readonly quickSearch?: SearchedRules;
  /** The players as another reading of the rules sees them; absent: as they are. */
  readonly seeOtherwise?: (state: DutchState) => DutchState;
}

/** The rules that decide how a bracket is searched. */
export type SearchedRules = Pick<
  DutchEdition,
  'absoluteRules' | 'criteria' | 'colourRules' | 'byeScoreRule' | 'completion'
>;

/** The same edition, to be paired with the quick search: only for rules with which it was compared (`search/scopes.test.ts`). */
export function withQuickSearch(edition: DutchEdition): DutchEdition {
  return { ...edition, quickSearch: edition };
}

/** What editions that join the last brackets (2012 C.13, draft of 2015 C.13) do differently. */
export interface JoiningRules {
  /** Where a bracket with at least half of its players moved down, or in S1 when it is joined, is homogeneous (2012 A.3). */
  readonly halfIsHomogeneous: 'nowhere' | 'joined' | 'everywhere';
  /** MDPs of the last bracket may meet each other, though it is not joined (2015 D.4). */
  readonly lastMdpsMayMeet: boolean;
  /**
   * What becomes of a bracket none of whose MDPs can be paired: the penultimate is joined with the last one (2012 C.13), or
   * any bracket is managed as homogeneous (2015 C.12).
   */
  readonly whereNoMdpIsPaired: 'join' | 'homogeneous';
  /** C.12 is asked anew for the other floaters where some have no opponent in the following bracket (2012 C.1). */
  readonly asksWithoutIncompatible: boolean;
}

/** The articles on the sequence in which candidates are generated. */
export interface OrderRules {
  readonly transposition: Rule;
  readonly residentExchange: Rule;
  readonly mdpSet: Rule;
  /** The recommended order of boards (C.04.2). */
  readonly boards: Rule;
}
