import { onlyDay, readDate, withSlashes } from '../dates/date.js';
import { fixedColumns, Misread, type Column } from './codecs.js';
import { number, text, textAtRight, whole } from './columns.js';
import { changeInto, define, keep, lose, type AnyDefinition, type Step } from './definition.js';
import { recordText } from './fields.js';

/** Records of a text without a form of its own. */
export const DESCRIPTION: AnyDefinition = { group: 'header' };

/** `###`: for the rules those that `alterations.ts`, `known-later.ts` and `event-kind.ts` can read, else for people. */
export const COMMENT: AnyDefinition = { group: 'comments' };

/** Record 042, a text: it has a check of its own, since the edition depends on it. */
export const START_DATE: AnyDefinition = { group: 'header', to26: dateTo26 };

/** Record 052. */
export const END_DATE = define(
  described('052', (value) => readDate(value).length > 0, 'a date as YYYY/MM/DD'),
  { group: 'header', to26: dateTo26 },
);

/** Records 062, 072 and 082: a number, to which programs add others, as in `62 (55)`. */
export const [PLAYER_COUNT, RATED_COUNT, TEAM_COUNT] = ['062', '072', '082'].map((code) =>
  define(
    described(code, (value) => /^\d+(?!\S)/.test(value), 'a whole number'),
    { group: 'header' },
  ),
);

const DATES = fixedColumns('132', { text: text(5, 90), dates: dates(92) });

/** Record 132: the dates of the rounds, in the columns in which the rounds stand in record 001. */
export const ROUND_DATES = define(DATES, {
  group: 'header',
  to26: (step, data) => {
    const found = data?.dates ?? [];
    const values = found.map(asRoundDate);
    if (data === null || values.every((date, index) => date === found[index])) return [step.text];
    step.remarks.add('adjusted', step.tag, step.line, { kind: 'date' });
    return [DATES.write({ text: data.text, dates: values })];
  },
});

/** Record 172: whose ratings count for the starting rank, and how. */
export const RANKING_METHOD = define(
  fixedColumns('172', {
    federation: text(5, 7, /^[A-Z]{3}$/i, 'the code of a federation'),
    method: text(
      9,
      13,
      /^(FIDE|NRO|FIDON|NIDOF|HBFN|LBFN|OTHER)$/i,
      'FIDE, NRO, FIDON, NIDOF, HBFN, LBFN or OTHER',
    ),
  }),
  { group: 'header', isAddedIn26: true },
);

/** Record 182: the program that made the pairings. Other readers pass it over. */
export const PROGRAM: AnyDefinition = { group: 'header', isAddedIn26: true, to16: keep };

/** Records 202 and 212: tie-breaks as `ACRONYM[:MP|:GP][/modifier…]`, with commas between them. */
export const [TIE_BREAKS, INFORMAL_TIE_BREAKS] = ['202', '212'].map((code) =>
  define(
    described(
      code,
      (value) => value.split(',').every((one) => TIE_BREAK.test(one.trim())),
      'codes of tie-breaks with commas between them, like DE,BH/C1,SB',
    ),
    { group: 'header', isAddedIn26: true, to16: keep },
  ),
);

/** Record 222, which goes into the words of 122 where these say nothing. */
export const TIME_CONTROL = define(
  described('222', (value) => parseTimeControl(value) !== null, 'a time control like 40/6000+30:900+30'),
  {
    group: 'header',
    isAddedIn26: true,
    to16: (step, data) => {
      const hasWords = step.tournament.header.some(
        ({ tag, text: words }) => tag === '122' && words.trim() !== '',
      );
      if (data !== null && hasWords) return keep(step);
      return data === null || data.text === ''
        ? lose(step)
        : changeInto(step, [`122 ${data.text.trim()}`], '122');
    },
  },
);

/** National Rating Support: the columns of record 001 up to the date of birth, with a federation as the tag. */
export const NATIONAL = define(
  fixedColumns(null, {
    federation: text(1, 3),
    id: number(5, 8),
    sex: text(10, 10),
    title: textAtRight(11, 13),
    name: text(15, 47),
    rating: whole(49, 52),
    origin: text(54, 56),
    number: textAtRight(58, 68),
    birthDate: text(70, 79),
  }),
  { group: 'national', isAddedIn26: true },
);

/** A record with a text from position 5, of which a part must have a form. */
function described(code: string, form: (value: string) => boolean, expected: string) {
  const column: Column<string> = {
    ...text(5, Infinity),
    expected,
    read: (found) => (found.trim() === '' || form(found.trim()) ? found.trimEnd() : new Misread()),
  };
  return fixedColumns(code, { text: column });
}

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

/**
 * Records 042 and 052 with the date as TRF26 has it, where one day only can be meant: others are kept as they stand.
 */
function dateTo26(step: Step): string[] {
  const { tag, line, tournament, remarks } = step;
  const date = recordText(step.text).trim();
  if (date === '' || /^\d{4}\/\d{2}\/\d{2}$/.test(date)) return [step.text];
  const { startDate } = tournament;
  const settled = tag === '042' && startDate?.record === undefined ? (startDate?.iso ?? null) : null;
  const day = settled ?? onlyDay(date);
  if (day !== null) {
    remarks.add('adjusted', tag, line, { kind: 'date' });
    return [`${tag} ${withSlashes(day)}`];
  }
  remarks.add('kept', tag, line, { kind: 'unclear-date' });
  return [step.text];
}

function asRoundDate(date: string): string {
  const day = /^\d{2}\/\d{2}\/\d{2}$/.test(date) ? null : onlyDay(date);
  return day === null ? date : withSlashes(day).slice(2);
}

const TIE_BREAK = /^[A-Z][A-Z\d_]*(:(MP|GP))*(\/[A-Z\d.+-]+)*$/i;

/** The time for a number of moves, or for all the rest of the game. */
export interface TimePeriod {
  /** Null: all moves. */
  readonly moves: number | null;
  readonly seconds: number;
  /** Seconds added with every move. */
  readonly increment: number;
}

/** The periods of each side; the same list twice unless the sides have different times. */
export interface TimeControl {
  readonly white: readonly TimePeriod[];
  readonly black: readonly TimePeriod[];
}

/**
 * Record 222 of TRF26: `d[:d]` or `Wd[:d]-Bd[:d]`, a period `d` being `[M/]S[+I]` (M moves, S seconds, I seconds a
 * move). Null for anything else.
 */
export function parseTimeControl(text: string): TimeControl | null {
  const sides = /^W(.+)-B(.+)$/i.exec(text.trim());
  const white = periodsOf(sides === null ? text.trim() : sides[1]);
  const black = sides === null ? white : periodsOf(sides[2]);
  return white === null || black === null ? null : { white, black };
}

export function isTimeControl(text: string): boolean {
  return parseTimeControl(text) !== null;
}

function periodsOf(text: string): TimePeriod[] | null {
  const periods: TimePeriod[] = [];
  for (const part of text.split(':')) {
    const found = /^(?:(\d{1,4})\/)?(\d{1,6})(?:\+(\d{1,5}))?$/.exec(part);
    if (found === null) return null;
    const [, moves, seconds, increment] = found as (string | undefined)[];
    periods.push({
      moves: moves === undefined ? null : Number(moves),
      seconds: Number(seconds),
      increment: Number(increment ?? 0),
    });
  }
  return periods;
}
