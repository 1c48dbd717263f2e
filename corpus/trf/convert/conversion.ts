import { writeRecord, type TrfRecord } from '../document/document.js';
import { ProblemLog } from '../problems.js';
import { readPlayerLine, type PlayerLine } from '../records/player-record.js';
import type { Tournament } from '../tournament.js';
import { accelerationRecords } from '../write/write-acceleration.js';
import { pointRecords } from '../write/write-points.js';
import type { Remarks, TrfVersion } from './remarks.js';

/** What the conversion of one record needs to know of the others. */
export interface Conversion {
  readonly to: TrfVersion;
  readonly tournament: Tournament;
  /** Of the records of the file. */
  readonly tags: ReadonlySet<string>;
  readonly remarks: Remarks;
  /** The groups of records that are written already, as a whole. */
  readonly written: Set<string>;
  /** Rounds in which full-point byes keep their letter. */
  readonly fullPointByes: ReadonlySet<number>;
  /** The file says the times in words (122). */
  readonly hasTimes: boolean;
}

/** Tag of a record: the federation of national ratings. */
export function tagOf(record: TrfRecord): string {
  return writeRecord(record).slice(0, 3);
}

/** The player of a record 001, also of one with a field that cannot be read; null for other records. */
export function playerOf(record: TrfRecord, { remarks }: Conversion): PlayerLine | null {
  if (record.kind === '001') return record.data;
  if (record.kind !== 'text' || !record.text.startsWith('001')) return null;
  remarks.add('lost', '001', record.line, { kind: 'unreadable-field' });
  return readPlayerLine({ number: record.line, text: record.text }, new ProblemLog());
}

/** Records that say the same thing together, and how the other version says it. */
const GROUPS = {
  points: {
    tags: ['162', 'XXS', 'BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU'],
    write: ({ points }: Tournament, modern: boolean) => pointRecords(points, modern),
  },
  acceleration: { tags: ['250', 'XXA'], write: accelerationRecords },
} as const;

/** The name of the group of a record. */
export function groupOf(tag: string): keyof typeof GROUPS | null {
  if (GROUPS.points.tags.some((one) => one === tag)) return 'points';
  return GROUPS.acceleration.tags.some((one) => one === tag) ? 'acceleration' : null;
}

/**
 * A group of records in place of its first one. Without a record foreign to the version each stays what it is.
 * @param isForeign whether the version has no record of this tag.
 */
export function convertGroup(
  record: TrfRecord,
  name: keyof typeof GROUPS,
  conversion: Conversion,
  isForeign: (tag: string) => boolean,
): string[] {
  const { tags, write } = GROUPS[name];
  const { tournament, remarks, written, to } = conversion;
  if (!tags.some((tag) => conversion.tags.has(tag) && isForeign(tag))) return [writeRecord(record)];
  const lines = write(tournament, to === '26');
  const records = [...new Set(lines.map((line) => line.slice(0, 3)))];
  const tag = tagOf(record);
  if (records.some(isForeign)) remarks.add('kept', tag, record.line, { kind: 'extension' });
  else if (isForeign(tag))
    remarks.add(
      'adjusted',
      tag,
      record.line,
      records.length === 0 ? { kind: 'default' } : { kind: 'into', records },
    );
  if (written.has(name)) return [];
  written.add(name);
  return lines;
}
