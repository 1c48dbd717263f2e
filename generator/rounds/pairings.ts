import type { Game, PointSystem } from '../../engine/index.js';
import { matchEntry } from '../../corpus/index.js';
import type { Random } from '../random.js';
import type { GameResult, Games } from './games.js';
import type { Play } from './play-rounds.js';

/** A game for each pairing. @param strength of a player by starting number, in rating points. */
export function singleGames(games: Games, strength: (id: number) => number): Play {
  return (round, pairs) => {
    const strengths = pairs.map(({ white, black }) => ({ white: strength(white), black: strength(black) }));
    return games.play(round, strengths).map(([forWhite, forBlack], board) => {
      const { white, black } = pairs[board];
      return [
        { opponent: black, colour: 'white', result: forWhite },
        { opponent: white, colour: 'black', result: forBlack },
      ];
    });
  };
}

/**
 * Two games for each pairing, the second with the colours exchanged. Who did not come to the first often does not come to
 * the second either, unless forfeits are asked for by number.
 */
export function matchesOfTwo(
  games: Games,
  random: Random,
  strength: (id: number) => number,
  points: PointSystem,
): Play {
  return (round, pairs) => {
    const strengths = pairs.map(({ white, black }) => ({ white: strength(white), black: strength(black) }));
    const first = games.play(round, strengths);
    const second = games.play(
      round,
      strengths.map(({ white, black }) => ({ white: black, black: white })),
    );
    return pairs.map(({ white, black }, board) => {
      const [forWhite, forBlack] = first[board];
      const [forBlackThen, forWhiteThen] =
        !games.isCounted && isForfeited(first[board]) && random.chance(1 / 2)
          ? [forBlack, forWhite]
          : second[board];
      const own: [Game, Game] = [
        { colour: 'white', result: forWhite },
        { colour: 'black', result: forWhiteThen },
      ];
      const theirs: [Game, Game] = [
        { colour: 'black', result: forBlack },
        { colour: 'white', result: forBlackThen },
      ];
      return [
        matchEntry(black, 'white', own, theirs, points),
        matchEntry(white, 'black', theirs, own, points),
      ];
    });
  };
}

function isForfeited([white, black]: GameResult): boolean {
  return white === '-' || black === '-';
}
