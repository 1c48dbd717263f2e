import { gameChances } from '../../../generator/index.js';
import { BAND_STARTS } from '../../campaign/trials/generated-event.js';
import type { BandResults } from '../../campaign/trials/generated-event.js';
import type { GameOfFile } from './games.js';

/**
 * What the higher rated players scored in the games that were played over the board, and what the model of our generator expects (O.
 * Milvang 2015), by the difference of the ratings. Games with an unrated player, of equal ratings and with unusual results are left out.
 */
export function resultsByDifference(games: readonly GameOfFile[]): BandResults[] {
  const bands = BAND_STARTS.map(() => ({ games: 0, halves: 0, expected: 0 }));
  for (const game of games) {
    const halves = HALVES[game.result + game.opponentResult];
    const [own, other] = [game.player.rating ?? 0, game.opponent.rating ?? 0];
    if (halves === undefined || game.colour === null || own === 0 || other === 0 || own === other) continue;
    const chances = game.colour === 'white' ? gameChances(own, other) : gameChances(other, own);
    const ofPlayer = (game.colour === 'white' ? chances.white : chances.black) + chances.draw / 2;
    const isHigher = own > other;
    const difference = Math.abs(own - other);
    const band = bands[BAND_STARTS.findLastIndex((start) => difference >= start)];
    band.games += 1;
    band.halves += isHigher ? halves : 2 - halves;
    band.expected += isHigher ? ofPlayer : 1 - ofPlayer;
  }
  // Whole numbers have the same sum in any order.
  return bands.map(({ games: count, halves, expected }) => [count, halves, Math.round(expected * 1000)]);
}

/** Halves of a point for the player, by the results of both. */
const HALVES: Readonly<Record<string, number>> = { '10': 2, '==': 1, '01': 0 };
