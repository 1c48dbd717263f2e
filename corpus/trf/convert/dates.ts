import type { TrfRecord } from '../document/document.js';
import { onlyDay } from '../dates/date.js';
import type { PlayerLine } from '../records/player-record.js';
import { recordText } from '../records/fields.js';
import { tagOf, type Conversion } from './conversion.js';

/**
 * Records 042, 052 and 132 with dates as TRF26 has them (YYYY/MM/DD; YY/MM/DD those of the rounds), where one day only can
 * be meant: others are kept as they stand. Null for other records, and for those that have that form.
 */
export function dateRecord(record: TrfRecord, { tournament, remarks }: Conversion): string | null {
  const tag = tagOf(record);
  const written = (line: string): string => {
    remarks.add('adjusted', tag, record.line, { kind: 'date' });
    return line;
  };
  if (record.kind === '132') {
    const dates = record.data.dates.map((date) => asRoundDate(date));
    if (dates.every((date, index) => date === record.data.dates[index])) return null;
    const columns = dates.map((date) => date.padEnd(10)).join('');
    return written(`132 ${record.data.text}`.padEnd(91) + columns.trimEnd());
  }
  if (tag !== '042' && tag !== '052') return null;
  const text = textOf(record).trim();
  if (text === '' || FORM.test(text)) return null;
  const { startDate } = tournament;
  const settled = tag === '042' && startDate?.record === undefined ? (startDate?.iso ?? null) : null;
  const day = settled ?? onlyDay(text);
  if (day !== null) return written(`${tag} ${withSlashes(day)}`);
  remarks.add('kept', tag, record.line, { kind: 'unclear-date' });
  return null;
}

/** The player with a date of birth as TRF26 has it, where one day only can be meant. */
export function withBirthDate(player: PlayerLine, { remarks }: Conversion): PlayerLine {
  const { birthDate, line } = player;
  const day = FORM.test(birthDate) ? null : onlyDay(birthDate);
  if (day === null) return player;
  remarks.add('adjusted', '001', line.number, { kind: 'date' });
  return { ...player, birthDate: withSlashes(day) };
}

const FORM = /^\d{4}\/\d{2}\/\d{2}$/;

function textOf(record: TrfRecord): string {
  if (record.kind === 'text') return recordText(record.text);
  return record.kind === '052' ? record.data.text : '';
}

function asRoundDate(date: string): string {
  const day = /^\d{2}\/\d{2}\/\d{2}$/.test(date) ? null : onlyDay(date);
  return day === null ? date : withSlashes(day).slice(2);
}

function withSlashes(day: string): string {
  return day.replaceAll('-', '/');
}
