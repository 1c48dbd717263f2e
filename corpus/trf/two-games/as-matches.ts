import { opposite, pointsOfResult } from '../../../engine/index.js';
import type { Game, PointSystem, RoundEntry } from '../../../engine/index.js';
import type { Tournament } from '../tournament.js';

/**
 * An event of single games as one of matches of two games, both of which ended as the single one did: every score is
 * twice what it was, so that rules which compare scores see the same event. An event of matches stays what it is.
 */
export function asMatches(tournament: Tournament): Tournament {
  if (tournament.twoGames !== undefined) return tournament;
  const { points: games, players, virtualPoints, adjustments } = tournament;
  const points = twice(games);
  return {
    ...tournament,
    points,
    twoGames: { ...games, pairingAllocatedBye: points.pairingAllocatedBye },
    virtualPoints: new Map([...virtualPoints].map(([id, list]) => [id, list.map((value) => 2 * value)])),
    adjustments: adjustments.map((adjustment) => ({ ...adjustment, value: 2 * adjustment.value })),
    wrongPoints: tournament.wrongPoints.map(({ id, printed, expected }) => ({
      id,
      printed: 2 * printed,
      expected: 2 * expected,
    })),
    players: players.map((player) => ({
      ...player,
      points: player.points === null ? null : 2 * player.points,
      rounds: player.rounds.map((entry) => matchOf(entry, games)),
    })),
  };
}

function matchOf(entry: RoundEntry, games: PointSystem): RoundEntry {
  const { opponent, colour, result } = entry;
  if (opponent === null || result === '*') return entry;
  const first: Game = { colour, result };
  const second: Game = { colour: colour === null ? null : opposite(colour), result };
  const both: [Game, Game] = [first, second];
  const points = both.reduce((sum, game) => sum + pointsOfResult(games, game), 0);
  return { opponent, colour, result: PLAIN[result] ?? result, points, games: both };
}

/** Of matches the result alone is told, not how long their games lasted. */
const PLAIN: Readonly<Partial<Record<RoundEntry['result'], RoundEntry['result']>>> = {
  W: '1',
  D: '=',
  L: '0',
  '?': '=',
};

function twice(points: PointSystem): PointSystem {
  const entries = Object.entries(points) as [keyof PointSystem, number][];
  return Object.fromEntries(entries.map(([field, value]) => [field, 2 * value])) as unknown as PointSystem;
}
