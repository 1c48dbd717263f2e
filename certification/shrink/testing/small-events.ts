import { tournamentOf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';
import type { RoundEntry } from '../../../engine/index.js';
import { dutch2026 } from '../../../engine/testing/editions.js';
import { eventOfCells } from '../../../engine/testing/event-of-cells.js';
import { generateTournament } from '../../../generator/index.js';

const PLAIN = { acceleration: 'none', rates: {}, forbiddenPairs: 0 } as const;

/** A tournament from the cells of `eventOfCells`, a row for each player. */
export function eventOf(rows: readonly string[], parts: Partial<Tournament> = {}): Tournament {
  const { roundsFrom, announcedRounds, pairedRounds, fileOrder, pairedByFileOrder, ...model } =
    generateTournament({ ...PLAIN, system: dutch2026.id, players: 8, rounds: 3 }, 'small', 1);
  const { points, rank, ...player } = model.players[0];
  const { players } = eventOfCells(rows);
  return tournamentOf({
    ...model,
    totalRounds: players[0].rounds.length,
    adjustments: [],
    virtualPoints: new Map(),
    forbidden: [],
    ...parts,
    players: players.map(({ id, rounds }) => ({
      ...player,
      id,
      name: `Player ${id}`,
      rating: 2010 - 10 * id,
      rounds,
    })),
  });
}

/** The cells of a tournament, as `eventOf` reads them. */
export function tableOf({ players, pairedRounds }: Tournament): string[] {
  return players.map(({ rounds }) => rounds.slice(0, pairedRounds).map(cellOf).join(' '));
}

function cellOf({ opponent, colour, result }: RoundEntry): string {
  return opponent === null ? result : `${opponent}${colour === null ? '-' : colour[0]}${result}`;
}
