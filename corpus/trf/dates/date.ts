import { monthsOf } from './month-names.js';

/** In which order a date of three numbers is read. */
export type DateOrder = 'year-first' | 'day-first' | 'month-first';

/** One way to read a date. */
export interface DateReading {
  /** YYYY-MM-DD. */
  readonly iso: string;
  /** Null where there is nothing to choose: a year of four digits first, a month by its name. */
  readonly order: DateOrder | null;
}

/**
 * The days that a text can mean, the likeliest first: numbers in any of the orders that people use, with a year of four
 * digits or of two, months by their names in many languages, a day of the week before and a time behind; the first
 * day of "29-31 May 2020". Empty for what is no date; a day that the calendar does not have is none.
 */
export function readDate(text: string): readonly DateReading[] {
  if (text.length > LONGEST_KNOWN) return readAnew(text);
  let readings = KNOWN.get(text);
  if (readings === undefined) {
    readings = readAnew(text);
    if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
    KNOWN.set(text, readings);
  }
  return readings;
}

/** Dates read before: each is read several times, and the files of a season have the same days. */
const KNOWN = new Map<string, readonly DateReading[]>();
const MOST_KNOWN = 1000;
/** A longer piece of a text would keep all of it in memory (V8). */
const LONGEST_KNOWN = 12;

function readAnew(text: string): DateReading[] {
  const [, a, sign, b, c] = AS_PRINTED.exec(text) ?? [];
  const printed = a === undefined ? [] : eachOnce(ofNumbers([a, b, c], sign === '.'));
  return printed.length > 0 ? printed : readWords(text);
}

function readWords(text: string): DateReading[] {
  const words = text
    .normalize('NFKC')
    .replace(/(\d)[年년月월]\s*(?=\d)/gu, '$1/')
    .replace(/(\d)[日일]/gu, '$1')
    .trim();
  for (const part of partsOf(words)) {
    const found = readOne(part.trim());
    if (found.length > 0) return eachOnce(found);
  }
  return [];
}

function eachOnce(found: readonly DateReading[]): DateReading[] {
  return found.filter(({ iso }, index) => found.findIndex((one) => one.iso === iso) === index);
}

/** What can be taken for a date as a whole has no time behind it, and is no first day of several. */
function* partsOf(words: string): Generator<string> {
  yield words;
  yield words.replace(TIME, '');
  yield words.split(UNTIL)[0];
  yield words.replace(RANGE, '$1$2');
}

/** The only day that a text can mean, YYYY-MM-DD; null for several, or none. */
export function onlyDay(text: string): string | null {
  const [first, ...others] = readDate(text);
  return first === undefined || others.length > 0 ? null : first.iso;
}

/** Whether a text can be a date of birth; often only the year is known: 1999/00/00. */
export function isBirthDate(text: string): boolean {
  return /^[\d/.-]+$/.test(text) || readDate(text).length > 0;
}

/** A day YYYY-MM-DD as TRF26 writes it: YYYY/MM/DD. */
export function withSlashes(day: string): string {
  return day.replaceAll('-', '/');
}

/** The forms of the formats, of record 132 with two digits of the year: most dates have one of them. */
const AS_PRINTED = /^(\d{4}|\d{2})([-/.])(\d{2})\2(\d{2})$/;
/** A time of the day behind the date. */
const TIME = /[T\s,]+\d{1,2}[:.h]\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:h|uhr|am|pm|z|utc|[+-]\d{2}:?\d{2})?\.?$/iu;
/** Between the first day and the last one. */
const UNTIL = /\s+(?:[-–—]|to|until|till|bis|au|al|hasta|do|tot|til|по|до)\s+/iu;
/** The first of two days of one month: "29-31 May 2020", "29.-31.05.2020"; with what follows the second one. */
const RANGE = /^(\d{1,2})\.?\s*(?:[-–—]|to|bis|au|al)\s*\d{1,2}(?!\d)([\s./]+.*\d)$/iu;

function readOne(text: string): DateReading[] {
  const withoutWords = text.replace(LEADING_WORDS, '');
  if (/^(?:\d{6}|\d{8})$/.test(withoutWords)) return ofDigits(withoutWords);
  const numbers = NUMBERS.exec(withoutWords);
  if (numbers === null) return ofNamedMonth(text);
  const [, a, first, b, second, c] = numbers;
  if (separator(first) !== separator(second)) return [];
  const readings = ofNumbers([a, b, c], /\./.test(first + second) && !/[-/]/.test(first + second));
  return SHORT_YEAR.test(text) ? readings.filter(({ order }) => order !== 'year-first') : readings;
}

/** Blanks go with dots. */
function separator(text: string): string {
  const [sign = '.'] = /[^\s.]/.exec(text) ?? [];
  return sign;
}

/** A day of the week, "from", "start:". */
const LEADING_WORDS = /^[^\d]+/;
const NUMBERS = /^(\d{1,4})(\s*[-/.,–]\s*|\s+)(\d{1,2})(\s*[-/.,–]\s*|\s+)['’]?(\d{1,4})\s*\.?$/;
/** "'20" is a year. */
const SHORT_YEAR = /['’]\d\d\s*\.?$/;

/** @param isDotted dots part the numbers: then the month stands first only where nothing else is a day. */
function ofNumbers(parts: readonly string[], isDotted: boolean): DateReading[] {
  const [a, b, c] = parts.map(Number);
  const [first, , last] = parts.map(({ length }) => length);
  if (first === 4) return last <= 2 ? reading(a, b, c, null) : [];
  if (first === 3 || last === 3 || last === 1) return [];
  const year = last === 4 ? c : fullYear(c);
  const dayFirst = reading(year, b, a, 'day-first');
  const monthFirst = reading(year, a, b, 'month-first');
  const endings = isDotted && dayFirst.length > 0 ? dayFirst : [...dayFirst, ...monthFirst];
  if (last === 4) return endings;
  return [...(first === 2 ? reading(fullYear(a), b, c, 'year-first') : []), ...endings];
}

function ofDigits(text: string): DateReading[] {
  const at = (start: number, length: number): string => text.slice(start, start + length);
  if (text.length === 6) return ofNumbers([at(0, 2), at(2, 2), at(4, 2)], false);
  const yearFirst = ofNumbers([at(0, 4), at(4, 2), at(6, 2)], false);
  return yearFirst.length > 0 ? yearFirst : ofNumbers([at(0, 2), at(2, 2), at(4, 4)], false);
}

/** Two numbers and the name of a month; words between them ("de", "of", "th") say nothing. */
function ofNamedMonth(text: string): DateReading[] {
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => digits);
  const months = [...text.matchAll(/[\p{L}\p{M}]+/gu)].map(([word]) => monthsOf(word)).filter(isAny);
  // The short name of a day of the week may be that of a month: "mar. 29 mai 2020".
  const [month, ...others] = months.slice(months.length === 2 && /^\p{L}/u.test(text) ? 1 : 0);
  if (numbers.length !== 2 || month === undefined || others.length > 0) return [];
  const [a, b] = numbers;
  const isYearFirst = a.length === 4 || (b.length <= 2 && Number(a) > LONGEST_MONTH);
  const [day, year] = isYearFirst ? [b, a] : [a, b];
  if (day.length > 2 || (year.length !== 4 && year.length !== 2)) return [];
  const full = year.length === 4 ? Number(year) : fullYear(Number(year));
  return month.flatMap((one) => reading(full, one, Number(day), null));
}

function isAny(months: readonly number[]): boolean {
  return months.length > 0;
}

/** A year of two digits: up to 79 in this century. */
function fullYear(year: number): number {
  return year + (year < 80 ? 2000 : 1900);
}

const LONGEST_MONTH = 31;
const [FIRST_YEAR, LAST_YEAR] = [1900, 2099];

function reading(year: number, month: number, day: number, order: DateOrder | null): DateReading[] {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && leap ? 29 : DAYS[month - 1];
  if (year < FIRST_YEAR || year > LAST_YEAR || day < 1 || !(day <= last)) return [];
  return [{ iso: `${year}-${twoDigits(month)}-${twoDigits(day)}`, order }];
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
