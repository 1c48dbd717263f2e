import { tournamentOf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';
import type { ResultCode, RoundEntry } from '../../../engine/index.js';
import { dutch2026 } from '../../../engine/testing/editions.js';
import { generateTournament } from '../../../generator/index.js';

const PLAIN = { acceleration: 'none', rates: {}, forbiddenPairs: 0 } as const;

/**
 * A tournament from a table: a row for each player, a cell for each round. `4w1` is White against player 4, won; `-H` a
 * half-point bye, `4-+` a game won by forfeit without colours.
 */
export function eventOf(rows: readonly string[], parts: Partial<Tournament> = {}): Tournament {
  const { roundsFrom, announcedRounds, pairedRounds, fileOrder, pairedByFileOrder, ...model } =
    generateTournament({ ...PLAIN, system: dutch2026.id, players: 8, rounds: 3 }, 'small', 1);
  const cells = rows.map((row) => row.trim().split(/ +/).map(entryOf));
  return tournamentOf({
    ...model,
    totalRounds: cells[0].length,
    adjustments: [],
    virtualPoints: new Map(),
    forbidden: [],
    ...parts,
    players: cells.map((rounds, index) => {
      const { points, rank, ...player } = model.players[0];
      return { ...player, id: index + 1, name: `Player ${index + 1}`, rating: 2000 - 10 * index, rounds };
    }),
  });
}

/** The table of a tournament, as `eventOf` reads it. */
export function tableOf({ players, pairedRounds }: Tournament): string[] {
  return players.map(({ rounds }) => rounds.slice(0, pairedRounds).map(cellOf).join(' '));
}

function entryOf(cell: string): RoundEntry {
  const [, opponent, colour, result] = /^(\d*)([-wb])(.)$/.exec(cell) ?? [];
  if (result === undefined) throw new Error(`"${cell}" is no cell of a table`);
  return {
    opponent: opponent === '' ? null : Number(opponent),
    colour: colour === '-' ? null : colour === 'w' ? 'white' : 'black',
    result: result as ResultCode,
  };
}

function cellOf({ opponent, colour, result }: RoundEntry): string {
  return `${opponent ?? ''}${colour === null ? '-' : colour[0]}${result}`;
}
