import type { Tenths } from '../../../engine/index.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { define, keepForTeams } from './definition.js';
import { digits, formatTenths, isBlank, parseTenths, tokens, wholeNumber } from './fields.js';
import { withDecimalPoints } from './mend.js';

/** Record 250. */
export const POINT_RANGE = define(
  { read: readRange, write: rangeRecord },
  { group: 'rules', isAddedIn26: true, namesParticipants: true, to16: keepForTeams },
);

/** Record XXA. */
export const PLAYER_POINTS = define(
  { read: (line, log) => readPlayerPoints(line, null, log), write: playerRecord },
  { group: 'rules', mend: withDecimalPoints },
);

/** Record 250; the match points are null where the columns are blank. */
export interface PointRange {
  readonly matchPoints: Tenths | null;
  readonly value: Tenths;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly firstId: number;
  readonly lastId: number;
}

/** Record XXA: the fictitious points of a player round by round. */
export interface PlayerPoints {
  readonly id: number;
  readonly points: readonly Tenths[];
}

/** XXA: the player (with null: any) in positions 5-8, the points of round r in four positions from 10+5(r-1). */
export function readPlayerPoints(
  line: Line,
  ids: ReadonlySet<number> | null,
  log: ProblemLog,
): PlayerPoints | null {
  const text = line.text.trimEnd();
  const id = wholeNumber(text.slice(4, 8).trim());
  if (id === null || ids?.has(id) === false) {
    log.error(
      'unknown-player',
      placeOf(line, 5, 4),
      'the starting number of a player',
      `Record XXA names the player "${text.slice(4, 8).trim()}", who is not in the file.`,
    );
    return null;
  }
  const list: Tenths[] = [];
  for (let start = 9; start < text.length; start += 5) {
    const field = text.slice(start, start + 4).trim();
    const value = field === '' ? 0 : parseTenths(field);
    if (typeof value !== 'number' || !isBlank(text, start - 1)) {
      log.error(
        'acceleration',
        placeOf(line, start, 5),
        'points like  1.0 in columns of five',
        `Record XXA of player ${id}: the points of round ${(start - 9) / 5 + 1} cannot be read.`,
      );
      return null;
    }
    list.push(value);
  }
  return { id, points: list };
}

/** 250: fictitious match points (teams), fictitious points, first and last round, first and last player. */
export function readRange(line: Line, log: ProblemLog): PointRange | null {
  const words = tokens(line.text, 4);
  const matchPoints = words.length === 6 ? parseTenths(words[0].text) : null;
  const [value, firstRound, lastRound, firstId, lastId] = words.slice(-5);
  const points = value === undefined ? 'not-a-number' : parseTenths(value.text);
  const numbers = [firstRound, lastRound, firstId, lastId].map((word) => wholeNumber(word?.text ?? ''));
  const [fromRound, toRound, fromId, toId] = numbers;
  if (
    words.length < 5 ||
    words.length > 6 ||
    (matchPoints !== null && typeof matchPoints !== 'number') ||
    typeof points !== 'number' ||
    fromRound === null ||
    toRound === null ||
    fromId === null ||
    toId === null ||
    fromRound < 1 ||
    fromRound > toRound ||
    fromId > toId
  ) {
    log.error(
      'acceleration',
      placeOf(line, 5),
      'points, first and last round, first and last player',
      'Record 250 cannot be read: it needs points, a range of rounds and a range of starting numbers.',
    );
    return null;
  }
  return {
    matchPoints,
    value: points,
    firstRound: fromRound,
    lastRound: toRound,
    firstId: fromId,
    lastId: toId,
  };
}

/** Positions 5-8 and then four of every five columns from 10 on. */
function playerRecord({ id, points }: PlayerPoints): string {
  const values = points.map((value) => {
    const printed = formatTenths(value).padStart(4);
    if (printed.length > 4) throw new RangeError(`${printed} fictitious points do not fit record XXA`);
    return ` ${printed}`;
  });
  return `XXA ${digits(id, 4)}${values.length === 0 ? '  0.0' : values.join('')}`;
}

/** Record 250; positions 5-8 (match points) stay empty for individuals. */
function rangeRecord(range: PointRange): string {
  const pad = (value: number, width: number): string => String(value).padStart(width, '0');
  const points = (value: Tenths | null): string =>
    value === null ? '    ' : formatTenths(value).padStart(4, value < 0 ? ' ' : '0');
  const { matchPoints, value, firstRound, lastRound, firstId, lastId } = range;
  return `250 ${points(matchPoints)} ${points(value)} ${pad(firstRound, 3)} ${pad(lastRound, 3)} ${pad(firstId, 4)} ${pad(lastId, 4)}`;
}
