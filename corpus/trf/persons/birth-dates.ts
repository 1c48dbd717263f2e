import { readDate } from '../dates/date.js';
import { PLAYER_FIELDS } from '../player-columns.js';
import { isNational } from '../records/table.js';

/**
 * The text of a tournament file with every date of birth cut to its year ("1999/00/00", which the format has for an unknown
 * day), everything else as it stands. A date without a year of four digits is left out.
 */
export function withoutBirthDays(text: string): string {
  // The captured line ends stand at the odd places.
  const parts = text.split(/(\r\n|\r|\n)/);
  return parts.map((part, index) => (index % 2 === 0 ? cutIn(part) : part)).join('');
}

/** The year of a date of birth, as four digits; null where none can be read. */
export function birthYear(date: string): string | null {
  const text = date.trim();
  const [year = null] = /(?<!\d)\d{4}(?!\d)/.exec(text) ?? [];
  if (year !== null) return year;
  const years = new Set(readDate(text).map(({ iso }) => iso.slice(0, 4)));
  return years.size === 1 ? [...years][0] : null;
}

function cutIn(line: string): string {
  if (!line.startsWith('001') && !isNational(line)) return line;
  if (line.includes('\t')) return line.replace(DATE, (date) => cut(date));
  const date = line.slice(START, END);
  return date.trim() === '' ? line : `${line.slice(0, START)}${cut(date)}${line.slice(END)}`;
}

/** In as many characters, so that no column moves. */
function cut(date: string): string {
  const text = date.trim();
  if (/^\d{4}(?:[/.-]0{1,2}){0,2}$/.test(text)) return date;
  if (/^\d{4}([/.-])\d{1,2}\1\d{1,2}$/.test(text))
    return date.slice(0, date.indexOf(text) + 4) + date.slice(date.indexOf(text) + 4).replace(/\d/g, '0');
  const year = birthYear(text);
  if (year === null) return ' '.repeat(date.length);
  const whole = `${year}/00/00`;
  return (date.length < whole.length ? year : whole).padEnd(date.length).slice(0, date.length);
}

const [START, END] = PLAYER_FIELDS.birthDate;
/** A date between tabs. */
const DATE = /(?<=\t[ ]*)(?:\d{4}[/.-]\d{1,2}[/.-]\d{1,2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4})(?=[ ]*(?:\t|$))/;
