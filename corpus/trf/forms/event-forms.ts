import { readDate } from '../dates/date.js';
import { isTimeControl } from './time-control.js';
import { fixedColumns, Misread, type Codec, type Column } from './form.js';
import { number, text, textAtRight, whole } from './columns.js';

/** A record with a text from position 5, of which a part must have a form. */
function described(
  tag: string,
  form: (value: string) => boolean,
  expected: string,
): Codec<{ readonly text: string }> {
  const column: Column<string> = {
    ...text(5, Infinity),
    expected,
    read: (found) => (found.trim() === '' || form(found.trim()) ? found.trimEnd() : new Misread()),
  };
  return fixedColumns(tag, { text: column });
}

/** Record 052. That of the start, 042, has a check of its own, since the edition depends on it. */
export const END_DATE = described('052', (value) => readDate(value).length > 0, 'a date as YYYY/MM/DD');

/** Records 062, 072 and 082: a number, to which programs add others, as in `62 (55)`. */
export const COUNTS = ['062', '072', '082'].map((tag) =>
  described(tag, (value) => /^\d+(?!\S)/.test(value), 'a whole number'),
);

/** Record 132: the dates of the rounds, in the columns in which the rounds stand in record 001. */
export const ROUND_DATES = fixedColumns('132', {
  text: text(5, 90),
  dates: dates(92),
});

function dates(from: number): Column<readonly string[]> {
  const step = 10;
  return {
    from,
    to: Infinity,
    expected: 'dates of the rounds as YY/MM/DD, from column 92 in steps of ten columns',
    read: (found) => {
      const end = found.trimEnd().length;
      const values: string[] = [];
      for (let start = 0; start < end; start += step) {
        const date = found.slice(start, start + step).trim();
        if (date !== '' && readDate(date).length === 0) return new Misread(start, step);
        values.push(date);
      }
      return values;
    },
    write: (values) => values.map((date) => date.padEnd(step)).join(''),
  };
}

const RANKING_METHODS = /^(FIDE|NRO|FIDON|NIDOF|HBFN|LBFN|OTHER)$/i;

/** Record 172: whose ratings count for the starting rank, and how. */
export const RANKING_METHOD = fixedColumns('172', {
  federation: text(5, 7, /^[A-Z]{3}$/i, 'the code of a federation'),
  method: text(9, 13, RANKING_METHODS, 'FIDE, NRO, FIDON, NIDOF, HBFN, LBFN or OTHER'),
});

/** Records 202 and 212: tie-breaks as `ACRONYM[:MP|:GP][/modifier…]`, with commas between them. */
export const TIE_BREAKS = ['202', '212'].map((tag) =>
  described(
    tag,
    (value) => value.split(',').every((code) => TIE_BREAK.test(code.trim())),
    'codes of tie-breaks with commas between them, like DE,BH/C1,SB',
  ),
);

const TIE_BREAK = /^[A-Z][A-Z\d_]*(:(MP|GP))*(\/[A-Z\d.+-]+)*$/i;

/** Record 222. */
export const TIME_CONTROL = described('222', isTimeControl, 'a time control like 40/6000+30:900+30');

/** National Rating Support: the columns of record 001 up to the date of birth, with a federation as the tag. */
export const NATIONAL = fixedColumns(null, {
  federation: text(1, 3),
  id: number(5, 8),
  sex: text(10, 10),
  title: textAtRight(11, 13),
  name: text(15, 47),
  rating: whole(49, 52),
  origin: text(54, 56),
  number: textAtRight(58, 68),
  birthDate: text(70, 79),
});
