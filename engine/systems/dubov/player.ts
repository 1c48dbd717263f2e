import type { PointSystem, ResultCode, Tenths } from '../../model/event.js';
import type { Player, RoundState } from '../../model/player.js';
import { colourPreference, Strength } from '../../rules/colour-preference.js';
import type { ColourPreference } from '../../rules/colour-preference.js';
import type { PlayerTrait } from '../interface/system.js';

/** A player as the Dubov System of 2018 and 2026 sees one. */
export interface DubovPlayer extends Player, ColourPreference {
  /** There are no exceptions for topscorers. */
  readonly topscorer: false;
  /** Average rating of the opponents met, rounded (1.7); 0 without a game. */
  readonly aro: number;
  /** Games played over the board. */
  readonly games: number;
  /** How often the player was upfloated so far. */
  readonly upfloats: number;
  readonly upfloatedLast: boolean;
  /** Upfloated as often as may be (1.8). */
  readonly isMaximumUpfloater: boolean;
  /** False when an earlier bye or a win without playing bars the pairing-allocated bye. */
  readonly mayTakeBye: boolean;
}

/** The moment before a round is paired, as the Dubov System sees it. */
export interface DubovState extends RoundState {
  readonly players: readonly DubovPlayer[];
  /** MaxT (1.8.2). */
  readonly mostUpfloats: number;
  /** A bracket in which nobody has played is divided into halves by TPN (3.2.3). */
  readonly hasHalves: boolean;
}

/** What of an edition decides how it sees the players. */
export interface DubovReading {
  /** True when a round not played bars the player from the pairing-allocated bye (C2). */
  readonly barsBye: (result: ResultCode, worth: Tenths, points: PointSystem) => boolean;
  /** Where a bracket in which nobody has played is divided into halves by TPN (3.2.3). */
  readonly halves: 'always' | 'in the first round';
  /** The players as another reading of the rules sees them; absent: as they are. */
  readonly seeOtherwise?: (state: DubovState) => DubovState;
}

/** What an edition makes of the players of a round. */
export function dubovState(state: RoundState, edition: DubovReading): DubovState {
  const mostUpfloats = maximumUpfloats(state);
  const players = state.players.map((player): DubovPlayer => {
    const { past } = player;
    let [upfloats, upfloatedLast, mayTakeBye] = [0, false, true];
    for (const { isPlayed, scoreDifference, result, worth } of past) {
      upfloatedLast = isPlayed && scoreDifference < 0;
      if (upfloatedLast) upfloats += 1;
      if (!isPlayed && edition.barsBye(result, worth, state.points)) mayTakeBye = false;
    }
    const ratings = opponentsRatings(player, state);
    const { preference, strength } = preferenceOf(player);
    return {
      id: player.id,
      order: player.order,
      parityNumber: player.parityNumber,
      score: player.score,
      standing: player.standing,
      colours: player.colours,
      colourDifference: player.colourDifference,
      opponents: player.opponents,
      past,
      person: player.person,
      preference,
      strength,
      topscorer: false,
      aro: roundedAverage(ratings),
      games: ratings.games,
      upfloats,
      upfloatedLast,
      isMaximumUpfloater: upfloats >= mostUpfloats,
      mayTakeBye,
    };
  });
  const hasHalves = edition.halves === 'always' || state.round === 1;
  const seen: DubovState = { mostUpfloats, hasHalves, ...state, players };
  return edition.seeOtherwise?.(seen) ?? seen;
}

/** MaxT (1.8.2). */
export function maximumUpfloats({ totalRounds }: Pick<RoundState, 'totalRounds'>): number {
  return 2 + Math.floor(totalRounds / 5);
}

/** What the criteria read of a player. */
export function traitsOf({ upfloats, upfloatedLast, preference, strength }: DubovPlayer): PlayerTrait[] {
  return [
    { value: upfloats, weight: 2 },
    { value: upfloatedLast ? 1 : 0, weight: 2 },
    { value: preference, weight: 1 },
    { value: strength, weight: 1 },
  ];
}

/** Who has not played a game has a mild preference for Black (1.6.4). */
function preferenceOf({ colours, colourDifference }: Player): ColourPreference {
  const found = colourPreference(colours, colourDifference);
  return found.preference === null ? { preference: 'black', strength: Strength.mild } : found;
}

/** Ratings of those whom a player met over the board, one a game: their sum, and how many games there were. */
interface OpponentsRatings {
  readonly sum: number;
  readonly games: number;
}

/** Only games played count (2026 1.7.1); who has no rating counts as 0. */
function opponentsRatings({ past }: Pick<Player, 'past'>, { ratings }: RatedState): OpponentsRatings {
  let [sum, games] = [0, 0];
  for (const { opponent, isPlayed } of past) {
    if (opponent === null || !isPlayed) continue;
    sum += ratings.get(opponent) ?? 0;
    games += 1;
  }
  return { sum, games };
}

/** The average rounded to the nearest integer, a half upwards (2018 A.6, 2026 1.7.1); 0 without a game (1.7.3). */
export function roundedAverage({ sum, games }: OpponentsRatings): number {
  return games === 0 ? 0 : Math.floor((2 * sum + games) / (2 * games));
}

/** Compares two averages without rounding: negative when the first is lower. One without games is 0. */
export function compareAverages(a: OpponentsRatings, b: OpponentsRatings): number {
  return a.sum * Math.max(1, b.games) - b.sum * Math.max(1, a.games);
}

type RatedState = Pick<RoundState, 'ratings'>;
