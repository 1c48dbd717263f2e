import { wholeNumber } from './fields.js';
import { placeOf, type Line, type ProblemLog } from '../problems.js';

/** The lines of a file sorted by what they are; each list keeps the order of the file. */
export interface Records {
  /** Records 001. */
  readonly players: Line[];
  /** Descriptive records, kept as they are. */
  readonly header: Line[];
  /** Records with a meaning, by tag (142, XXR, BBW …). */
  readonly byTag: ReadonlyMap<string, Line[]>;
  readonly comments: Line[];
  /** Records about teams (TRF16 section 3, TRF26 section 4). */
  readonly teams: Line[];
  /** National Rating Support (TRF26 section 3). */
  readonly national: Line[];
  readonly unknown: Line[];
}

/**
 * Sorts lines by the tag in positions 1-3. Errors: over-long lines and records that do not start in
 * column 1. Unknown tags are kept with a warning for each tag.
 */
export function sortRecords(lines: readonly Line[], log: ProblemLog): Records {
  const byTag = new Map<string, Line[]>();
  const records: Records = {
    players: [],
    header: [],
    byTag,
    comments: [],
    teams: [],
    national: [],
    unknown: [],
  };
  const indented = lines.filter(({ text }) => INDENTED.test(text));
  reportIndents(indented, log);
  const isIndented = new Set(indented);
  for (const line of lines) {
    const tag = line.text.slice(0, 3);
    if (isIndented.has(line)) continue;
    if (line.text.length > MAX_LENGTH) {
      log.error(
        'line-too-long',
        placeOf(line, 1),
        `at most ${MAX_LENGTH} characters`,
        `The line has ${line.text.length} characters.`,
      );
    } else if (tag === '001') records.players.push(line);
    else if (HEADER.has(tag)) records.header.push(line);
    else if (MEANINGFUL.has(tag)) listOf(byTag, tag).push(line);
    else if (tag === '###') records.comments.push(line);
    else if (TEAM.has(tag)) records.teams.push(line);
    else if (isNational(line.text)) records.national.push(line);
    else keepUnknown(line, tag, records, log);
  }
  return records;
}

/** Whether records with a tag have a meaning in the format, or in its extensions. */
export function isKnownTag(tag: string): boolean {
  return tag === '001' || tag === '###' || HEADER.has(tag) || MEANINGFUL.has(tag) || TEAM.has(tag);
}

/** The lines of several tags in file order. */
export function linesOf(records: Records, ...tags: string[]): Line[] {
  const lines: Line[] = [];
  for (const tag of tags) for (const line of records.byTag.get(tag) ?? []) lines.push(line);
  return lines.sort((a, b) => a.number - b.number);
}

const MAX_LENGTH = 20_000;
/** Records of a text from position 5. */
export const HEADER = new Set(
  '012 022 032 042 052 062 072 082 092 102 112 122 132 172 182 202 212 222'.split(' '),
);
const TEAM = new Set('013 300 310 320 330 352 362 801 802'.split(' '));
const MEANINGFUL = new Set([
  ...'142 152 162 192 240 250 260 299'.split(' '),
  ...'XXR XXC XXZ XXS XXA XXP BBW BBD BBL BBZ BBF BBU'.split(' '),
]);

function listOf(byTag: Map<string, Line[]>, tag: string): Line[] {
  let list = byTag.get(tag);
  if (list === undefined) {
    list = [];
    byTag.set(tag, list);
  }
  return list;
}

/** A federation code followed by a starting number in the columns of record 001. */
export function isNational(text: string): boolean {
  return /^(?!XX|BB)[A-Z]{3} /.test(text) && wholeNumber(text.slice(4, 8).trim()) !== null;
}

const INDENTED = /^\s+(?:\d{3}|XX[A-Z]|BB[A-Z]) /;

/** Whether lines start with blanks before their tag has one cause for all. */
function reportIndents(lines: readonly Line[], log: ProblemLog): void {
  const [line, ...others] = lines;
  if (line === undefined) return;
  const size = line.text.length - line.text.trimStart().length;
  const blanks = size === 1 ? 'a blank' : `${size} blanks`;
  const many = others.length === 0 ? '' : `; so do ${others.length} more`;
  log.error(
    others.length === 0 ? 'misaligned' : 'shifted-columns',
    placeOf(line, 1),
    'a record tag in columns 1-3',
    `The line starts with ${blanks}, so that its record is shifted by ${size === 1 ? '1 character' : `${size} characters`}${many}.`,
  );
  // That there is no player would be said for the same reason.
  if (lines.some(({ text }) => text.trimStart().startsWith('001'))) log.first(NO_PLAYERS);
}

/** Key of the error that there are no records 001. */
export const NO_PLAYERS = 'no-players';

function keepUnknown(line: Line, tag: string, records: Records, log: ProblemLog): void {
  records.unknown.push(line);
  log.warnOnce(
    `unknown-${tag}`,
    'unknown-record',
    placeOf(line, 1),
    'a TRF16, TRF26, XX or BB record',
    `Lines that start with "${tag}" are not known.`,
    'they are kept, without effect on the pairings',
  );
}
