import type { ForbiddenGroup, PointAdjustment, ResultCode, Tenths } from '../../../engine/index.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { changeInto, define, keep, lose, type Part, type RecordFacts } from './definition.js';
import { formatTenths, idDigits, parseTenths, readIds, roundDigits, tokens, wholeNumber } from './fields.js';
import { codeOf, linesOf, type Records } from './records.js';

/** Pairs that may not meet. */
const FORBIDDEN: Part = {
  read: (records, { ids }, log) => ({ forbidden: readForbidden(records, ids, log) }),
  write: ({ forbidden }, modern) => forbidden.map((group) => forbiddenRecord(group, modern)),
};

/** Points that results do not explain. Those of teams are in both counts, and written with the teams. */
const ADJUSTMENTS: Part = {
  read: (records, { ids }, log) => ({ adjustments: readAdjustments(records, ids, log) }),
  write: ({ adjustments, teams }) =>
    teams === undefined ? adjustments.map((adjustment) => adjustmentRecord(adjustment)) : [],
};

const OF_26: RecordFacts = { group: 'rules', isAddedIn26: true, namesParticipants: true };

/** Record 260. */
export const FORBIDDEN_PAIRS = define<ForbiddenGroup>(
  {
    read: (line, log) => readForbiddenGroup(line, null, log),
    write: (group) => forbiddenRecord(group, true),
  },
  {
    ...OF_26,
    part: FORBIDDEN,
    to16: (step, data) => {
      if (step.tournament.kind === 'team') return keep(step);
      if (data === null) return lose(step);
      const group = withoutEnd(data, step.tournament.totalRounds);
      const isForAll = group.first <= 1 && group.last === Infinity;
      return isForAll ? changeInto(step, [forbiddenRecord(group, false)], 'XXP') : keep(step);
    },
  },
);

/** Record XXP. */
export const NEVER_PAIRED = define<ForbiddenGroup>(
  {
    read: (line, log) => readForbiddenGroup(line, null, log),
    write: (group) => forbiddenRecord(group, false),
  },
  {
    group: 'rules',
    part: FORBIDDEN,
    to26: (step, data) =>
      step.tournament.kind === 'team' || data === null
        ? keep(step)
        : changeInto(step, [forbiddenRecord(data, true)], '260'),
  },
);

/** Record 299. */
export const ADJUSTMENT = define<AdjustmentRecord>(
  {
    read: (line, log) => readAdjustment(line, null, log),
    write: ({ matchPoints, ...adjustment }) => adjustmentRecord(adjustment, matchPoints),
  },
  { ...OF_26, part: ADJUSTMENTS, to16: keep },
);

/** The last round of a restriction without end (XXP, or 260 with the largest number that its columns hold). */
export const NO_LAST_ROUND = 9999;

/** Groups of players who may not meet, from the records XXP (all rounds) and 260 (a range of rounds). */
function readForbidden(records: Records, ids: ReadonlySet<number>, log: ProblemLog): ForbiddenGroup[] {
  const groups: ForbiddenGroup[] = [];
  for (const line of linesOf(records, 'XXP', '260')) {
    const group = readForbiddenGroup(line, ids, log);
    if (group !== null) groups.push(group);
  }
  return groups;
}

/** Record XXP or 260; of the starting numbers those of the file only, or with null any (of teams). */
export function readForbiddenGroup(
  line: Line,
  known: ReadonlySet<number> | null,
  log: ProblemLog,
): ForbiddenGroup | null {
  const words = tokens(line.text, 4);
  const ranged = codeOf(line) === '260';
  const first = ranged ? wholeNumber(words[0]?.text ?? '') : 1;
  const last = ranged ? wholeNumber(words[1]?.text ?? '') : NO_LAST_ROUND;
  if (first === null || last === null || first > last) {
    log.error(
      'forbidden-pairs',
      placeOf(line, 5),
      'first and last round, then starting numbers',
      'Record 260 does not start with a range of rounds.',
    );
    return null;
  }
  const ids = readIds(line, ranged ? words.slice(2) : words, known, log);
  return ids === null ? null : { first, last: last >= 999 ? NO_LAST_ROUND : last, ids };
}

/** XXP for a group that never meets (TRF16), otherwise 260 with its range of rounds. */
export function forbiddenRecord(group: ForbiddenGroup, modern: boolean): string {
  const { first, last, ids } = group;
  const endless = last >= LAST_ROUND;
  if (!modern && first <= 1 && endless) return `XXP ${ids.join(' ')}`.trimEnd();
  return `260 ${roundDigits(first)} ${roundDigits(endless ? LAST_ROUND : last)} ${idDigits(ids)}`.trimEnd();
}

/**
 * A group that never meets in the rounds of its event as one that never meets at all, which XXP can say; a group of some
 * rounds only stays as it is.
 */
export function withoutEnd(group: ForbiddenGroup, totalRounds: number): ForbiddenGroup {
  const isOfAll = group.first <= 1 && group.last >= totalRounds;
  return isOfAll ? { ids: group.ids, first: 1, last: Infinity } : group;
}

/** Points that the point system does not explain: record 299 in the form for individuals. */
function readAdjustments(records: Records, ids: ReadonlySet<number>, log: ProblemLog): PointAdjustment[] {
  const lines = linesOf(records, '299');
  if (lines.length > MAX_ADJUSTMENTS) {
    log.error(
      'too-many-adjustments',
      placeOf(lines[MAX_ADJUSTMENTS], 1),
      `at most ${MAX_ADJUSTMENTS} records 299`,
      'The file has too many records 299.',
    );
    return [];
  }
  const adjustments: PointAdjustment[] = [];
  for (const line of lines) {
    const record = readAdjustment(line, ids, log);
    if (record === null || givesMatchPoints(record)) continue;
    const { matchPoints: _, ...adjustment } = record;
    adjustments.push(adjustment);
  }
  return adjustments;
}

/** Record 299 with what it says of matches: null where it says nothing of them. */
export interface AdjustmentRecord extends PointAdjustment {
  readonly matchPoints: Tenths | null;
}

/** Match points other than 0: a record of a team event, reported as such. */
export function givesMatchPoints({ matchPoints }: { readonly matchPoints: Tenths | null }): boolean {
  return matchPoints !== null && matchPoints !== 0;
}

const MAX_ADJUSTMENTS = 200;
const TYPES: ReadonlyMap<string, ResultCode | null> = new Map<string, ResultCode | null>([
  ['W', 'W'],
  ['D', 'D'],
  ['L', 'L'],
  ['F', 'F'],
  ['H', 'H'],
  ['Z', 'Z'],
  ['+', '+'],
  ['-', '-'],
  [' ', null],
]);

/**
 * Type in position 5, match points in 8-11, points in 14-17, round in 20-22, players from 24. The official examples
 * are one column off, so a word belongs to the field in whose neighbourhood it starts.
 */
export function readAdjustment(
  line: Line,
  ids: ReadonlySet<number> | null,
  log: ProblemLog,
): AdjustmentRecord | null {
  const result = TYPES.get((line.text[4] ?? ' ').toUpperCase());
  const words = tokens(line.text, 6);
  const field = (from: number, to: number): string =>
    words
      .filter((word) => word.column >= from && word.column < to)
      .map((word) => word.text)
      .join(' ');
  const matchPoints = field(6, 12) === '' ? null : parseTenths(field(6, 12));
  const value = parseTenths(field(12, 18) || (matchPoints === null ? '' : '0'));
  const round = wholeNumber(field(18, 23) || '0');
  if (
    result === undefined ||
    (matchPoints !== null && typeof matchPoints !== 'number') ||
    typeof value !== 'number' ||
    round === null
  ) {
    log.error(
      'adjustment',
      placeOf(line, 5),
      'type in column 5, points in 14-17, round in 20-22, players from 24',
      value === 'too-fine'
        ? 'The points of record 299 are not a multiple of 0.1.'
        : 'Record 299 cannot be read.',
    );
    return null;
  }
  const named = words.filter((word) => word.column >= 23);
  const players = readIds(line, named, ids, log);
  if (players === null) return null;
  return { result, value, round: round === 0 ? null : round, ids: players, matchPoints };
}

/** Record 299; match points are for teams. Throws a RangeError for a result that the record cannot name. */
export function adjustmentRecord(adjustment: PointAdjustment, matchPoints: Tenths | null = null): string {
  const type = adjustment.result ?? ' ';
  if (!TYPES.has(type)) throw new RangeError(`record 299 knows no result "${type}"`);
  const [ofMatches, value] = [matchPoints, adjustment.value].map((points) =>
    points === null ? '' : formatTenths(points),
  );
  for (const printed of [ofMatches, value])
    if (printed.length > 5) throw new RangeError(`${printed} points do not fit record 299`);
  return `299 ${type}${ofMatches.padStart(6)}${value.padStart(6)}  ${roundDigits(adjustment.round ?? 0)} ${idDigits(adjustment.ids)}`.trimEnd();
}

/** The largest round number that the three columns of record 260 hold; read as "without end". */
const LAST_ROUND = 999;
