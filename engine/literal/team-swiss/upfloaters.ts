import { compareLists, smallestBy, subsets } from '../enumerate.js';
import { isAmongLast } from './definitions.js';
import type { Participant } from './definitions.js';
import type { RoundPosition } from './position.js';

/** 3.2: the top-scoregroup, and all who have a lower score; nobody of them is paired yet. */
export interface Stage {
  readonly residents: readonly Participant[];
  readonly lower: readonly Participant[];
}

/** 3.5.5: the first set of upfloaters that complies best with [C4] to [C7]; null when there is none. */
export function chooseUpfloaters(position: RoundPosition, stage: Stage): readonly Participant[] | null {
  const legal = withFewest(position, stage);
  const best = smallestBy(legal, (set) => setValues(position, stage, set).flatMap(({ value }) => value));
  const [first] = best.sort(compareSets);
  return first ?? null;
}

/** 2.3.1 [C4], 3.5.2: all sets of as few upfloaters as possible that leave a legal pairing. */
function withFewest(position: RoundPosition, stage: Stage): Participant[][] {
  for (let number = 0; number <= stage.lower.length; number++) {
    const legal = [...legalSets(position, stage, number)];
    if (legal.length > 0) return legal;
  }
  return [];
}

/** 3.5.1: sets of potential upfloaters with which the residents, and without which the others can be paired (3.1). */
function* legalSets(
  position: RoundPosition,
  { residents, lower }: Stage,
  number: number,
): Generator<Participant[]> {
  if ((residents.length + number) % 2 === 1) return;
  for (const set of subsets(lower, number))
    if (position.canBePaired([...residents, ...set]) && position.canBePaired(without(lower, set))) yield set;
}

/** 3.5.3, 3.5.4: which of two sets comes first; negative for the first. */
export function compareSets(one: readonly Participant[], other: readonly Participant[]): number {
  const tpns = (set: readonly Participant[]): number[] =>
    set.toSorted((a, b) => b.score - a.score || a.tpn - b.tpn).map(({ tpn }) => tpn);
  return compareLists(tpns(one), tpns(other));
}

/** 2.3.1 to 2.3.4: what is to be as small as possible of a set of upfloaters, in descending priority. */
export function setValues(
  position: RoundPosition,
  stage: Stage,
  set: readonly Participant[],
): { id: string; value: readonly number[] }[] {
  const { state, form, text } = position;
  const values = [
    { id: 'C4', value: [set.length] },
    { id: 'C5', value: scoreDifferences(stage, set) },
    { id: 'C6', value: [followingBracket(position, stage, set)] },
    { id: 'C7', value: [set.filter(({ hasJustFloated }) => hasJustFloated).length] },
  ];
  const areFloatersSpared = !isAmongLast(state, form, text.lastRounds);
  return values.filter(({ id }) => !form.without.has(id) && (id !== 'C7' || areFloatersSpared));
}

/** 2.3.2 [C5]: the score differences of the pairs with upfloaters, in descending order. */
function scoreDifferences({ residents }: Stage, set: readonly Participant[]): number[] {
  return set.map(({ score }) => residents[0].score - score).sort((one, other) => other - one);
}

/**
 * 2.3.3 [C6], complied with as much as possible (2.3): how many upfloaters the following scoregroup needs, 0 where it is
 * empty; or, read otherwise (M1), 0 where it can be paired with the fewest that its number allows, 1 where it cannot.
 */
function followingBracket(position: RoundPosition, stage: Stage, set: readonly Participant[]): number {
  const left = without(stage.lower, set);
  const following = followingScore(position, stage);
  const residents = left.filter(({ score }) => score === following);
  const lower = left.filter(({ score }) => score !== following);
  if (residents.length === 0) return 0;
  const fewest = residents.length % 2;
  const canDoWith = (number: number): boolean =>
    !legalSets(position, { residents, lower }, number).next().done;
  if (position.form.otherwise.has('M1')) return canDoWith(fewest) ? 0 : 1;
  for (let number = fewest; number <= lower.length; number += 2) if (canDoWith(number)) return number;
  return Infinity;
}

/** M2: the score of the next scoregroup in the standings of the round, or of the next one that has somebody left. */
function followingScore({ participants, form }: RoundPosition, { residents, lower }: Stage): number {
  const all = form.otherwise.has('M2') ? lower : participants;
  return Math.max(...all.map(({ score }) => score).filter((score) => score < residents[0].score));
}

function without(all: readonly Participant[], some: readonly Participant[]): Participant[] {
  return all.filter((one) => !some.includes(one));
}
