import type { PointSystem, ResultCode, RoundEntry } from '../../engine/index.js';
import { eventLength, type HeaderData } from './records/header-records.js';
import { toPlayer, type Cell, type PlayerLine } from './records/player-record.js';
import { ABSENT } from './rounds.js';
import type { Tournament } from './tournament.js';

/** What a team event has beside what every event has. */
type TeamEvent = Omit<
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
    players: lines.map((line) => toPlayer(line, line.cells.map(entryOf))).sort((a, b) => a.id - b.id),
  };
}

function entryOf({ opponent, colour, code, blank }: Cell): RoundEntry {
  if (blank) return ABSENT;
  const result = code === ' ' ? (opponent === 0 ? 'Z' : '*') : (code as ResultCode);
  return { opponent: opponent === 0 ? null : opponent, colour, result };
}
