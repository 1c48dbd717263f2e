import { createHash } from 'node:crypto';
import type { Tournament, TournamentPlayer } from '../../../corpus/index.js';
import { entryOf } from '../../../engine/index.js';

/**
 * A hash of a tournament: 16 hexadecimal digits, equal for the same tournament. Who plays is left out (names, titles, federations), and
 * so is what the header and the comments say, such as dates: none of it changes a pairing. Ratings and results count.
 */
export function contentOf(tournament: Tournament): string {
  const { players, pairedRounds, totalRounds, points, initialColour, forbidden, adjustments } = tournament;
  const { virtualPoints, teams, twoGames } = tournament;
  return hashOf(
    JSON.stringify([
      [pairedRounds, totalRounds, initialColour, points, twoGames ?? null],
      players.map((player) => roundsOf(player, pairedRounds)),
      (teams?.members ?? []).map((member) => roundsOf(member, pairedRounds)),
      [...virtualPoints].sort(([a], [b]) => a - b),
      forbidden.map(({ first, last, ids }) => [first, last, ids]),
      adjustments.map(({ result, value, round, ids }) => [result, value, round, ids]),
    ]),
  );
}

/** The same of a file; of one that holds no tournament, a hash of its bytes. */
export function contentOfFile(file: Uint8Array, tournament: Tournament | null): string {
  return tournament === null ? hashOf(file) : contentOf(tournament);
}

function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function roundsOf(player: TournamentPlayer, pairedRounds: number): readonly unknown[] {
  const rounds = Array.from({ length: pairedRounds }, (_, index) => {
    const { opponent, colour, result, points = null, boards = [], games = [] } = entryOf(player, index + 1);
    const ofGames = games.map((game) => [game.colour, game.result]);
    return [opponent, colour, result, points, boards, ofGames];
  });
  return [player.id, player.rating, rounds];
}
