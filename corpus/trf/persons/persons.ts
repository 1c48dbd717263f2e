import { declaresAlterationOfPlayers } from '../alterations.js';
import { isBirthDate } from '../dates/date.js';
import { declaresMaxi } from '../event-kind.js';
import { saysKnownLater } from '../known-later.js';
import { PLAYER_FIELDS, playerField } from '../player-columns.js';
import { ProblemLog } from '../problems.js';
import { mendLine } from '../records/lines.js';
import { definitionOf, isNational } from '../records/table.js';
import { birthYear } from './birth-dates.js';

/** A tournament file without persons, and what was taken out of it. */
export interface FileWithoutPersons {
  /** The file with placeholders in the place of what identifies somebody. Its columns are those of the file. */
  readonly template: string;
  readonly persons: readonly PersonInFile[];
}

/** What a file says of somebody, as it stands there. */
export interface PersonInFile {
  /** The starting number; of a text with names in it (an arbiter, a comment) "line" and its number. */
  readonly player: string;
  readonly fields: readonly PersonField[];
}

/** A part of a line. */
export interface PersonField {
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** Characters of the placeholder. */
  readonly width: number;
  /** The original text. */
  readonly text: string;
}

/** The placeholder of a value: the same for the same value, another for another one; at least 16 hexadecimal digits. */
export type Pseudonym = (value: string) => string;

/**
 * Takes out of a file what identifies persons: of players, also in national records, name, FIDE number and year of birth;
 * the texts of arbiters (records 102 and 112); comments and unknown lines, but for the comments that the rules need. Since a
 * value has the same placeholder in every file, files compare without persons as they do with them. Sex, title, federation
 * and ratings stay: pairings and standings need them.
 */
export function withoutPersons(text: string, pseudonym: Pseudonym): FileWithoutPersons {
  const parts = text.split(LINE_END);
  const found = new Map<string, PersonField[]>();
  for (let at = 0; at < parts.length; at += 2) {
    const line = at / 2 + 1;
    const slots = slotsIn(parts[at], line, pseudonym);
    let [template, read] = ['', 0];
    for (const { player, start, end, placeholder } of slots) {
      template += parts[at].slice(read, start);
      const fields = found.get(player) ?? [];
      fields.push({
        line,
        column: template.length + 1,
        width: placeholder.length,
        text: parts[at].slice(start, end),
      });
      found.set(player, fields);
      template += placeholder;
      read = end;
    }
    parts[at] = template + parts[at].slice(read);
  }
  const persons = [...found].map(([player, fields]) => ({ player, fields }));
  return { template: parts.join(''), persons };
}

/**
 * The file as it was, as far as its persons are given. What the fields name must be in the template.
 * @returns null where a field has no place in the template.
 */
export function withPersons(template: string, persons: readonly PersonInFile[]): string | null {
  const parts = template.split(LINE_END);
  const fields = persons.flatMap((person) => person.fields);
  // From the right, so that the columns of those before stay.
  const inOrder = fields.toSorted((a, b) => b.line - a.line || b.column - a.column);
  for (const { line, column, width, text } of inOrder) {
    const at = 2 * (line - 1);
    const part = parts.at(at);
    if (at < 0 || part === undefined || part.length < column - 1 + width) return null;
    parts[at] = part.slice(0, column - 1) + text + part.slice(column - 1 + width);
  }
  return parts.join('');
}

const LINE_END = /(\r\n|\r|\n)/;

/** What is taken out of a line. */
interface Slot {
  readonly player: string;
  /** 0-based positions in the line. */
  readonly start: number;
  readonly end: number;
  readonly placeholder: string;
}

function slotsIn(line: string, number: number, pseudonym: Pseudonym): Slot[] {
  if (line.startsWith('001')) return line.includes('\t') ? tabbed(line, pseudonym) : person(line, pseudonym);
  if (isNational(line)) return person(line, pseudonym);
  const body = line.slice(0, line.length - (/\p{Cc}+$/u.exec(line)?.[0].length ?? 0));
  if (!/[\p{L}\p{N}]/u.test(body)) return [];
  const tag = body.slice(0, 3);
  const from = tag === '102' || tag === '112' ? 4 : tag === '###' ? (isNeeded(body.slice(3)) ? null : 3) : 0;
  if (from === null || (from === 0 && definitionOf(tag) !== null)) return [];
  const value = body.slice(from);
  if (value.trim() === '') return [];
  // A line of an unknown kind stays one.
  const sign = `#${pseudonym(value.trim()).slice(0, 12)}`;
  const placeholder = from === 0 ? `??? ${sign}` : from === 3 ? ` ${sign}` : sign;
  return [{ player: `line ${number}`, start: from, end: body.length, placeholder }];
}

/** Comments that decide something, and hold nothing but numbers. */
function isNeeded(comment: string): boolean {
  return (
    saysKnownLater(comment) ||
    declaresAlterationOfPlayers(comment) ||
    declaresMaxi({ comments: [comment] }) ||
    /^\s*#[0-9a-f]{12}$/.test(comment)
  );
}

function person(line: string, pseudonym: Pseudonym): Slot[] {
  const player = String(Number(playerField(line, PLAYER_FIELDS.id)));
  return COLUMNS.flatMap(({ field, placeholderOf }) => {
    const [start, end] = PLAYER_FIELDS[field];
    const text = line.slice(start, end);
    const value = text.trim();
    const placeholder = value === '' ? null : placeholderOf(value, text.length, pseudonym);
    return placeholder === null ? [] : [{ player, start, end: start + text.length, placeholder }];
  });
}

/** The line as it is read, without its person: it goes as a whole. */
function tabbed(line: string, pseudonym: Pseudonym): Slot[] {
  const { text } = mendLine({ number: 1, text: line }, new ProblemLog());
  const slots = person(text, pseudonym);
  if (slots.length === 0) return [];
  let placeholder = text;
  for (const slot of slots.toReversed())
    placeholder = placeholder.slice(0, slot.start) + slot.placeholder + placeholder.slice(slot.end);
  return [{ player: slots[0].player, start: 0, end: line.length, placeholder }];
}

/** The fields of record 001 that are personal, from the left to the right. */
const COLUMNS = [
  {
    field: 'name',
    placeholderOf: (value: string, width: number, pseudonym: Pseudonym) =>
      `#${pseudonym(`name ${value}`).slice(0, 10)}`.padEnd(width),
  },
  { field: 'fideId', placeholderOf: numberPlaceholder },
  {
    field: 'birthDate',
    placeholderOf: (value: string, width: number, pseudonym: Pseudonym) => {
      const sign = pseudonym(`born ${birthYear(value) ?? value}`);
      return (isBirthDate(value) ? digitsOf(sign, 8) : `#${sign.slice(0, 7)}`).padEnd(width);
    },
  },
] as const;

/** A number is replaced by a number, other text by other text. 0 is no FIDE number and is kept. */
function numberPlaceholder(value: string, width: number, pseudonym: Pseudonym): string | null {
  if (value === '0') return null;
  const sign = pseudonym(`number ${value}`);
  return (/^\d+$/.test(value) ? digitsOf(sign, 10) : `#${sign.slice(0, 9)}`).padStart(width);
}

/** Decimal digits, the first of them no zero, of hexadecimal ones. */
function digitsOf(hexadecimal: string, count: number): string {
  const first = 10n ** BigInt(count - 1);
  return String(first + (BigInt(`0x${hexadecimal.slice(0, 16)}`) % (9n * first)));
}
