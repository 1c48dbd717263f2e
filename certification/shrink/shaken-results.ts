import type { Tournament } from '../../corpus/index.js';
import { Random } from '../../generator/index.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import { ended, endingsOf } from './endings.js';
import type { Ending } from './endings.js';
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
  const endings = endingsOf(tournament);
  const drawn = new Map<string, readonly [Ending, Ending] | null>();
  /** For White and for Black; null where the result stays. */
  const endingOf = (round: number, white: number): readonly [Ending, Ending] | null => {
    const key = `${round}/${white}`;
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const ending = random.chance(share) ? random.pick(endings) : null;
    drawn.set(key, ending);
    return ending;
  };
  return remade(tournament, {
    players: tournament.players.map((player) => ({
      ...player,
      rounds: player.rounds.map((entry, index) => {
        const { opponent, colour } = entry;
        if (opponent === null || colour === null || index + 1 === tournament.pairedRounds) return entry;
        const isWhite = colour === 'white';
        const ending = endingOf(index + 1, isWhite ? player.id : opponent);
        return ending === null ? entry : ended(entry, ending[isWhite ? 0 : 1]);
      }),
    })),
  });
}
