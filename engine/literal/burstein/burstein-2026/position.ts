import { isForbidden } from '../../../model/player.js';
import type { RoundState } from '../../../model/player.js';
import { canAllBePaired } from '../../enumerate.js';
import type { LiteralForm } from '../../reading.js';
import { rankedPlayers } from './definitions.js';
import type { BursteinPlayer } from './definitions.js';

export type Pair = readonly [BursteinPlayer, BursteinPlayer];

/** A round after the seeding rounds. */
export interface RoundPosition {
  readonly state: RoundState;
  readonly form: LiteralForm;
  /** In their ranking order (1.8). */
  readonly players: readonly BursteinPlayer[];
  /** The two may be paired by the absolute rules. */
  readonly mayMeet: (...pair: Pair) => boolean;
}

/** An absolute rule about two players. */
interface PairRule {
  readonly id: string;
  isBrokenBy(state: RoundState, ...pair: Pair): boolean;
}

/** 2.1: the absolute rules about two players, in the order of the articles. */
const pairRules: readonly PairRule[] = [
  { id: 'C1', isBrokenBy: (_, one, other) => haveMet(one, other) },
  { id: 'C3', isBrokenBy: (_, one, other) => haveSameAbsolutePreference(one, other) },
  { id: 'prohibited-pair', isBrokenBy: (state, one, other) => isForbidden(state, one.id, other.id) },
];

/** 2.1.1: they have played each other. */
function haveMet({ past }: BursteinPlayer, { id }: BursteinPlayer): boolean {
  return past.some(({ opponent, isPlayed }) => isPlayed && opponent === id);
}

/** 2.1.3 */
function haveSameAbsolutePreference(
  { preference: one }: BursteinPlayer,
  { preference: other }: BursteinPlayer,
): boolean {
  return one?.strength === 'absolute' && other?.strength === 'absolute' && one.colour === other.colour;
}

/** A round, before anybody is paired. */
export function positionOf(state: RoundState, form: LiteralForm): RoundPosition {
  const players = rankedPlayers(state, form);
  const breaksNone = (...pair: Pair): boolean => firstPairRuleBroken({ state, form }, [pair]) === null;
  const opponents = new Map(
    players.map((one) => [one, new Set(players.filter((other) => breaksNone(one, other)))]),
  );
  return { state, form, players, mayMeet: (one, other) => opponents.get(one)?.has(other) === true };
}

/** The first absolute rule that one of the pairs breaks; null for none. */
export function firstPairRuleBroken(
  { state, form }: Pick<RoundPosition, 'state' | 'form'>,
  pairs: readonly Pair[],
): string | null {
  const broken = pairRules.find(
    (rule) => !form.without.has(rule.id) && pairs.some((pair) => rule.isBrokenBy(state, ...pair)),
  );
  return broken?.id ?? null;
}

/** 2.2.1 [C4], 3.1.2: a pairing of all of them exists that complies with the absolute rules. */
export function canBePaired({ mayMeet }: RoundPosition, players: readonly BursteinPlayer[]): boolean {
  return canAllBePaired(players, mayMeet);
}

/** @throws RangeError when nobody of the round has the number. */
export function playerWith({ players }: RoundPosition, id: number | null): BursteinPlayer {
  const found = players.find((player) => player.id === id);
  if (found === undefined) throw new RangeError(`nobody of the round has the number ${id ?? 'none'}`);
  return found;
}
