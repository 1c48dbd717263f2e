import type { Tenths } from '../../../model/event.js';
import type { ColourRule } from '../../../rules/colours.js';
import type { ValueRule } from '../../../rules/rule.js';
import type { Measure } from '../../interface/system.js';
import type { DutchPlayer, DutchState } from '../player.js';

/** A player in the bracket being paired. */
export interface Member {
  readonly player: DutchPlayer;
  /** Moved down from a bracket above (MDP); the others are residents. */
  readonly mdp: boolean;
}

/** What the criteria may know of a bracket besides its members. */
export interface BracketView {
  readonly state: Pick<DutchState, 'isFinal' | 'initialColour'>;
  /** Null where it is not known: certificates do not hold it, nor are there any for editions that ask for it. */
  readonly round: number | null;
  readonly colourRules: readonly ColourRule[];
  /** Score, in tenths, of the highest resident. */
  readonly score: Tenths;
  /** Score, in tenths, of the lowest ranked player. */
  readonly lowestScore: Tenths;
  readonly hasMdps: boolean;
  /** The only downfloater of a candidate is bound to receive the pairing-allocated bye. */
  readonly floaterTakesBye: boolean;
  readonly shape: BracketShape;
}

/**
 * How the MDPs of a bracket are paired: with residents only; or, after two brackets were joined into the last one (2012
 * C.13), as many as possible with residents, the others among themselves; or like residents.
 */
export type BracketShape = 'ordinary' | 'joined' | 'joined-homogeneous';

/**
 * A quality criterion. A candidate's value on it is the list of numbers that its pairs and downfloaters
 * contribute, in descending order; lists compare number by number, and a list that ends first is smaller.
 * A criterion that counts contributes 1 each, or the number of players of a pair. Less is better.
 */
export interface QualityCriterion extends ValueRule {
  readonly looksAt: 'bracket';
  /** What the numbers are: contributions to be counted, scores or score differences in tenths, or rounds. */
  readonly measure: Measure;
  /** The contributions are added up: the value is one number, or as many ones where players are counted. */
  readonly addsUp: boolean;
  /** Only pairs with a topscorer contribute, and of those only pairs with an absolute colour preference. */
  readonly isAboutTopscorers: boolean;
  /** False when no candidate of the bracket can contribute anything. */
  concerns(view: BracketView): boolean;
  /** Contribution of a pair, the higher ranked player first; null for none. */
  pair(view: BracketView, higher: Member, lower: Member): number | null;
  /** Whom of a contributing pair it speaks of; absent: the pair. */
  blamed?(view: BracketView, higher: Member, lower: Member): readonly Member[];
  /** Contribution of a downfloater; null for none. */
  float(view: BracketView, member: Member): number | null;
}

/**
 * What an MDP that stays unpaired adds where the text gives it no score difference (reading S7): more than any score
 * difference, the farther it came down the more.
 */
export const UNPAIRED_MDP = {
  of: (cameDown: Tenths): number => cameDown + BEYOND_ANY_SCORE,
  /** How far the player came down, in tenths; null for a score difference. */
  cameDown: (value: number): Tenths | null => (value >= BEYOND_ANY_SCORE ? value - BEYOND_ANY_SCORE : null),
};

/** In tenths; no event is long enough to reach it. */
const BEYOND_ANY_SCORE = 1_000_000;

/** The criterion that looks at the following bracket: the downfloaters that let it do best on `reads`. */
export interface LookaheadCriterion extends ValueRule {
  readonly looksAt: 'following bracket';
  /** Criteria of the following bracket that count, in order of priority. */
  readonly reads: readonly QualityCriterion[];
}

/** The downfloaters can be paired in the following bracket, where the procedure has gone back for others (2012 C.12). */
export interface BacktrackCriterion extends ValueRule {
  readonly looksAt: 'downfloaters in the following bracket';
}

/**
 * The set of MDPs that are paired, in the order in which such sets are tried, where that comes before other criteria
 * (2012 D.3).
 */
export interface MdpSetCriterion extends ValueRule {
  readonly looksAt: 'set of MDPs';
}

export type Criterion = QualityCriterion | LookaheadCriterion | BacktrackCriterion | MdpSetCriterion;

/** The value of a candidate on a criterion: its contributions in descending order, or their sum. */
export function valueOf(
  criterion: QualityCriterion,
  view: BracketView,
  pairs: readonly (readonly [Member, Member])[],
  floaters: readonly Member[],
): number[] {
  const found = contributions(criterion, view, pairs, floaters);
  return listOf(
    criterion,
    found.map(({ value }) => value),
  );
}

/** What contributions come to; those who are counted are as many ones. */
export function listOf({ addsUp, measure }: QualityCriterion, values: readonly number[]): number[] {
  if (!addsUp) return [...values].sort((x, y) => y - x);
  const sum = values.reduce((all, value) => all + value, 0);
  if (measure !== 'count') return values.length === 0 ? [] : [sum];
  const ones: number[] = [];
  for (let counted = 0; counted < sum; counted++) ones.push(1);
  return ones;
}

/** What a pair or a downfloater adds to the value of a candidate. */
export interface Contribution {
  readonly value: number;
  readonly members: readonly Member[];
}

/** All contributions to the value of a candidate on a criterion: the pairs' first, then the downfloaters'. */
export function contributions(
  criterion: QualityCriterion,
  view: BracketView,
  pairs: readonly (readonly [Member, Member])[],
  floaters: readonly Member[],
): Contribution[] {
  if (!criterion.concerns(view)) return [];
  const found: Contribution[] = [];
  for (const members of pairs) {
    const value = criterion.pair(view, ...members);
    if (value !== null) found.push({ value, members: criterion.blamed?.(view, ...members) ?? members });
  }
  for (const member of floaters) {
    const value = criterion.float(view, member);
    if (value !== null) found.push({ value, members: [member] });
  }
  return found;
}
