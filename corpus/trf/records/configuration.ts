import type { Colour } from '../../../engine/index.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';
import type { Tournament } from '../tournament.js';
import { words } from './codecs.js';
import { changeInto, define, keep, lose } from './definition.js';
import { MAX_ROUNDS, recordText, tokens, wholeNumber } from './fields.js';
import { codeOf, linesOf, type Records } from './records.js';

/** How an event is to be paired. */
export interface Configuration extends Pick<
  Tournament,
  'announcedRounds' | 'systemCode' | 'initialColour' | 'pairedByFileOrder'
> {
  /** The record that announces the number of rounds. */
  readonly roundsLine: Line | null;
}

/** Record 142: the number of rounds. */
export const ROUND_COUNT = define(words('142'), {
  group: 'rules',
  isAddedIn26: true,
  to16: (step, data) => changeInto(step, step.tags.has('XXR') ? [] : [`XXR ${data?.join(' ') ?? ''}`], 'XXR'),
});

/** Record XXR: the number of rounds. */
export const ROUND_COUNT_16 = define(words('XXR'), {
  group: 'rules',
  to26: (step, data) => changeInto(step, step.tags.has('142') ? [] : [`142 ${data?.join(' ') ?? ''}`], '142'),
});

/** Record 152: the initial-colour. */
export const INITIAL_COLOUR = define(words('152'), {
  group: 'rules',
  isAddedIn26: true,
  to16: (step) => {
    const { initialColour } = step.tournament;
    return initialColour === null ? lose(step) : changeInto(step, [`XXC ${initialColour}1`], 'XXC');
  },
});

/** Record XXC: the initial-colour has a record in TRF26; that pairing numbers follow the order of the lines has none. */
export const CONFIGURATION_16 = define(words('XXC'), {
  group: 'rules',
  to26: (step, data) => {
    const lines: string[] = [];
    const found = data?.map((word) => word.toLowerCase()) ?? [];
    if (found.some((word) => word === 'white1' || word === 'black1')) {
      const colour = step.tournament.initialColour === 'black' ? 'B' : 'W';
      lines.push(...changeInto(step, step.tags.has('152') ? [] : [`152 ${colour}`], '152'));
    }
    if (found.includes('rank')) {
      step.remarks.add('kept', 'XXC', step.line, { kind: 'extension' });
      lines.push('XXC rank');
    }
    return lines;
  },
});

/** Record 192: the code of the pairing system. Other readers pass it over. */
export const SYSTEM_CODE = define(words('192'), { group: 'rules', isAddedIn26: true, to16: keep });

/** Reads the records 142, 152 and 192, XXR and XXC. */
export function readConfiguration(records: Records, log: ProblemLog): Configuration {
  return {
    ...readRounds(records, log),
    ...readWords(records, log),
    systemCode: readSystemCode(records, log),
  };
}

/** The records of a configuration. */
export function configurationRecords(tournament: Tournament, modern: boolean): string[] {
  const { announcedRounds, initialColour, pairedByFileOrder, systemCode } = tournament;
  const lines: string[] = [];
  if (announcedRounds !== null) lines.push(`${modern ? '142' : 'XXR'} ${announcedRounds}`);
  if (modern && initialColour !== null) lines.push(`152 ${initialColour === 'white' ? 'W' : 'B'}`);
  const found: string[] = [];
  if (pairedByFileOrder) found.push('rank');
  if (!modern && initialColour !== null) found.push(`${initialColour}1`);
  if (found.length > 0) lines.push(`XXC ${found.join(' ')}`);
  if (systemCode !== null) lines.push(`192 ${systemCode}`);
  return lines;
}

/** Records 142 and XXR: the same thing twice must be the same number. */
function readRounds(
  records: Records,
  log: ProblemLog,
): Pick<Configuration, 'announcedRounds' | 'roundsLine'> {
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
  return { announcedRounds: announced, roundsLine: first };
}

/** XXC (words, cumulative) and 152 (W or B). */
function readWords(
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
      const meaning = MEANINGS.get(`${codeOf(line)} ${word.text.toLowerCase()}`);
      if (meaning === 'rank') pairedByFileOrder = true;
      else if (meaning !== undefined) setColour(meaning, line, word.column);
      else if (codeOf(line) === '152') {
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

const MEANINGS = new Map<string, Colour | 'rank'>([
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
