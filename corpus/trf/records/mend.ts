import { columnOf, PLAYER_FIELDS } from '../player-columns.js';
import { placeOf, ProblemLog, type Line } from '../problems.js';
import { readPlayerLine } from './player-record.js';

/**
 * A record 001 as the format has it where it is written otherwise, and can only mean one thing: points with a comma or with
 * ½, games drawn with ½ or not over (*), tabs between the fields or in the place of blanks. Each is a warning that says what
 * was done.
 */
export function mendPlayer(line: Line, log: ProblemLog): Line {
  return withSigns(line.text.includes('\t') ? withoutTabs(line, log) : line, log);
}

/**
 * A record of points (162, 362, XXS, BBW…BBU, XXA) with decimal points where it has commas, and .5 for ½; but for ½ in XXA,
 * whose columns that would shift.
 */
export function withDecimalPoints(line: Line, log: ProblemLog): Line {
  const { number, text } = line;
  const amount = text.startsWith('XXA') ? WITH_COMMA : WITH_COMMA_OR_HALF;
  if (!/^.{3} .*[½,]/.test(text)) return line;
  const mended = text.replace(amount, (found, whole: string, fraction: string | undefined, start: number) => {
    log.warn(
      'points-form',
      placeOf(line, start + 1, found.length),
      'points like 0.5',
      `The points "${found}" are not written as in the format.`,
      fraction === undefined ? '½ was read as .5' : 'the comma was read as a decimal point',
    );
    return `${whole}.${fraction ?? '5'}`;
  });
  return { number, text: mended };
}

/** From the fifth column on; a number, or none, and what comes after it. */
const WITH_COMMA_OR_HALF = /(?<=^.{4,})(\d*)(?:½|,(\d+))/g;
const WITH_COMMA = /(?<=^.{4,})(\d*),(\d+)/g;

/**
 * A record 001 with its points as the format has them where they have a comma or ½, with = for games drawn with ½, and
 * with a blank for the * of games that are not over.
 */
function withSigns(line: Line, log: ProblemLog): Line {
  return MENDABLE.test(line.text.slice(POINTS_FROM)) ? withResults(withPoints(line, log), log) : line;
}

const MENDABLE = /[½,*]/;
/** 0-based; points of 100 or more reach into the column before those of the format. */
const [POINTS_FROM, POINTS_TO] = [79, 84];

function withPoints(line: Line, log: ProblemLog): Line {
  const found = line.text.slice(POINTS_FROM, POINTS_TO);
  const points = POINTS.exec(found.trim());
  if (points === null) return line;
  const [, whole, half, fraction] = points;
  const mended = (half === undefined ? `${whole}.${fraction}` : `${whole === '' ? '0' : whole}.5`).padStart(
    POINTS_TO - POINTS_FROM,
  );
  if (mended.length > POINTS_TO - POINTS_FROM) return line;
  log.warn(
    'points-form',
    placeOf(line, POINTS_FROM + 2, 4),
    'points like 11.5',
    `The points "${found.trim()}" are not written as in the format.`,
    half === undefined ? 'the comma was read as a decimal point' : '½ was read as .5',
  );
  return replaced(line, POINTS_FROM, mended);
}

const POINTS = /^(\d*)(?:(½)|,(\d{1,3}))$/;

function withResults(line: Line, log: ProblemLog): Line {
  let mended = line;
  for (let start = columnOf(1) - 1 + RESULT; start < line.text.length; start += WIDTH) {
    const sign = SIGNS.find(({ found }) => found === line.text[start]);
    if (sign === undefined) continue;
    const { found, meant, words } = sign;
    log.warn(
      'result-form',
      placeOf(line, start + 1, 1),
      meant === ' ' ? 'a blank' : meant,
      `The result "${found}" is not written as in the format.`,
      words,
    );
    mended = replaced(mended, start, meant);
  }
  return mended;
}

/** Signs for results that are not those of the format; * is that of PGN. */
const SIGNS = [
  { found: '½', meant: '=', words: '½ was read as =, a drawn game' },
  { found: '*', meant: ' ', words: '* was read as a blank, no result yet' },
];

const RESULT = 7;
const WIDTH = 10;

function replaced({ number, text }: Line, start: number, found: string): Line {
  return { number, text: text.slice(0, start) + found + text.slice(start + found.length) };
}

/**
 * A record 001 with its fields in the columns of the format where tabs stand between them, as spreadsheets write them, or
 * where an editor has put tabs in the place of blanks; as it is where neither gives a player.
 */
function withoutTabs(line: Line, log: ProblemLog): Line {
  for (const { text, adjustment } of waysToRead(line.text)) {
    const mended = { number: line.number, text };
    if (!isReadable(mended)) continue;
    const message = 'Tabs stand in a player record, which has fixed columns.';
    log.warn('tabs', placeOf(line, line.text.indexOf('\t') + 1, 1), 'blanks', message, adjustment);
    return mended;
  }
  return line;
}

interface Way {
  readonly text: string;
  readonly adjustment: string;
}

function* waysToRead(text: string): Generator<Way> {
  const fields = fieldsOf(text);
  if (fields !== null)
    yield { text: fields, adjustment: 'the fields between them were taken in the order of the format' };
  for (const stop of [8, 4]) {
    const adjustment = `they were taken for blanks up to the next column after a multiple of ${stop}`;
    yield { text: expanded(text, stop), adjustment };
  }
}

function isReadable(line: Line): boolean {
  const log = new ProblemLog();
  return readPlayerLine(withSigns(line, new ProblemLog()), log) !== null && log.count === 0;
}

/** The fields before the rounds. Between sex and title there is no blank. */
const FIELDS = Object.entries(PLAYER_FIELDS).map(([name, [from, to]]) => ({
  width: to - from,
  isAtLeft: name === 'name' || name === 'birthDate',
  end: name === 'sex' ? '' : ' ',
}));

/** A line whose fields have tabs between them, in the columns; null for one with fewer fields than stand before the rounds. */
function fieldsOf(text: string): string | null {
  const fields = text.split('\t').map((field) => field.trim());
  if (fields.length < FIELDS.length || fields[0] !== '001') return null;
  if (FIELDS.some(({ width }, index) => fields[index].length > width)) return null;
  const columns = FIELDS.map(
    ({ width, isAtLeft, end }, index) =>
      (isAtLeft ? fields[index].padEnd(width) : fields[index].padStart(width)) + end,
  );
  const rounds = roundsOf(fields.slice(FIELDS.length));
  return rounds === null ? null : `${columns.join('')} ${rounds.join('')}`.trimEnd();
}

/** Rounds of ten columns: each a field with blanks in it, or three fields; null where they are neither. */
function roundsOf(fields: readonly string[]): string[] | null {
  const isWhole = fields.some((field) => /\s/.test(field));
  const count = isWhole ? fields.length : Math.ceil(fields.length / 3);
  const rounds: string[] = [];
  for (let index = 0; index < count; index++) {
    const parts = isWhole ? fields[index].split(/\s+/) : fields.slice(3 * index, 3 * index + 3);
    const [opponent = '', colour = '', result = '', ...more] = parts;
    if (more.length > 0 || opponent.length > 4 || colour.length > 1 || result.length > 1) return null;
    rounds.push(`${opponent.padStart(4)} ${colour.padStart(1)} ${result.padStart(1)}  `);
  }
  return rounds;
}

function expanded(text: string, stop: number): string {
  let line = '';
  for (const char of text) line += char === '\t' ? ' '.repeat(stop - (line.length % stop)) : char;
  return line;
}
