import type { ResultCode, RoundEntry } from '../../engine/index.js';
import type { Line } from './problems.js';
import { wholeNumber } from './records/fields.js';
import { toPlayer, type Cell, type PlayerLine } from './records/player-record.js';
import { ABSENT } from './rounds.js';
import type { Tournament } from './tournament.js';
import type { TournamentPlayer } from './tournament-player.js';

/** What could be read of a file that is not a valid tournament: to be shown, and for nothing else. */
export type Salvaged = Pick<Tournament, 'name' | 'players' | 'pairedRounds' | 'teams'>;

/** What was read of a file before it was given up: the records of its players, and those of them that can be read. */
export interface ReadSoFar {
  readonly name: string;
  readonly lines: readonly Line[];
  readonly readable: readonly PlayerLine[];
}

/**
 * The players of a file in which some of them cannot be read, or not be held against each other: each number once, with the
 * rounds as they stand in the file, and of a record that cannot be read the number and the name.
 */
export function salvagedPlayers({ name, lines, readable }: ReadSoFar): Salvaged {
  const byId = new Map<number, TournamentPlayer>();
  for (const one of readable) if (!byId.has(one.id)) byId.set(one.id, toPlayer(one, one.cells.map(entryOf)));
  for (const line of lines) {
    const rest = unreadable(line);
    if (rest !== null && !byId.has(rest.id)) byId.set(rest.id, rest);
  }
  const players = [...byId.values()].sort((a, b) => a.id - b.id);
  const lastOf = ({ rounds }: TournamentPlayer): number =>
    rounds.findLastIndex(({ opponent, result }) => opponent !== null || result === 'U') + 1;
  return { name, players, pairedRounds: Math.max(0, ...players.map(lastOf)) };
}

function entryOf({ opponent, colour, code, blank }: Cell): RoundEntry {
  if (blank) return ABSENT;
  const result = code === ' ' ? '*' : (code as ResultCode);
  return { opponent: opponent === 0 ? null : opponent, colour, result };
}

/** Null where not even the number can be read. */
function unreadable({ text, number }: Line): TournamentPlayer | null {
  const id = wholeNumber(text.slice(4, 8).trim());
  if (id === null || id === 0) return null;
  const unknown = { rating: null, points: null, rank: null, rounds: [] };
  const texts = { sex: '', title: '', federation: '', fideId: '', birthDate: '' };
  return { id, name: text.slice(14, 47).trim(), ...texts, ...unknown, line: number };
}
