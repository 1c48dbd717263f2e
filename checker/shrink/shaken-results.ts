import type { Tournament } from '../../corpus/index.js';
import { answerTo } from '../../engine/index.js';
import type { ResultCode } from '../../engine/index.js';
import { Random } from '../../generator/index.js';
import { publishedRound } from '../published-round.js';
import { remade } from './trim.js';
import { withoutPlayers } from './without-players.js';
import { withoutRounds } from './without-rounds.js';

/**
 * Without one round, or one board of the last round, and with the results of the others drawn anew by chance: the way
 * on where the scores need what is to go. The same tournament is always shaken in the same way.
 */
export function* shakenResults(tournament: Tournament): Iterable<Tournament> {
  const last = tournament.pairedRounds;
  const { pairs, bye } = publishedRound(tournament, last);
  const boards = [...pairs.map(({ white, black }) => [white, black]), ...(bye === null ? [] : [[bye]])];
  for (let shake = 1; shake <= SHAKES; shake++) {
    for (let round = 1; round < last; round++)
      yield shaken(withoutRounds(tournament, new Set([round])), `${shake}/round ${round}`);
    for (const [index, board] of boards.entries())
      yield shaken(withoutPlayers(tournament, new Set(board)), `${shake}/board ${index}`);
  }
}

const SHAKES = 30;

/** All games but those of the last round get new results. */
function shaken(tournament: Tournament, seed: string): Tournament {
  const random = new Random(`shrink/${tournament.players.length}x${tournament.pairedRounds}/${seed}`);
  const drawn = new Map<string, ResultCode>();
  const resultOf = (round: number, white: number): ResultCode => {
    const key = `${round}/${white}`;
    const result = drawn.get(key) ?? random.pick(RESULTS);
    drawn.set(key, result);
    return result;
  };
  return remade(tournament, {
    players: tournament.players.map((player) => ({
      ...player,
      rounds: player.rounds.map((entry, index) => {
        const { opponent, colour } = entry;
        if (opponent === null || colour === null || index + 1 === tournament.pairedRounds) return entry;
        const isWhite = colour === 'white';
        const forWhite = resultOf(index + 1, isWhite ? player.id : opponent);
        return { ...entry, result: isWhite ? forWhite : answerTo(forWhite) };
      }),
    })),
  });
}

const RESULTS: readonly ResultCode[] = ['1', '=', '0'];
