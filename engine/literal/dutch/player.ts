import type { Colour, PointSystem, Tenths } from '../../model/event.js';
import type { PastRound, Player, RoundState } from '../../model/player.js';

/** A player as the definitions of article 1 (2017: section A) make him of what happened. */
export interface Seen {
  readonly id: number;
  /** 1.2.1, with the virtual points of an acceleration (B14). */
  readonly score: Tenths;
  /** Place in the order of the TPNs. */
  readonly order: number;
  /** The number that is odd or even for 5.2.5 (2017 E.5), of those who have taken part (B4). */
  readonly number: number;
  /** Whom he has played; a forfeited game was not played. */
  readonly met: ReadonlySet<number>;
  /** Colours of the games played, the oldest first. */
  readonly colours: readonly Colour[];
  readonly difference: number;
  readonly preference: Preference | null;
  readonly isTopscorer: boolean;
  readonly mayTakeBye: boolean;
  /** Rounds without a game. */
  readonly unplayed: number;
  /** The float of the previous round, and that of two rounds before. */
  readonly floats: readonly [previous: Float, before: Float];
}

export interface Preference {
  readonly colour: Colour;
  readonly strength: 'mild' | 'strong' | 'absolute';
}

export type Float = 'up' | 'down' | null;

/** Where editions and readings part in what they make of a round without a game, and of a final round. */
export interface Definitions {
  /** A round without a game gives a downfloat. */
  readonly isDownfloat: (round: PastRound, points: PointSystem) => boolean;
  /** It bars the player from the pairing-allocated bye. */
  readonly barsBye: (round: PastRound, points: PointSystem) => boolean;
  /** B3: rounds of which a topscorer must have more than half of the points; by default those before the last one. */
  readonly topscorersCountAll: boolean;
  /** B4: the starting number, whoever has taken part. */
  readonly numberIsStarting: boolean;
}

/** The players of a round in ranking order (1.2, 2017 A.2). */
export function seenBy(state: RoundState, definitions: Definitions): Seen[] {
  return state.players
    .map((player) => seen(player, state, definitions))
    .sort((a, b) => b.score - a.score || a.order - b.order);
}

function seen(player: Player, state: RoundState, definitions: Definitions): Seen {
  const { id, score, order, past } = player;
  const games = past.filter(wasPlayed);
  const colours = games.flatMap(({ colour }) => (colour === null ? [] : [colour]));
  const idle = past.filter((round) => !wasPlayed(round));
  return {
    ...{ id, score, order, colours },
    number: definitions.numberIsStarting ? id : player.parityNumber,
    met: new Set(games.flatMap(({ opponent }) => (opponent === null ? [] : [opponent]))),
    difference: differenceOf(colours),
    preference: preferenceOf(colours),
    isTopscorer: isTopscorer(player, state, definitions),
    mayTakeBye: !idle.some((round) => definitions.barsBye(round, state.points)),
    unplayed: idle.length,
    floats: [floatOf(past.at(-1)), floatOf(past.at(-2))],
  };

  /** 1.4.2 to 1.4.4 (2017 A.4.b). */
  function floatOf(round: PastRound | undefined): Float {
    if (round === undefined) return null;
    if (!wasPlayed(round)) return definitions.isDownfloat(round, state.points) ? 'down' : null;
    if (round.scoreDifference === 0) return null;
    return round.scoreDifference > 0 ? 'down' : 'up';
  }
}

/** Over the board: no bye, no absence, and no forfeit. */
function wasPlayed({ opponent, result }: PastRound): boolean {
  return opponent !== null && result !== '+' && result !== '-';
}

/** 1.6 (2017 A.6). */
function differenceOf(colours: readonly Colour[]): number {
  return colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);
}

/** 1.7.1 to 1.7.4 (2017 A.6.a to d). */
function preferenceOf(colours: readonly Colour[]): Preference | null {
  const difference = differenceOf(colours);
  const [last, before] = [colours.at(-1), colours.at(-2)];
  if (last === undefined) return null;
  // The difference goes before the last two games where they contradict each other (B1).
  if (difference < -1) return { colour: 'white', strength: 'absolute' };
  if (difference > 1) return { colour: 'black', strength: 'absolute' };
  const other = last === 'white' ? 'black' : 'white';
  if (last === before) return { colour: other, strength: 'absolute' };
  if (difference === -1) return { colour: 'white', strength: 'strong' };
  if (difference === 1) return { colour: 'black', strength: 'strong' };
  return { colour: other, strength: 'mild' };
}

/** 1.8 (2017 A.7): more than half of what could be had before the final round, without virtual points (B3, B25). */
function isTopscorer(
  { standing }: Player,
  { round, isFinal, totalRounds, points }: RoundState,
  { topscorersCountAll }: Definitions,
): boolean {
  const win = Math.max(points.whiteWin, points.blackWin);
  const maximum = (topscorersCountAll ? totalRounds : round - 1) * win;
  return isFinal && standing * 2 > maximum;
}
