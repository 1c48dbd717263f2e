import { readDate } from './date.js';
import type { DateOrder, DateReading } from './date.js';

export interface HeaderRecord {
  readonly tag: string;
  readonly text: string;
}

export interface EventDate {
  readonly raw: string;
  /** YYYY-MM-DD, or null when the text is not a date, or can be read as several. */
  readonly iso: string | null;
  /** The days that it can mean, the likeliest first, where there are several; else absent. */
  readonly readings?: readonly string[];
  /** The record that it stands in where record 042 tells none: the first of the rounds, or the last day; else absent. */
  readonly record?: '132' | '052';
}

/**
 * The day on which an event starts: by record 042, else by the first of the dates of rounds (132), else the last day
 * (052) stands for it. Where it can be read in several ways, those are left in which all dates of the file are of one event.
 * Null where no date stands in the file.
 */
export function startDateOf(header: readonly HeaderRecord[]): EventDate | null {
  const textOf = (tag: string): string => header.find((record) => record.tag === tag)?.text ?? '';
  const rounds = roundDates(textOf('132'));
  const texts: readonly Dated[] = [
    { record: '042', raw: textOf('042').trim() },
    { record: '132', raw: rounds[0] ?? '' },
    { record: '052', raw: textOf('052').trim() },
  ];
  const written = texts.filter(({ raw }) => raw !== '');
  const dated = written.find(({ raw }) => readDate(raw).length > 0) ?? written.at(0);
  if (dated === undefined) return null;
  const others = dated.record === '052' ? [] : [...rounds, texts[2].raw];
  const readings = settled(readDate(dated.raw), others);
  const days = readings.map(({ iso }) => iso);
  return {
    raw: dated.raw,
    iso: days.length === 1 ? days[0] : null,
    ...(days.length > 1 ? { readings: days } : {}),
    ...(dated.record === '042' ? {} : { record: dated.record }),
  };
}

interface Dated {
  readonly record: '042' | '132' | '052';
  readonly raw: string;
}

/** The dates of a record 132 (its text from position 5): in the columns of the rounds, else where they stand. */
export function roundDates(text: string): string[] {
  if (text.trim() === '') return [];
  const columns = text.slice(FIRST_DATE);
  if (columns.trim() === '') return text.split(/\s+/).filter((word) => readDate(word).length > 0);
  const dates: string[] = [];
  for (let start = 0; start < columns.trimEnd().length; start += DATE_WIDTH)
    dates.push(columns.slice(start, start + DATE_WIDTH).trim());
  return dates.filter((date) => date !== '');
}

/** Column 92 of the record. */
const FIRST_DATE = 87;
const DATE_WIDTH = 10;

/** The readings of a date after which the others can be those of the same event, read in the same order; all where none are. */
function settled(readings: readonly DateReading[], others: readonly string[]): readonly DateReading[] {
  if (readings.length < 2) return readings;
  const dated = others.map(readDate).filter((other) => other.length > 0);
  const left = readings.filter(({ iso, order }) =>
    (order === null ? ORDERS : [order]).some((one) => dated.every((other) => isPossible(other, one, iso))),
  );
  return left.length > 0 ? left : readings;
}

const ORDERS: readonly DateOrder[] = ['year-first', 'day-first', 'month-first'];

/** Beside dates of other orders there may be some in the order of the format, which has the year first. */
function isPossible(readings: readonly DateReading[], order: DateOrder, start: string): boolean {
  return readings.some((one) => {
    const days = (Date.parse(one.iso) - Date.parse(start)) / MILLISECONDS_OF_A_DAY;
    const isLikeIt = one.order === null || one.order === 'year-first' || one.order === order;
    return isLikeIt && days >= 0 && days <= LONGEST_EVENT;
  });
}

const MILLISECONDS_OF_A_DAY = 86_400_000;
/** In days; less than a year, for in 26/04/01 and 26/04/02 the last number may be the year. */
const LONGEST_EVENT = 360;
