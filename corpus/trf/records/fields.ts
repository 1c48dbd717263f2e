import { placeOf, type Line, type ProblemLog } from '../problems.js';

/** A word of a line and the 1-based column at which it starts. */
export interface Token {
  readonly text: string;
  readonly column: number;
}

/** The words of a line, separated by blanks or tabs, from a 1-based column on. */
export function tokens(text: string, column: number): Token[] {
  const found: Token[] = [];
  let start = -1;
  for (let i = column - 1; i <= text.length; i++) {
    const blank = i === text.length || text[i] === ' ' || text[i] === '\t';
    if (!blank && start < 0) start = i;
    if (blank && start >= 0) {
      found.push({ text: text.slice(start, i), column: start + 1 });
      start = -1;
    }
  }
  return found;
}

/** The value of a text of one to nine digits, or null. */
export function wholeNumber(text: string): number | null {
  if (text.length === 0 || text.length > 9) return null;
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return null;
    value = value * 10 + digit;
  }
  return value;
}

/**
 * An amount of points as tenths: `1`, `1.0`, `.5`, `-0.5`. Gives 'too-fine' for a number that is not a multiple of
 * 0.1 and 'not-a-number' for anything else, or for a number of more than three digits before the point.
 */
export function parseTenths(text: string): number | 'too-fine' | 'not-a-number' {
  const match = AMOUNT.exec(text);
  if (match === null) return 'not-a-number';
  const [, sign, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return 'not-a-number';
  if (!/^\d?0*$/.test(fraction)) return 'too-fine';
  const value = Number(whole) * 10 + Number(fraction.slice(0, 1));
  return sign === '-' && value !== 0 ? -value : value;
}

/** Tenths as the files print them: `11.5`. */
export function formatTenths(tenths: number): string {
  const size = Math.abs(tenths);
  return `${tenths < 0 ? '-' : ''}${Math.floor(size / 10)}.${size % 10}`;
}

/** A whole number at the right of its columns, blanks for null. Throws a RangeError when it has too many digits. */
export function digits(value: number | null, width: number): string {
  const printed = value === null ? '' : String(value);
  if (printed.length > width) throw new RangeError(`${printed} does not fit ${width} columns`);
  return printed.padStart(width);
}

/** A round in three digits, like 003. Throws a RangeError for a larger number. */
export function roundDigits(round: number): string {
  return digits(round, 3).replaceAll(' ', '0');
}

/** Starting numbers in four columns each, with a blank between them. Throws a RangeError for larger ones. */
export function idDigits(ids: readonly number[]): string {
  return ids.map((id) => digits(id, 4)).join(' ');
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

/** The text of a record from position 5; a record whose fourth column is not blank is read from there. */
export function recordText(text: string): string {
  return text.slice(isBlank(text, 3) ? 4 : 3);
}

/** Without blanks and tabs at the end; other white space, like a no-break space, is text. */
export function withoutTrailingBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--;
  return text.slice(0, end);
}

/** True when the 0-based position holds a blank or lies behind the end of the text. */
export function isBlank(text: string, position: number): boolean {
  return position >= text.length || text.charCodeAt(position) === BLANK;
}

const BLANK = 32;
const AMOUNT = /^([+-]?)(\d{0,3})(?:\.(\d{0,6}))?$/;

/** More rounds are not read. */
export const MAX_ROUNDS = 500;
