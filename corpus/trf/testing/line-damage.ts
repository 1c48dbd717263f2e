import fc from 'fast-check';
import { share } from './damage.js';

export interface LineEdit {
  readonly kind: 'set' | 'digit' | 'cut' | 'delete' | 'repeat' | 'exchange';
  /** Which line, and where in it (or which other line), from 0 to 1. */
  readonly line: number;
  readonly at: number;
  readonly char: string;
}

/** Damages that leave most of a file as it is, so that it is read as far as the records that belong together. */
export const lineDamage: fc.Arbitrary<LineEdit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('set', 'digit', 'digit', 'cut', 'delete', 'repeat', 'exchange'),
    line: share,
    at: share,
    char: fc.constantFrom(...' 0123456789wb-+*=ZUHF.'.split('')),
  }),
  { minLength: 1, maxLength: 4 },
);

export function lineDamaged(text: string, edits: readonly LineEdit[]): string {
  const lines = text.split(/\r?\n|\r/).filter((line) => line !== '');
  for (const { kind, line, at, char } of edits) {
    if (lines.length === 0) break;
    const index = Math.floor(line * lines.length);
    const own = lines[index];
    const column = Math.floor(at * own.length);
    if (kind === 'set') lines[index] = own.slice(0, column) + char + own.slice(column + 1);
    else if (kind === 'cut') lines[index] = own.slice(0, column);
    else if (kind === 'delete') lines.splice(index, 1);
    else if (kind === 'repeat') lines.splice(Math.floor(at * lines.length), 0, own);
    else if (kind === 'exchange') {
      const other = Math.floor(at * lines.length);
      [lines[index], lines[other]] = [lines[other], own];
    } else lines[index] = withDigit(own, at, char);
  }
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Another character in the place of one of the digits behind the tag. */
function withDigit(line: string, at: number, char: string): string {
  const digits = [...line.matchAll(/\d/g)].map(({ index }) => index).filter((index) => index > 2);
  if (digits.length === 0) return line;
  const column = digits[Math.floor(at * digits.length)];
  return line.slice(0, column) + char + line.slice(column + 1);
}
