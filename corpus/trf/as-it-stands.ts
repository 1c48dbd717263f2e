import type { PointSystem, ResultCode, RoundEntry } from '../../engine/index.js';
import type { HeaderRecord } from './dates/start-date.js';
import { PLAYER_FIELDS, playerField } from './player-columns.js';
import type { Line } from './problems.js';
import { wholeNumber } from './records/fields.js';
import { eventLength, type HeaderData } from './records/header-records.js';
import { toPlayer, type Cell, type PlayerLine } from './records/player-record.js';
import { ABSENT } from './rounds.js';
import type { Tournament, TournamentPlayer } from './tournament.js';

/** What could be read of a file that is not a valid tournament: to be shown, and for nothing else. */
export type Salvaged = Pick<Tournament, 'name' | 'header' | 'players' | 'pairedRounds' | 'teams'>;

/** What was read of a file before it was given up: the records of its players, and those of them that can be read. */
export interface ReadSoFar {
  readonly name: string;
  readonly header: readonly HeaderRecord[];
  readonly lines: readonly Line[];
  readonly readable: readonly PlayerLine[];
}

/**
 * The players of a file in which some of them cannot be read, or not be held against each other: each number once, with the
 * rounds as they stand in the file, and of a record that cannot be read the number and the name.
 */
export function salvagedPlayers({ name, header, lines, readable }: ReadSoFar): Salvaged {
  const byId = new Map<number, TournamentPlayer>();
  for (const one of readable) if (!byId.has(one.id)) byId.set(one.id, withEntries(one, '*'));
  for (const line of lines) {
    const rest = unreadable(line);
    if (rest !== null && !byId.has(rest.id)) byId.set(rest.id, rest);
  }
  const players = [...byId.values()].sort((a, b) => a.id - b.id);
  const lastOf = ({ rounds }: TournamentPlayer): number =>
    rounds.findLastIndex(({ opponent, result }) => opponent !== null || result === 'U') + 1;
  return { name, header, players, pairedRounds: Math.max(0, ...players.map(lastOf)) };
}

/** Null where not even the number can be read. */
function unreadable({ text, number }: Line): TournamentPlayer | null {
  const id = wholeNumber(playerField(text, PLAYER_FIELDS.id));
  if (id === null || id === 0) return null;
  const unknown = { rating: null, points: null, rank: null, rounds: [] };
  const texts = { sex: '', title: '', federation: '', fideId: '', birthDate: '' };
  return { id, name: playerField(text, PLAYER_FIELDS.name), ...texts, ...unknown, line: number };
}

/** What a team event has beside what every event has. */
export type TeamEvent = Omit<
  Tournament,
  keyof HeaderData['parts'] | 'comments' | 'teamRecords' | 'nationalRecords' | 'unknownRecords'
> &
  Pick<Tournament, 'initialColour'>;

/**
 * The players of a team event with their games as they stand in the file. They need not fit each other: the players of
 * a team whose match is forfeited have a win against `0000` or against somebody who has no loss (TRF26, record 330),
 * several have a pairing-allocated bye together, and their points are informative.
 */
export function teamEventOf(
  lines: readonly PlayerLine[],
  points: PointSystem,
  header: HeaderData,
): TeamEvent {
  const pairedRounds = Math.max(0, ...lines.map(({ cells }) => cells.length));
  return {
    kind: 'team',
    ...eventLength(header, pairedRounds),
    points,
    initialColour: header.parts.initialColour,
    virtualPoints: new Map(),
    forbidden: [],
    adjustments: [],
    pairedRounds,
    requestedByes: [],
    wrongPoints: [],
    openByes: [],
    otherMeanings: [],
    fileOrder: lines.map(({ id }) => id),
    players: lines.map((line) => withEntries(line, 'Z')).sort((a, b) => a.id - b.id),
  };
}

/** @param withoutSign the result of columns in which neither an opponent nor a result stands. */
function entryOf({ opponent, colour, code, blank }: Cell, withoutSign: '*' | 'Z'): RoundEntry {
  if (blank) return ABSENT;
  const met = opponent === 0 ? null : opponent;
  if (code === ' ') return { opponent: met, colour, result: met === null ? withoutSign : '*' };
  return { opponent: met, colour, result: code as ResultCode };
}

function withEntries(line: PlayerLine, withoutSign: '*' | 'Z'): TournamentPlayer {
  return toPlayer(
    line,
    line.cells.map((cell) => entryOf(cell, withoutSign)),
  );
}
