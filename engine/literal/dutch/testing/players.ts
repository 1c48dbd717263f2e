import type { Colour, Tenths } from '../../../model/event.js';
import type { DutchPlayer } from '../player.js';

/** A player of whom nothing is known but the score; ranked by the number. For tests only. */
export function dutchPlayer(id: number, score: Tenths, parts: Partial<DutchPlayer> = {}): DutchPlayer {
  return {
    id,
    rank: id - 1,
    score,
    pairingNumber: id,
    colours: [],
    colourDifference: 0,
    preference: null,
    opponents: new Set(),
    floatLastRound: null,
    floatTwoRoundsBefore: null,
    mayReceiveBye: true,
    unplayedGames: 0,
    isTopscorer: false,
    ...parts,
  };
}

/** Colours as letters, like "WBW", the first game first. For tests only. */
export function coloursOf(letters: string): Colour[] {
  return Array.from(letters, (letter) => (letter === 'W' ? 'white' : 'black'));
}
