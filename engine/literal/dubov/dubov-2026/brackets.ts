import { compareLists, pairings, smallestBy } from '../../enumerate.js';
import { qualityCriteria } from './criteria.js';
import type { BracketPairing, Pair } from './criteria.js';
import type { DubovPlayer } from './definitions.js';
import { compareSets, possibleUpfloaters, sets } from './orders.js';
import type { RoundPosition } from './position.js';

/** A scoregroup to be paired, and all who have a lower score; nobody of them is paired yet. */
export interface Stage {
  readonly residents: readonly DubovPlayer[];
  readonly lower: readonly DubovPlayer[];
}

/** 3.2.1, 3.2.2: the upfloaters, with one of the pairings that comply best with the criteria; null if there is none. */
export function chooseUpfloaters(position: RoundPosition, stage: Stage): BracketPairing | null {
  const criteria = qualityCriteria(position.state, position.form);
  const best = smallestBy(withFewestUpfloaters(position, stage), (bracket) =>
    criteria.flatMap((criterion) => criterion.valueOf(bracket)),
  );
  const pool = possibleUpfloaters(stage.lower);
  const [first] = best.sort((one, other) => compareSets(pool, one.upfloaters, other.upfloaters));
  return first ?? null;
}

/** 3.2.1: all legal pairings of the residents with as few upfloaters as possible. */
function withFewestUpfloaters(position: RoundPosition, stage: Stage): BracketPairing[] {
  for (let number = 0; number <= stage.lower.length; number++) {
    const legal = [...legalPairings(position, stage, number)];
    if (legal.length > 0) return legal;
  }
  return [];
}

/** Note to 3.2.1: the pairings with so many upfloaters that comply with [C1], [C3] and [C4]. */
function* legalPairings(
  position: RoundPosition,
  { residents, lower }: Stage,
  number: number,
): Generator<BracketPairing> {
  if ((residents.length + number) % 2 === 1) return;
  for (const upfloaters of sets(possibleUpfloaters(lower), number)) {
    const rest = lower.filter((player) => !upfloaters.includes(player));
    if (!position.canBePaired(rest)) continue;
    for (const pairs of pairings([...residents, ...upfloaters], position.mayMeet))
      yield { residents, upfloaters, pairs };
  }
}

/** The first quality criterion on which one bracket is worse than another; null when there is none. */
export function firstWorse(
  position: RoundPosition,
  one: BracketPairing,
  other: BracketPairing,
): string | null {
  const worse = qualityCriteria(position.state, position.form).find(
    (criterion) => compareLists(criterion.valueOf(one), criterion.valueOf(other)) > 0,
  );
  return worse?.id ?? null;
}

/** The pairs of the residents among those of a round. */
export function pairsOfResidents({ residents }: Stage, pairs: readonly Pair[]): Pair[] {
  return pairs.filter((pair) => pair.some((player) => residents.includes(player)));
}
