import type { Colour } from '../../../engine/index.js';
import { recordText, tokens, wholeNumber } from './fields.js';
import { placeOf, printable, type Line, type ProblemLog } from '../problems.js';
import { linesOf, type Records } from './records.js';
import { headerFacts, type HeaderRecord, type Tournament } from '../tournament.js';

/** What the records about the event as a whole say. */
export interface HeaderData {
  readonly parts: Pick<
    Tournament,
    | 'name'
    | 'header'
    | 'typeText'
    | 'systemCode'
    | 'startDate'
    | 'announcedRounds'
    | 'initialColour'
    | 'pairedByFileOrder'
  >;
  /** Dates in record 132. */
  readonly dates: number;
  /** The record that announces the number of rounds. */
  readonly roundsLine: Line | null;
}

/** Reads the records xx2 (except 162), XXR and XXC. */
export function readHeader(records: Records, log: ProblemLog): HeaderData {
  const header: HeaderRecord[] = records.header.map((line) => ({
    tag: line.text.slice(0, 3),
    text: recordText(line.text),
  }));
  const facts = headerFacts(header);
  checkStartDate(records, facts, log);
  const rounds = readRounds(records, log);
  const configuration = readConfiguration(records, log);
  return {
    parts: {
      header,
      announcedRounds: rounds.announced,
      systemCode: readSystemCode(records, log),
      ...facts,
      ...configuration,
    },
    dates: countDates(records),
    roundsLine: rounds.line,
  };
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

const MAX_ROUNDS = 500;
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
    const line = records.header.find((one) => one.text.startsWith(tag));
    if (line === undefined) return;
    const message = `The date${tag === '042' ? ' of start' : ''} "${printable(text)}" ${what}.`;
    const place = placeOf(line, Math.max(0, line.text.indexOf(text, 3)) + 1, text.length);
    log.warn('start-date', place, 'YYYY/MM/DD', message, adjustment);
  };
  const start = records.header.find(({ text }) => text.startsWith('042'));
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

/** Records 142 and XXR: the same thing twice must be the same number. */
function readRounds(records: Records, log: ProblemLog): { announced: number | null; line: Line | null } {
  let announced: number | null = null;
  let first: Line | null = null;
  for (const line of linesOf(records, '142', 'XXR')) {
    const text = recordText(line.text).trim();
    const value = wholeNumber(text);
    if (value === null || value < 1 || value > MAX_ROUNDS) {
      log.error(
        'round-count',
        placeOf(line, 5),
        `a number from 1 to ${MAX_ROUNDS}`,
        `The number of rounds "${text}" is not a number from 1 to ${MAX_ROUNDS}.`,
      );
    } else if (announced !== null && announced !== value) {
      log.error(
        'contradiction',
        placeOf(line, 5),
        `${announced} rounds`,
        `This record announces ${value} rounds, line ${first?.number} announces ${announced}.`,
      );
    } else {
      announced = value;
      first = line;
    }
  }
  return { announced, line: first };
}

/** XXC (words, cumulative) and 152 (W or B). */
function readConfiguration(
  records: Records,
  log: ProblemLog,
): Pick<Tournament, 'initialColour' | 'pairedByFileOrder'> {
  let initialColour: Colour | null = null;
  let pairedByFileOrder = false;
  const setColour = (colour: Colour, line: Line, column: number): void => {
    if (initialColour !== null && initialColour !== colour) {
      log.error(
        'contradiction',
        placeOf(line, column),
        `the initial-colour ${initialColour}`,
        `This record says that the initial-colour is ${colour}, an earlier one says ${initialColour}.`,
      );
    }
    initialColour = colour;
  };
  for (const line of linesOf(records, '152', 'XXC')) {
    for (const word of tokens(line.text, 4)) {
      const meaning = CONFIGURATION.get(`${line.text.slice(0, 3)} ${word.text.toLowerCase()}`);
      if (meaning === 'rank') pairedByFileOrder = true;
      else if (meaning !== undefined) setColour(meaning, line, word.column);
      else if (line.text.startsWith('152')) {
        log.error(
          'initial-colour',
          placeOf(line, word.column, word.text.length),
          'W or B',
          `"${word.text}" is not an initial-colour.`,
        );
      } else {
        log.warn(
          'unknown-word',
          placeOf(line, word.column, word.text.length),
          'rank, white1 or black1',
          `The word "${word.text}" is not known in record XXC.`,
          'the word is left out',
        );
      }
    }
  }
  return { initialColour, pairedByFileOrder };
}

const CONFIGURATION = new Map<string, Colour | 'rank'>([
  ['152 w', 'white'],
  ['152 b', 'black'],
  ['XXC white1', 'white'],
  ['XXC black1', 'black'],
  ['XXC rank', 'rank'],
]);

function readSystemCode(records: Records, log: ProblemLog): string | null {
  let code: string | null = null;
  for (const line of linesOf(records, '192')) {
    const text = recordText(line.text).trim();
    if (text === '') continue;
    if (code !== null && code !== text) {
      log.error(
        'contradiction',
        placeOf(line, 5),
        code,
        `This record names the system ${text}, an earlier one ${code}.`,
      );
    }
    code = text;
  }
  return code;
}

/** The number of the last round that has a date in record 132; 0 for more dates than rounds can be. */
function countDates(records: Records): number {
  let count = 0;
  for (const line of records.header) {
    if (!line.text.startsWith('132')) continue;
    const length = line.text.trimEnd().length;
    count = Math.max(count, Math.ceil((length - FIRST_DATE) / DATE_WIDTH));
  }
  return count > MAX_ROUNDS ? 0 : count;
}
