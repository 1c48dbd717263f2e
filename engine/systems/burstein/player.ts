import type { PointSystem, ResultCode, Tenths } from '../../model/event.js';
import type { PastRound, Player, RoundState } from '../../model/player.js';
import { drawValue } from '../../model/results.js';
import { colourPreference } from '../../rules/colour-preference.js';
import type { ByeCriterion, ByePlayer } from '../bye-first/edition.js';
import type { PlayerTrait } from '../interface/system.js';

/** A player as the Burstein System of 2026 sees one. */
export interface BursteinPlayer extends ByePlayer {
  /** There are no exceptions for topscorers. */
  readonly topscorer: false;
  /** Games played over the board. */
  readonly games: number;
  readonly index: OppositionIndex;
  /** Place in the ranking order of 1.8 among all who are to be paired, from 1; scores play no part in it. */
  readonly rank: number;
}

/** The moment before a round is paired, as the Burstein System sees it. */
export interface BursteinState extends RoundState {
  readonly players: readonly BursteinPlayer[];
}

/** What of an edition decides how it sees the players. */
export interface BursteinReading {
  /** True when a round not played bars the player from the pairing-allocated bye (C2). */
  readonly barsBye: (result: ResultCode, worth: Tenths, points: PointSystem) => boolean;
  /**
   * The rounds not played that count as draws for the opponents (1.7.2.2).
   * @param present what the player has in the round to be paired; null for who takes part in it.
   */
  readonly drawnForOpponents: (
    past: readonly PastRound[],
    present: ResultCode | null,
  ) => readonly PastRound[];
  /** The methods of the ranking order (1.8), in order of priority; the last one decides always. */
  readonly ranking: readonly RankingMethod[];
  /** The players as another reading of the rules sees them, before they are ranked; absent: as they are. */
  readonly seeOtherwise?: (player: BursteinPlayer, state: RoundState) => BursteinPlayer;
}

/** By how much a player is ranked: more is higher. The lowest ranked receives the bye (3.1.5). */
export type RankingMethod = ByeCriterion<BursteinPlayer>;

/** What an edition makes of the players of a round. */
export function bursteinState(state: RoundState, edition: BursteinReading): BursteinState {
  const scoreOf = scoresForOpponents(state, edition);
  const seen = state.players.map((player) => {
    const own = seePlayer(player, state, edition, scoreOf);
    return edition.seeOtherwise?.(own, state) ?? own;
  });
  return { ...state, players: withRanks(seen, edition) };
}

/** Everybody with the place in the ranking order (1.8). */
export function withRanks(
  players: readonly BursteinPlayer[],
  edition: Pick<BursteinReading, 'ranking'>,
): BursteinPlayer[] {
  const order = [...players].sort((a, b) => compareRanks(edition, a, b));
  const rankOf = new Map(order.map((player, index) => [player, index + 1]));
  return players.map((player) => ({ ...player, rank: rankOf.get(player) ?? 0 }));
}

/** What the criteria read of a player. */
export function traitsOf({ index, preference, strength }: BursteinPlayer): PlayerTrait[] {
  return [
    { value: index.buchholz, weight: 2 },
    { value: index.sonnebornBerger, weight: 1 },
    { value: preference, weight: 1 },
    { value: strength, weight: 1 },
  ];
}

function seePlayer(
  player: Player,
  { points }: RoundState,
  { barsBye }: BursteinReading,
  scoreOf: (opponent: number) => Tenths,
): BursteinPlayer {
  const { past, colours, colourDifference } = player;
  const { preference, strength } = colourPreference(colours, colourDifference);
  const mayTakeBye = past.every(({ isPlayed, result, worth }) => isPlayed || !barsBye(result, worth, points));
  return {
    id: player.id,
    order: player.order,
    parityNumber: player.parityNumber,
    score: player.score,
    standing: player.standing,
    colours,
    colourDifference,
    opponents: player.opponents,
    past,
    person: player.person,
    preference,
    strength,
    topscorer: false,
    games: past.filter(({ isPlayed }) => isPlayed).length,
    index: oppositionIndex(player, scoreOf),
    rank: 0,
    mayTakeBye,
  };
}

/** What everybody counts as an opponent: the points so far, and draws for some rounds not played (1.7.2.2). */
function scoresForOpponents(
  { players, absent, points }: RoundState,
  { drawnForOpponents }: BursteinReading,
): (opponent: number) => Tenths {
  const draw = drawValue(points);
  const counts = (standing: Tenths, drawn: readonly PastRound[]): Tenths =>
    drawn.reduce((sum, { worth }) => sum + draw - worth, standing);
  const scores = new Map<number, Tenths>();
  for (const { id, standing, past } of players)
    scores.set(id, counts(standing, drawnForOpponents(past, null)));
  for (const { id, standing, past, result } of absent)
    scores.set(id, counts(standing, drawnForOpponents(past, result)));
  return (opponent) => scores.get(opponent) ?? 0;
}

function compareRanks(
  { ranking }: Pick<BursteinReading, 'ranking'>,
  a: BursteinPlayer,
  b: BursteinPlayer,
): number {
  for (const { weight } of ranking) {
    const order = weight(b) - weight(a);
    if (order !== 0) return order;
  }
  return 0;
}

/** The opposition that a player has met (1.7.1, 1.8.1); virtual points are no part of it. */
interface OppositionIndex {
  /** Sum of the present scores of the opponents, in tenths. */
  readonly buchholz: Tenths;
  /** Sum of the points earned against each opponent times the present score of that opponent, in hundredths. */
  readonly sonnebornBerger: number;
}

/**
 * The index of a player. A round without a game counts as one against oneself, with the result that gives the points that
 * the round brought (1.7.2.1).
 * @param scoreOf what an opponent counts, by starting number.
 */
function oppositionIndex(
  { past, standing }: Pick<Player, 'past' | 'standing'>,
  scoreOf: (opponent: number) => Tenths,
): OppositionIndex {
  let [buchholz, sonnebornBerger] = [0, 0];
  for (const { opponent, isPlayed, worth } of past) {
    const score = isPlayed && opponent !== null ? scoreOf(opponent) : standing;
    buchholz += score;
    sonnebornBerger += worth * score;
  }
  return { buchholz, sonnebornBerger };
}
