import type { Colour, Tenths } from '../../model/event.js';
import type { PastRound, Player, RoundState } from '../../model/player.js';
import { colourDifferenceOf, colourPreferenceOf } from './preferences.js';
import type { Preference } from './preferences.js';

/** A player as the definitions of the text see one before a round. */
export interface DutchPlayer {
  readonly id: number;
  /** Place in the ranking order, from 0. */
  readonly rank: number;
  readonly score: Tenths;
  /** Whose parity the last colour rule asks for. */
  readonly pairingNumber: number;
  /** Of the games played, the first one first (C.04.2: 2017 D.5, 2026 3.4). */
  readonly colours: readonly Colour[];
  readonly colourDifference: number;
  readonly preference: Preference | null;
  /** Starting numbers of those played against. */
  readonly opponents: ReadonlySet<number>;
  readonly floatLastRound: Float | null;
  readonly floatTwoRoundsBefore: Float | null;
  readonly mayReceiveBye: boolean;
  readonly unplayedGames: number;
  readonly isTopscorer: boolean;
}

export type Float = 'down' | 'up';

/** What the editions define differently. */
export interface Definitions {
  readonly floatOf: (past: PastRound) => Float | null;
  readonly barsFromBye: (past: PastRound) => boolean;
  readonly isTopscorer: (player: Player) => boolean;
  readonly pairingNumberOf: (player: Player) => number;
}

/** The players of a round in ranking order (2017 A.2, 2026 1.2): by score, then by pairing number. */
export function rankedPlayers({ players }: RoundState, definitions: Definitions): DutchPlayer[] {
  return players
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .map((player, rank) => dutchPlayer(player, rank, definitions));
}

function dutchPlayer(player: Player, rank: number, definitions: Definitions): DutchPlayer {
  const { id, score, past } = player;
  const games = past.filter(({ isPlayed }) => isPlayed);
  const colours = games.map(({ colour }) => colour).filter((colour) => colour !== null);
  const [lastRound, roundBefore] = past.toReversed();
  return {
    id,
    rank,
    score,
    pairingNumber: definitions.pairingNumberOf(player),
    colours,
    colourDifference: colourDifferenceOf(colours),
    preference: colourPreferenceOf(colours),
    opponents: new Set(games.map(({ opponent }) => opponent).filter((opponent) => opponent !== null)),
    floatLastRound: lastRound === undefined ? null : definitions.floatOf(lastRound),
    floatTwoRoundsBefore: roundBefore === undefined ? null : definitions.floatOf(roundBefore),
    mayReceiveBye: !past.some((round) => definitions.barsFromBye(round)),
    unplayedGames: past.length - games.length,
    isTopscorer: definitions.isTopscorer(player),
  };
}
