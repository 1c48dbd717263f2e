import { pairings, smallestBy } from '../../enumerate.js';
import { qualityValues } from './criteria.js';
import { compareOrder } from './order.js';
import type { RoundPosition } from './position.js';
import { floaterSets } from './stage.js';
import type { BracketPairing, Stage } from './stage.js';

/** 3.2.2: the first pairing of a bracket that complies best with the criteria; null when there is none. */
export function pairBracket(position: RoundPosition, stage: Stage): BracketPairing | null {
  const valuesOf = qualityValues(position, stage);
  const best = smallestBy(withMostPairs(position, stage), (pairing) =>
    valuesOf(pairing).flatMap(({ value }) => value),
  );
  const [first] = best.sort((one, other) => compareOrder(stage.players, one, other));
  return first ?? null;
}

/** 3.2.1.2, [C5]: all pairings with as many pairs as possible that comply with [C1] to [C4]. */
function withMostPairs(position: RoundPosition, stage: Stage): BracketPairing[] {
  for (let number = 0; number <= stage.players.length; number++) {
    const pairingsFound = [...floaterSets(position, stage, number)].flatMap((floaters) => {
      const paired = stage.players.filter((player) => !floaters.includes(player));
      return [...pairings(paired, position.mayMeet)].map((pairs) => ({ pairs, floaters }));
    });
    if (pairingsFound.length > 0) return pairingsFound;
  }
  return [];
}
