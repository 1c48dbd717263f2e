import { columnOf, PLAYER_FIELDS } from '../player-columns.js';
import { placeOf, ProblemLog, type Line } from '../problems.js';
import { readPlayerLine } from './player-record.js';

/** By how many characters the rest of a record 001 stands too far on the right (less than 0: on the left). */
export interface Shift {
  readonly by: number;
  /** 0-based position at which what is shifted should begin. */
  readonly start: number;
}

/**
 * The shift that explains why a record 001 cannot be read: moved back, everything stands where it belongs. Null where
 * none does.
 * @param likely the shift of another record of the file; null: none is known.
 */
export function shiftOf(line: Line, likely: Shift | null): Shift | null {
  if (likely !== null && warningsAfter(line, likely) === 0) return likely;
  let best: Shift | null = null;
  let fewest = Infinity;
  const starts = startsIn(line.text);
  // Small ones first: by ten characters more in the other direction rounds may be readable, too.
  for (const by of SHIFTS)
    for (const start of starts) {
      const warnings = warningsAfter(line, { by, start });
      if (warnings >= fewest) continue;
      [best, fewest] = [{ by, start }, warnings];
    }
  return best;
}

/** Says once of all records that are shifted in the same way that they are. */
export function reportShifts(shifted: readonly (readonly [Line, Shift])[], log: ProblemLog): void {
  const kinds = new Map<string, (readonly [Line, Shift])[]>();
  for (const one of shifted) {
    const key = `${one[1].by} ${one[1].start}`;
    kinds.set(key, [...(kinds.get(key) ?? []), one]);
  }
  for (const [[line, { by, start }], ...others] of kinds.values()) {
    const size = Math.abs(by);
    const distance = `${size} ${size === 1 ? 'character' : 'characters'} to the ${by > 0 ? 'right' : 'left'}`;
    const from = start + by + Math.max(0, line.text.slice(start + by).search(/\S/)) + 1;
    const many =
      others.length === 0
        ? ''
        : `, and so ${others.length === 1 ? 'is 1 more player record' : `are ${others.length} more player records`}`;
    log.error(
      'shifted-columns',
      placeOf(line, from),
      'the columns of the format',
      `From column ${from} on the player record is shifted by ${distance}${many}.`,
    );
  }
}

const SHIFTS = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? 1 : -1) * (1 + (index >> 1)));
/** 0-based positions of the fields before the rounds, the last one first. */
const [, ...FIELDS] = Object.values(PLAYER_FIELDS).map(([from]): number => from);
FIELDS.reverse();
const [TAG_END, NAME_END, RATING] = [PLAYER_FIELDS.code[1], PLAYER_FIELDS.name[1], PLAYER_FIELDS.rating[0]];

/** The last one first: as little as possible is taken for shifted. */
function startsIn(text: string): number[] {
  const rounds: number[] = [];
  for (let round = 1; columnOf(round) <= text.length && round <= MOST_ROUNDS; round++)
    rounds.unshift(columnOf(round) - 1);
  return [...rounds, ...FIELDS];
}

/** Of longer records only the beginning is tried. */
const MOST_ROUNDS = 30;

/** How many fields of a record are not in their form when the shift is undone; infinite where it cannot be read even then. */
function warningsAfter({ number, text }: Line, shift: Shift): number {
  const moved = movedBack(text, shift);
  const log = new ProblemLog();
  return moved === null || readPlayerLine({ number, text: moved }, log) === null ? Infinity : log.count;
}

/** The text with what is shifted moved back; null where something would be lost by it, but the end of a name too long. */
function movedBack(text: string, { by, start }: Shift): string | null {
  if (text.slice(Math.max(0, start + by)).trim() === '') return null;
  if (by < 0) {
    const at = start + by;
    return at < TAG_END ? null : text.slice(0, at) + ' '.repeat(-by) + text.slice(at);
  }
  if (text.slice(start, start + by).trim() === '') return text.slice(0, start) + text.slice(start + by);
  return start === RATING ? text.slice(0, NAME_END) + text.slice(NAME_END + by) : null;
}

/**
 * Whether a record 001 that cannot be read has its fields at the columns of the format when each byte of UTF-8 is a column:
 * the program that wrote it padded the name to 33 bytes instead of 33 characters.
 */
export function isInBytes({ number, text }: Line): boolean {
  if (!NOT_ASCII.test(text)) return false;
  const log = new ProblemLog();
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return readPlayerLine({ number, text: bytes }, log) !== null && log.count === 0;
}

/** Reports once for all such records that their columns are counted in bytes. */
export function reportBytes(lines: readonly Line[], log: ProblemLog): void {
  const [line, ...others] = lines;
  if (line === undefined) return;
  const letters = Array.from(line.text).filter((letter) => NOT_ASCII.test(letter));
  const extra = new TextEncoder().encode(line.text).length - line.text.length;
  const start = line.text.indexOf(letters[0]);
  const { from, word } = wordAround(line.text, start);
  const more =
    others.length === 0
      ? ''
      : `; so ${others.length === 1 ? 'does 1 more player record' : `do ${others.length} more player records`}`;
  const columns = extra === 1 ? '1 column' : `${extra} columns`;
  log.error(
    'columns-in-bytes',
    placeOf(line, from + 1, word.length),
    `columns counted in characters: put ${extra === 1 ? '1 blank' : `${extra} blanks`} after the name, or have the program write the file in another encoding`,
    `The program that wrote the file counted bytes, not characters: the name has ${countedLetters(letters)}, and what follows it stands ${columns} too far to the left${more}.`,
  );
}

const NOT_ASCII = /\P{ASCII}/u;

/** The name in which the first of the letters stands, as far as it goes without two blanks. */
function wordAround(text: string, at: number): { readonly from: number; readonly word: string } {
  const before = /(?:\S| (?=\S))*$/.exec(text.slice(0, at))?.[0] ?? '';
  const behind = /^(?:\S| (?=\S))*/.exec(text.slice(at))?.[0] ?? '';
  const from = at - before.trimStart().length;
  return { from, word: text.slice(from, at) + behind };
}

/** "2 characters of two bytes and 1 of three bytes". */
function countedLetters(letters: readonly string[]): string {
  const sizes = letters.map((letter) => new TextEncoder().encode(letter).length);
  const kinds = Object.entries(SIZE_WORDS).flatMap(([size, words]) => {
    const count = sizes.filter((one) => one === Number(size)).length;
    return count === 0 ? [] : [{ count, words }];
  });
  return kinds
    .map(({ count, words }, index) =>
      index > 0 ? `${count} of ${words}` : `${count} ${count === 1 ? 'character' : 'characters'} of ${words}`,
    )
    .join(' and ');
}

/** By the number of bytes in UTF-8. */
const SIZE_WORDS: Readonly<Record<number, string>> = { 2: 'two bytes', 3: 'three bytes', 4: 'four bytes' };
