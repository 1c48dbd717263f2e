import { placeOf, type Line, type ProblemLog } from '../problems.js';
import type { RecordFacts } from './definition.js';
import { codeOf, type Records } from './records.js';
import { definitionOf, isNational } from './table.js';

/**
 * Sorts lines by the tag in positions 1-3. Errors: over-long lines and records that do not start in
 * column 1. Unknown tags are kept with a warning for each tag.
 */
export function sortRecords(lines: readonly Line[], log: ProblemLog): Records {
  const byTag = new Map<string, Line[]>();
  const sorted = { players: [], header: [], rules: [], comments: [], teams: [], national: [] };
  const groups: Readonly<Record<RecordFacts['group'], Line[]>> = sorted;
  const unknown: Line[] = [];
  const indented = lines.filter(({ text }) => INDENTED.test(text));
  reportIndents(indented, log);
  const isIndented = new Set(indented);
  for (const line of lines) {
    if (isIndented.has(line)) continue;
    if (line.text.length > MAX_LENGTH) {
      log.error(
        'line-too-long',
        placeOf(line, 1),
        `at most ${MAX_LENGTH} characters`,
        `The line has ${line.text.length} characters.`,
      );
      continue;
    }
    const tag = codeOf(line);
    const group = definitionOf(tag)?.group;
    if (group !== undefined) {
      groups[group].push(line);
      const known = byTag.get(tag);
      if (known === undefined) byTag.set(tag, [line]);
      else known.push(line);
    } else if (isNational(line.text)) groups.national.push(line);
    else {
      unknown.push(line);
      warnAboutUnknown(line, tag, log);
    }
  }
  return { ...sorted, byTag, unknown };
}

const MAX_LENGTH = 20_000;
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

function warnAboutUnknown(line: Line, tag: string, log: ProblemLog): void {
  log.warnOnce(
    `unknown-${tag}`,
    'unknown-record',
    placeOf(line, 1),
    'a TRF16, TRF26, XX or BB record',
    `Lines that start with "${tag}" are not known.`,
    'they are kept, without effect on the pairings',
  );
}
