import type { Candidate, Place, Stage } from './system.js';

/**
 * What a published round has at a stage: the pairs between its players, and those who have nobody there. A pair belongs
 * to the stage in which its lower player is resident.
 * @param opponents by place the place of the opponent, -1 for none.
 */
export function publishedCandidate(
  { mdps, residents }: Pick<Stage, 'mdps' | 'residents'>,
  opponents: ArrayLike<Place>,
): Candidate {
  const members = [...mdps, ...residents];
  const here = new Set(members);
  const paired = members.filter((place) => here.has(opponents[place]));
  return {
    pairs: paired
      .filter((place) => place < opponents[place])
      .map((place) => [place, opponents[place]] as const),
    floaters: members.filter((place) => !here.has(opponents[place])),
  };
}
