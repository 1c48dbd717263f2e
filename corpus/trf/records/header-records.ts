import type { HeaderRecord } from '../dates/start-date.js';
import { placeOf, printable, type Line, type ProblemLog } from '../problems.js';
import { headerFacts } from '../tournament-of.js';
import type { Tournament } from '../tournament.js';
import { readConfiguration, type Configuration } from './configuration.js';
import { MAX_ROUNDS, recordText } from './fields.js';
import { codeOf, linesOf, type Records } from './records.js';

/** What the records about the event as a whole say. */
export interface HeaderData {
  readonly parts: Omit<Configuration, 'roundsLine'> &
    Pick<Tournament, 'name' | 'header' | 'typeText' | 'startDate'>;
  /** Dates in record 132. */
  readonly dates: number;
  /** The record that announces the number of rounds. */
  readonly roundsLine: Line | null;
}

/** Reads the records xx2 (except 162), XXR and XXC. */
export function readHeader(records: Records, log: ProblemLog): HeaderData {
  const header: HeaderRecord[] = records.header.map((line) => ({
    tag: codeOf(line),
    text: recordText(line.text),
  }));
  const facts = headerFacts(header);
  checkStartDate(records, facts, log);
  const { roundsLine, ...configuration } = readConfiguration(records, log);
  return { parts: { header, ...facts, ...configuration }, dates: countDates(records), roundsLine };
}

/** The length of the event: announced, else by the dates of the rounds, else as many rounds as were paired. */
export function eventLength(
  header: HeaderData,
  pairedRounds: number,
): Pick<Tournament, 'totalRounds' | 'roundsFrom'> {
  const { announcedRounds } = header.parts;
  if (announcedRounds !== null) return { totalRounds: announcedRounds, roundsFrom: 'record' };
  if (header.dates > 0 && header.dates >= pairedRounds) {
    return { totalRounds: header.dates, roundsFrom: 'dates' };
  }
  return { totalRounds: pairedRounds, roundsFrom: 'played' };
}

const FIRST_DATE = 91;
const DATE_WIDTH = 10;

function checkStartDate(
  records: Records,
  { startDate }: Pick<Tournament, 'startDate'>,
  log: ProblemLog,
): void {
  if (startDate === null) return;
  const { raw, iso, readings, record } = startDate;
  const warn = (tag: string, text: string, what: string, adjustment: string): void => {
    const line = linesOf(records, tag).at(0);
    if (line === undefined) return;
    const message = `The date${tag === '042' ? ' of start' : ''} "${printable(text)}" ${what}.`;
    const place = placeOf(line, Math.max(0, line.text.indexOf(text, 3)) + 1, text.length);
    log.warn('start-date', place, 'YYYY/MM/DD', message, adjustment);
  };
  const start = linesOf(records, '042').at(0);
  const written = start === undefined ? '' : recordText(start.text).trim();
  if (record !== undefined && iso !== null && written !== '')
    warn('042', written, 'cannot be read', `"${raw}" in record ${record} counts instead`);
  else if (readings !== undefined)
    warn(
      record ?? '042',
      raw,
      `can be read as ${readings.join(' and as ')}`,
      'any of these days may be meant',
    );
  else if (iso === null) warn(record ?? '042', raw, 'cannot be read', 'the date of start counts as unknown');
}

/** The number of the last round that has a date in record 132; 0 for more dates than rounds can be. */
function countDates(records: Records): number {
  let count = 0;
  for (const line of linesOf(records, '132')) {
    const length = line.text.trimEnd().length;
    count = Math.max(count, Math.ceil((length - FIRST_DATE) / DATE_WIDTH));
  }
  return count > MAX_ROUNDS ? 0 : count;
}
