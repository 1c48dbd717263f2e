import { plainPart } from '../interface/plain-part.js';
import type { Place, UnpairedMdp, ValuePart } from '../interface/system.js';
import { listOf, UNPAIRED_MDP } from './criteria/criterion.js';
import type { Contribution, QualityCriterion } from './criteria/criterion.js';
import type { DutchPlayer } from './player.js';

/** The value that some contributions make. An MDP who stays unpaired has no number, but weighs (reading S7). */
export function countedPart(
  criterion: QualityCriterion,
  counted: readonly Contribution[],
  players: readonly DutchPlayer[],
): ValuePart {
  const places = ({ members }: Contribution): Place[] => members.map(({ player }) => players.indexOf(player));
  const weighed = listOf(
    criterion,
    counted.map(({ value }) => value),
  );
  const unpaired = counted.flatMap((contribution): UnpairedMdp[] => {
    const cameDown = UNPAIRED_MDP.cameDown(contribution.value);
    return cameDown === null ? [] : places(contribution).map((place) => ({ place, cameDown }));
  });
  unpaired.sort((a, b) => b.cameDown - a.cameDown);
  const value = weighed.filter((number) => UNPAIRED_MDP.cameDown(number) === null);
  return { ...plainPart(criterion.measure, value, counted.flatMap(places)), weighed, unpaired };
}
