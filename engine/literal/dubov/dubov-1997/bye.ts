import { canAllBePaired, smallestBy } from '../../enumerate.js';
import { dominatingColour } from './definitions.js';
import type { DubovPlayer } from './definitions.js';
import { isBarredFromBye } from './limitations.js';
import type { RoundPosition } from './limitations.js';

/** Chapter 4: the player who gets the pairing-allocated bye; null when nobody can. */
export function chooseBye(position: RoundPosition): DubovPlayer | null {
  const [chosen] = smallestBy(whoMayHaveBye(position), (player) => valuesOf(position, player));
  return chosen ?? null;
}

/** C.04.1.d, DA18: not barred, and the others can be paired without the player. */
export function whoMayHaveBye(position: RoundPosition): DubovPlayer[] {
  const { players, mayMeet } = position;
  return players.filter((player) => {
    const others = players.filter((other) => other !== player);
    return !isBarredFromBye(position, player) && canAllBePaired(others, mayMeet);
  });
}

/** What is to be as small as possible, in descending priority; DA15: the last by name. */
function valuesOf(position: RoundPosition, player: DubovPlayer): number[] {
  const { score, rating, dueColour, aro, alphabetical } = player;
  const dominating = dominatingColour(groupOfDominatingColour(position, player));
  const isOther = !position.form.without.has('4.colour') && dominating !== null && dueColour !== dominating;
  return [score, rating, isOther ? 1 : 0, -aro, -alphabetical];
}

/** DA7: the lowest score group. */
function groupOfDominatingColour(
  { form, players }: RoundPosition,
  { score }: DubovPlayer,
): readonly DubovPlayer[] {
  return form.otherwise.has('DA7') ? players : players.filter((player) => player.score === score); // DA7
}
