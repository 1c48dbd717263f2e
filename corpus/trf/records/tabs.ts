import { placeOf, ProblemLog, type Line } from '../problems.js';
import { withSigns } from './signs.js';
import { readPlayerLine } from './player-record.js';

/**
 * A record 001 with its fields in the columns of the format where tabs stand between them, as spreadsheets write them, or
 * where an editor has put tabs in the place of blanks; as it is where neither gives a player.
 */
export function withoutTabs(line: Line, log: ProblemLog): Line {
  for (const { text, adjustment } of waysToRead(line.text)) {
    const mended = { number: line.number, text };
    if (!isReadable(mended)) continue;
    const message = 'Tabs stand in a player record, which has fixed columns.';
    log.warn('tabs', placeOf(line, line.text.indexOf('\t') + 1, 1), 'blanks', message, adjustment);
    return mended;
  }
  return line;
}

interface Way {
  readonly text: string;
  readonly adjustment: string;
}

function* waysToRead(text: string): Generator<Way> {
  const fields = fieldsOf(text);
  if (fields !== null)
    yield { text: fields, adjustment: 'the fields between them were taken in the order of the format' };
  for (const stop of [8, 4]) {
    const adjustment = `they were taken for blanks up to the next column after a multiple of ${stop}`;
    yield { text: expanded(text, stop), adjustment };
  }
}

function isReadable(line: Line): boolean {
  const log = new ProblemLog();
  return readPlayerLine(withSigns(line, new ProblemLog()), log) !== null && log.count === 0;
}

/** The widths of the fields before the rounds, with a blank after each; those with a minus stand at the left. */
const WIDTHS = [3, 4, 1, 3, -33, 4, 3, 11, -10, 4, 4];
/** Sex and title have no blank between them. */
const SEX = 2;

/** A line whose fields have tabs between them, in the columns; null for one with fewer fields than stand before the rounds. */
function fieldsOf(text: string): string | null {
  const fields = text.split('\t').map((field) => field.trim());
  if (fields.length < WIDTHS.length || fields[0] !== '001') return null;
  const columns = WIDTHS.map((width, index) => {
    const field = fields[index];
    return (width < 0 ? field.padEnd(-width) : field.padStart(width)) + (index === SEX ? '' : ' ');
  });
  if (columns.some((column, index) => column.length > Math.abs(WIDTHS[index]) + (index === SEX ? 0 : 1)))
    return null;
  const rounds = roundsOf(fields.slice(WIDTHS.length));
  return rounds === null ? null : `${columns.join('')} ${rounds.join('')}`.trimEnd();
}

/** Rounds of ten columns: each a field with blanks in it, or three fields; null where they are neither. */
function roundsOf(fields: readonly string[]): string[] | null {
  const isWhole = fields.some((field) => /\s/.test(field));
  const count = isWhole ? fields.length : Math.ceil(fields.length / 3);
  const rounds: string[] = [];
  for (let index = 0; index < count; index++) {
    const parts = isWhole ? fields[index].split(/\s+/) : fields.slice(3 * index, 3 * index + 3);
    const [opponent = '', colour = '', result = '', ...more] = parts;
    if (more.length > 0 || opponent.length > 4 || colour.length > 1 || result.length > 1) return null;
    rounds.push(`${opponent.padStart(4)} ${colour.padStart(1)} ${result.padStart(1)}  `);
  }
  return rounds;
}

function expanded(text: string, stop: number): string {
  let line = '';
  for (const char of text) line += char === '\t' ? ' '.repeat(stop - (line.length % stop)) : char;
  return line;
}
