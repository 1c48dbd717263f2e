import type { Tournament } from '../../corpus/index.js';
import { answerTo } from '../../engine/index.js';
import type { ResultCode } from '../../engine/index.js';
import { Random } from '../../generator/index.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { remade } from './trim.js';
import { withoutPlayers } from './without-players.js';
import { withoutRounds } from './without-rounds.js';

/*
 * Some or all results are drawn anew by chance: the way on where the scores need what is to go. The same tournament is
 * always shaken in the same way.
 */

/** Without one round, with other results. */
export function* shakenRounds(tournament: Tournament): Iterable<Tournament> {
  for (let shake = 1; shake <= SHAKES; shake++)
    for (let round = 1; round < tournament.pairedRounds; round++)
      yield shaken(withoutRounds(tournament, new Set([round])), `${shake}/round ${round}`);
}

/** Without one board of the last round, with other results. */
export function* shakenBoards(tournament: Tournament): Iterable<Tournament> {
  const { pairs, bye } = publishedRound(tournament, tournament.pairedRounds);
  const boards = [...pairs.map(({ white, black }) => [white, black]), ...(bye === null ? [] : [[bye]])];
  for (let shake = 1; shake <= SHAKES; shake++)
    for (const [index, board] of boards.entries())
      yield shaken(withoutPlayers(tournament, new Set(board)), `${shake}/board ${index}`);
}

const SHAKES = 100;
/** Shares of the games that get a new result. */
const SHARES = [0.15, 0.3, 0.6, 1];

/** Games before the last round get new results. */
function shaken(tournament: Tournament, seed: string): Tournament {
  const random = new Random(`shrink/${tournament.players.length}x${tournament.pairedRounds}/${seed}`);
  const share = random.pick(SHARES);
  const drawn = new Map<string, ResultCode | null>();
  /** Null where the result stays. */
  const resultOf = (round: number, white: number): ResultCode | null => {
    const key = `${round}/${white}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const result = random.chance(share) ? random.pick(RESULTS) : null;
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
        if (forWhite === null) return entry;
        return { ...entry, result: isWhite ? forWhite : answerTo(forWhite) };
      }),
    })),
  });
}

const RESULTS: readonly ResultCode[] = ['1', '=', '0'];
