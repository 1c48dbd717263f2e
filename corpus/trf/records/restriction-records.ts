import type { ForbiddenGroup, PointAdjustment, ResultCode, Tenths } from '../../../engine/index.js';
import { parseTenths, tokens, wholeNumber, type Token } from './fields.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import { linesOf, type Records } from './records.js';

/** The last round of a restriction without end (XXP, or 260 with the largest number that its columns hold). */
export const NO_LAST_ROUND = 9999;

/** Groups of players who may not meet, from the records XXP (all rounds) and 260 (a range of rounds). */
export function readForbidden(records: Records, ids: ReadonlySet<number>, log: ProblemLog): ForbiddenGroup[] {
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
  const ranged = line.text.startsWith('260');
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

/** Points that the point system does not explain: record 299 in the form for individuals. */
export function readAdjustments(
  records: Records,
  ids: ReadonlySet<number>,
  log: ProblemLog,
): PointAdjustment[] {
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

/** Starting numbers of players of the file (with null: any); null, with an error in the log, when one is not. */
export function readIds(
  line: Line,
  words: readonly Token[],
  ids: ReadonlySet<number> | null,
  log: ProblemLog,
): number[] | null {
  const found: number[] = [];
  for (const word of words) {
    const id = wholeNumber(word.text);
    if (id === null || ids?.has(id) === false) {
      log.error(
        'unknown-player',
        placeOf(line, word.column, word.text.length),
        'the starting number of a player',
        `Record ${line.text.slice(0, 3)} names the player "${word.text}", who is not in the file.`,
      );
      return null;
    }
    found.push(id);
  }
  return found;
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
