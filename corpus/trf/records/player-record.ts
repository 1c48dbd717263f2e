import type { Colour, RoundEntry, Tenths } from '../../../engine/index.js';
import { isBirthDate } from '../dates/date.js';
import { columnOf, FIRST_COLUMN, PLAYER_FIELDS, playerField, ROUND_WIDTH } from '../player-columns.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import type { TournamentPlayer } from '../tournament.js';
import { isBlank, MAX_ROUNDS, parseTenths, wholeNumber } from './fields.js';

/** A 001 record as it stands in the file; what the cells mean depends on the other players. */
export interface PlayerLine extends Omit<TournamentPlayer, 'rounds' | 'line'> {
  readonly line: Line;
  readonly cells: readonly Cell[];
}

/** One round of a 001 record. */
export interface Cell {
  /** 0 for `0000` or blanks. */
  readonly opponent: number;
  readonly colour: Colour | null;
  /** Position 99 in upper case; a blank stays a blank. */
  readonly code: string;
  /** True when nothing at all stands in the ten columns. */
  readonly blank: boolean;
}

/** Reads a 001 record (TRF16 section 1). Null, with errors in the log, when the number or the layout is wrong. */
export function readPlayerLine(line: Line, log: ProblemLog): PlayerLine | null {
  const text = line.text;
  const before = log.errorCount;
  const tab = text.indexOf('\t');
  if (tab >= 0) {
    log.error(
      'misaligned',
      placeOf(line, tab + 1),
      'blanks',
      'A tab stands in a player record, which has fixed columns.',
    );
    return null;
  }
  const numberText = playerField(text, PLAYER_FIELDS.id);
  const id = wholeNumber(numberText);
  if (text.length < 5) {
    log.error(
      'line-too-short',
      placeOf(line, 1),
      'a starting number in columns 5-8',
      'The player record ends before the starting number.',
    );
    return null;
  }
  if (id === null || id === 0) {
    log.error(
      'starting-number',
      placeOf(line, 5, 4),
      'a number from 1 to 9999',
      `The starting number "${numberText}" is not a number from 1 to 9999.`,
    );
  }
  checkSeparators(line, log);
  const player = {
    line,
    id: id ?? 0,
    sex: readText(line, 'sex', log),
    title: playerField(text, PLAYER_FIELDS.title),
    name: playerField(text, PLAYER_FIELDS.name),
    rating: wholeNumber(readText(line, 'rating', log)),
    federation: playerField(text, PLAYER_FIELDS.federation),
    fideId: readText(line, 'fideId', log),
    birthDate: readText(line, 'birthDate', log),
    points: readPoints(line, log),
    rank: wholeNumber(readText(line, 'rank', log)),
    cells: readCells(line, log),
  };
  return log.errorCount > before ? null : player;
}

/** The player of a record, with the rounds as they were understood. */
export function toPlayer(player: PlayerLine, rounds: readonly RoundEntry[]): TournamentPlayer {
  const { id, sex, title, name, rating, federation, fideId, birthDate, points, rank, line } = player;
  // One by one, not spread: of all that is done to read a file that took the longest.
  return {
    id,
    sex,
    title,
    name,
    rating,
    federation,
    fideId,
    birthDate,
    points,
    rank,
    rounds,
    line: line.number,
  };
}

/** 0-based position of round 1. */
const FIRST_ROUND = FIRST_COLUMN - 1;
/** 0-based positions between the fields. Position 79 is left out: points of 100 or more may reach into it; title follows sex. */
const SEPARATORS = Object.entries(PLAYER_FIELDS).flatMap(([name, [, end]]): number[] =>
  name === 'sex' || name === 'birthDate' ? [] : [end],
);
SEPARATORS.push(FIRST_ROUND - 1);
/** A round without any sign. */
export const BLANK_CELL: Cell = { opponent: 0, colour: null, code: ' ', blank: true };
/** What may stand for the colour and the result, small letters too, by the codes of the characters. */
const COLOURS = byCharacter<Colour | null>({ w: 'white', b: 'black', '-': null });
const CODES = byCharacter(Object.fromEntries(Array.from('1=0WDL+-HFUZ? ', (code) => [code, code])));
/** Positions of a round that are blank, from its start on. */
const BETWEEN = [4, 6, 8, 9];

/** Fields that are checked for their form, dropped with a warning when it is wrong. */
const FIELDS = {
  sex: { at: PLAYER_FIELDS.sex, label: 'sex', form: /^[mwf]$/i, expected: 'm or w' },
  rating: { at: PLAYER_FIELDS.rating, label: 'rating', form: /^\d{1,9}$/, expected: 'a whole number' },
  fideId: { at: PLAYER_FIELDS.fideId, label: 'FIDE number', form: /^\d+$/, expected: 'a whole number' },
  birthDate: {
    at: PLAYER_FIELDS.birthDate,
    label: 'birth date',
    form: { test: isBirthDate },
    expected: 'YYYY/MM/DD',
  },
  rank: { at: PLAYER_FIELDS.rank, label: 'rank', form: /^\d{1,9}$/, expected: 'a whole number' },
};

function byCharacter<T>(meanings: Readonly<Record<string, T>>): readonly (T | undefined)[] {
  const list = new Array<T | undefined>(128).fill(undefined);
  for (const [sign, meaning] of Object.entries(meanings))
    for (const form of [sign.toLowerCase(), sign.toUpperCase()]) list[form.charCodeAt(0)] = meaning;
  return list;
}

function checkSeparators(line: Line, log: ProblemLog): void {
  for (const position of SEPARATORS) {
    if (isBlank(line.text, position)) continue;
    log.error(
      'misaligned',
      placeOf(line, position + 1, 1),
      'a blank',
      `Column ${position + 1} of a player record must be blank; the line seems to be shifted.`,
    );
    return;
  }
}

function readText(line: Line, name: keyof typeof FIELDS, log: ProblemLog): string {
  const field = FIELDS[name];
  const text = playerField(line.text, field.at);
  if (text === '' || field.form.test(text)) return text;
  const [from, to] = field.at;
  log.warn(
    'field-ignored',
    placeOf(line, from + 1, to - from),
    field.expected,
    `The ${field.label} "${text}" cannot be read.`,
    `the ${field.label} is left out`,
  );
  return '';
}

function readPoints(line: Line, log: ProblemLog): Tenths | null {
  const text = line.text.slice(79, 84).trim();
  if (text === '') return null;
  const value = parseTenths(text);
  if (typeof value === 'number') return value;
  log.error(
    'points-field',
    placeOf(line, 81, 4),
    'points like 11.5',
    value === 'too-fine'
      ? `The points "${text}" are not a multiple of 0.1.`
      : `The points "${text}" are not a number.`,
  );
  return null;
}

function readCells(line: Line, log: ProblemLog): Cell[] {
  const text = line.text.trimEnd();
  const count = Math.max(0, Math.ceil((text.length - FIRST_ROUND) / ROUND_WIDTH));
  if (count > MAX_ROUNDS) {
    log.error(
      'too-many-rounds',
      placeOf(line, columnOf(MAX_ROUNDS + 1)),
      `at most ${MAX_ROUNDS} rounds`,
      `The player record holds ${count} rounds.`,
    );
    return [];
  }
  const cells: Cell[] = [];
  for (let round = 1; round <= count; round++) {
    const cell = readCell(line, text, round, log);
    // One error a line: after a shift, every further column would be reported too.
    if (cell === null) return cells;
    cells.push(cell);
  }
  return cells;
}

function readCell(line: Line, text: string, round: number, log: ProblemLog): Cell | null {
  const start = FIRST_ROUND + ROUND_WIDTH * (round - 1);
  let opponent = 0;
  let digits = 0;
  let ended = false;
  let blank = true;
  for (let i = start; i < start + 4; i++) {
    if (isBlank(text, i)) {
      ended = digits > 0;
      continue;
    }
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9 || ended) {
      return misread(line, i, log, 'the starting number of the opponent', 'the opponent', round);
    }
    opponent = opponent * 10 + digit;
    digits++;
    blank = false;
  }
  for (const offset of BETWEEN) {
    if (!isBlank(text, start + offset)) {
      return misread(line, start + offset, log, 'a blank', 'the columns between the fields', round);
    }
  }
  let colour: Colour | null = null;
  if (!isBlank(text, start + 5)) {
    blank = false;
    const letter = COLOURS[text.charCodeAt(start + 5)];
    if (letter === undefined) return misread(line, start + 5, log, 'w, b or -', 'the colour', round);
    colour = letter;
  }
  const code = start + 7 < text.length ? CODES[text.charCodeAt(start + 7)] : ' ';
  if (code === undefined) {
    return misread(line, start + 7, log, 'one of 1 = 0 W D L + - H F U Z ?', 'the result', round);
  }
  if (blank && code === ' ') return BLANK_CELL;
  return { opponent, colour, code, blank: false };
}

function misread(
  line: Line,
  position: number,
  log: ProblemLog,
  expected: string,
  what: string,
  round: number,
): null {
  log.error(
    'round-columns',
    placeOf(line, position + 1, 1),
    expected,
    `Round ${round}: "${line.text[position]}" cannot stand in ${what}.`,
  );
  return null;
}
