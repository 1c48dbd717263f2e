import { placeOf, ProblemLog, type Line } from '../problems.js';
import { readPlayerLine } from './player-record.js';

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
