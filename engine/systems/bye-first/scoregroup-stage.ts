import type { Candidate, Pair, Place, Stage } from '../interface/system.js';
import type { ByePlayer, StateOf } from './edition.js';

/** "bye": the assignment of the bye to one of all; "scoregroup": the bracket of the highest scoregroup not yet paired. */
export type StageKind = 'bye' | 'scoregroup';

/** @param left all who are not paired yet, in ranking order. */
export function scoregroupStage({ players }: StateOf<ByePlayer>, left: readonly Place[]): Stage {
  const { score } = players[left[0]];
  const isResident = (place: Place): boolean => players[place].score === score;
  const residents = left.filter(isResident);
  const below = left.filter((place) => !isResident(place));
  const bracket = { kind: 'scoregroup' satisfies StageKind, score, mdps: [], residents, below };
  return { ...bracket, isLast: below.length === 0, givesBye: false, valuesCompletion: true };
}

/** What a published round has at a stage: the pairs of the residents, wherever they found them. */
export function publishedAt({ residents }: Stage, opponents: ArrayLike<Place>): Candidate {
  const here = new Set(residents);
  const pairs = residents.flatMap((place): Pair[] => {
    const other = opponents[place];
    if (other < 0 || (other < place && here.has(other))) return [];
    return [place < other ? [place, other] : [other, place]];
  });
  return { pairs, floaters: residents.filter((place) => opponents[place] < 0) };
}
