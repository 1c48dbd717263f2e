import type { Tenths } from '../../../engine/index.js';
import { formatTenths, parseTenths, wholeNumber } from './fields.js';
import { Misread, type Column } from './codecs.js';

/** A text at the left of its columns; a form that it must have may be given. */
export function text(from: number, to: number, form?: RegExp, expected = 'text'): Column<string> {
  return {
    from,
    to,
    expected,
    read: (found) => {
      const value = found.trimEnd();
      return form === undefined || value === '' || form.test(value.trim()) ? value : new Misread();
    },
    write: (value) => fitting(value, from, to).padEnd(Math.min(to - from + 1, MOST_PADDED)),
  };
}

/** A text at the right of its columns. */
export function textAtRight(from: number, to: number, form?: RegExp, expected = 'text'): Column<string> {
  const { read, ...rest } = text(from, to, form, expected);
  return {
    ...rest,
    read: (found) => read(found.trim()),
    write: (value) => fitting(value, from, to).padStart(to - from + 1),
  };
}

/** A whole number at the right of its columns, or null for blanks; with `zeros` in all of them. */
export function whole(from: number, to: number, options: { zeros?: boolean } = {}): Column<number | null> {
  const width = to - from + 1;
  return {
    from,
    to,
    expected: 'a whole number',
    read: (found) => (found.trim() === '' ? null : (wholeNumber(found.trim()) ?? new Misread())),
    write: (value) => {
      const printed = value === null ? '' : String(value);
      return fitting(printed, from, to).padStart(width, options.zeros === true && value !== null ? '0' : ' ');
    },
  };
}

/** Like {@link whole}, but never blank. */
export function number(from: number, to: number, options: { zeros?: boolean } = {}): Column<number> {
  const column = whole(from, to, options);
  return { ...column, read: (found) => column.read(found) ?? new Misread() };
}

/** Points like `11.5` at the right of their columns, or null for blanks. */
export function points(from: number, to: number): Column<Tenths | null> {
  return {
    from,
    to,
    expected: 'points like 11.5',
    read: (found) => {
      if (found.trim() === '') return null;
      const value = parseTenths(found.trim());
      return typeof value === 'number' ? value : new Misread();
    },
    write: (value) => fitting(value === null ? '' : formatTenths(value), from, to).padStart(to - from + 1),
  };
}

/**
 * Numbers in columns of `width` up to the end of the line, with a blank after each. Blanks between them stand for 0,
 * which is written as `none`.
 */
export function numbers(
  from: number,
  width: number,
  expected: string,
  options: { readonly none: string; readonly zeros?: boolean },
): Column<readonly number[]> {
  return {
    from,
    to: Infinity,
    expected,
    read: (found) => {
      const end = found.trimEnd().length;
      const values: number[] = [];
      for (let start = 0; start < end; start += width + 1) {
        const field = found.slice(start, start + width).trim();
        const value = field === '' ? 0 : wholeNumber(field);
        if (value === null) return new Misread(start, width);
        if (start + width < end && found[start + width] !== ' ') return new Misread(start + width, 1);
        values.push(value);
      }
      return values;
    },
    write: (values) =>
      values
        .map((value) =>
          value === 0
            ? options.none.padStart(width)
            : fitting(String(value), 1, width).padStart(width, options.zeros === true ? '0' : ' '),
        )
        .join(' '),
  };
}

/** Longer fields, those up to the end of the line, need no blanks after their text. */
const MOST_PADDED = 100;

function fitting(value: string, from: number, to: number): string {
  if (value.length <= to - from + 1) return value;
  throw new RangeError(`"${value}" does not fit the columns ${from}-${to}`);
}
