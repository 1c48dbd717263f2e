import { subsets } from '../../enumerate.js';
import type { BursteinPlayer } from './definitions.js';
import type { Pair, RoundPosition } from './position.js';

/** 1.2.2: a bracket, and all players of lower scoregroups. */
export interface Stage {
  /** Incoming floaters and residents in their ranking order; the places are the BSNs (4.1). */
  readonly players: readonly BursteinPlayer[];
  readonly lower: readonly BursteinPlayer[];
}

/** 3.2.1.1: pairs and outgoing floaters. */
export interface BracketPairing {
  readonly pairs: readonly Pair[];
  readonly floaters: readonly BursteinPlayer[];
}

/** All sets of so many outgoing floaters without whom the others can be paired, and with whom the lower ones can. */
export function* floaterSets(
  position: RoundPosition,
  { players, lower }: Stage,
  number: number,
): Generator<BursteinPlayer[]> {
  if ((players.length - number) % 2 === 1) return;
  for (const floaters of subsets(players, number)) {
    const paired = players.filter((player) => !floaters.includes(player));
    if (position.canBePaired(paired) && position.canBePaired([...floaters, ...lower])) yield floaters;
  }
}

/** 1.9.2: the bracket of the highest scoregroup that is left, with the floaters that come in. */
export function nextStage(
  { players }: RoundPosition,
  floaters: readonly BursteinPlayer[],
  lower: readonly BursteinPlayer[],
): Stage {
  const top = Math.max(...lower.map(({ score }) => score));
  const isIn = (player: BursteinPlayer): boolean =>
    floaters.includes(player) || (lower.includes(player) && player.score === top);
  return { players: players.filter(isIn), lower: lower.filter(({ score }) => score < top) };
}
