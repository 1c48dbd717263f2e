import { isForbidden } from '../../model/player.js';
import type { RoundState } from '../../model/player.js';
import { possibleColours } from '../colours.js';
import type { LiteralForm } from '../reading.js';
import type { LimPlayer } from './definitions.js';

export type MayMeet = (one: LimPlayer, other: LimPlayer) => boolean;

/** What keeps two players apart. */
export interface Compatibility {
  /** 2.1: no second game, and a colour left by 5.1.1 and 5.1.2, which are C.04.1.g and f. */
  readonly areCompatible: MayMeet;
  /** 6, L21: in the last round, of equal scores, whatever the colours. */
  readonly areCompatibleAtLast: MayMeet;
}

export function compatibilityOf(state: RoundState, { without, otherwise }: LiteralForm): Compatibility {
  const isNew: MayMeet = (one, other) =>
    (without.has('2.1') || !one.past.some(({ isPlayed, opponent }) => isPlayed && opponent === other.id)) &&
    (without.has('prohibited-pair') || !isForbidden(state, one.id, other.id));
  const isFree = state.isFinal && !without.has('6');
  const areAllFree = without.has('5.1') || (isFree && otherwise.has('L21')); // L21
  const areCompatible: MayMeet = (one, other) =>
    isNew(one, other) && (areAllFree || possibleColours(one, other).length > 0);
  return {
    areCompatible,
    areCompatibleAtLast: (one, other) =>
      areCompatible(one, other) || (isFree && one.score === other.score && isNew(one, other)),
  };
}

/** As many pairs as can be made of some players. */
export function mostPairs(players: readonly LimPlayer[], mayMeet: MayMeet): number {
  const [first, ...others] = players;
  if (first === undefined) return 0;
  let most = 0;
  for (const opponent of others) {
    if (!mayMeet(first, opponent)) continue;
    most = Math.max(most, 1 + mostPairs(without(others, opponent), mayMeet));
    if (most === Math.floor(players.length / 2)) return most;
  }
  return Math.max(most, mostPairs(others, mayMeet));
}

export function without(players: readonly LimPlayer[], ...some: readonly LimPlayer[]): LimPlayer[] {
  return players.filter((player) => !some.includes(player));
}
