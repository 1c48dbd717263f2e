import type { Remark, TrfVersion } from '../corpus/index.js';
import type { ConvertDocument } from '../corpus/schema/types/convert-report.js';
import { PROGRAM } from './program.js';
import { counted } from './words/numbers.js';

export type { ConvertDocument } from '../corpus/schema/types/convert-report.js';

/** A tournament file that was converted. */
export interface ConvertedFile {
  readonly file: string;
  readonly name: string;
  readonly to: TrfVersion;
  readonly remarks: readonly Remark[];
}

/** A line a remark: `event.trf:12: lost: record 172: TRF16 has no such record`. */
export function convertLines({ file, to, remarks }: ConvertedFile): string[] {
  return remarks.map((remark) => {
    const times = remark.count === 1 ? '' : ` (${counted(remark.count, 'time', 'times')})`;
    return `${file}:${remark.line}: ${remark.effect}: record ${remark.record}: ${remarkWords(remark, to)}${times}`;
  });
}

/** The remarks as a document; with the converted file unless it was written elsewhere. */
export function convertDocument(converted: ConvertedFile, content: string | null): ConvertDocument {
  const { file, name, to, remarks } = converted;
  return {
    schema: 'swissproof/convert-report/1',
    program: PROGRAM,
    file,
    name,
    trf: to,
    lost: remarks.filter(({ effect }) => effect === 'lost').length,
    remarks: remarks.map((remark) => ({
      effect: remark.effect,
      record: remark.record,
      line: remark.line,
      count: remark.count,
      reason: remark.reason.kind,
      explanation: remarkWords(remark, to),
    })),
    ...(content === null ? {} : { content }),
  };
}

export function convertJson(converted: ConvertedFile, content: string | null): string {
  return `${JSON.stringify(convertDocument(converted, content), null, 2)}\n`;
}

function remarkWords({ effect, record, reason }: Remark, to: TrfVersion): string {
  const version = `TRF${to}`;
  switch (reason.kind) {
    case 'no-record':
      return `${version} has no such record`;
    case 'into': {
      const records = `${reason.records.length === 1 ? 'record' : 'records'} ${reason.records.join(', ')}`;
      return record === '001'
        ? `the byes of rounds to come stand in ${records} as well`
        : `written as ${records}`;
    }
    case 'default':
      return 'left out, for it says what holds without it';
    case 'extension':
      return record === '182'
        ? `${version} has no such record; it stays, for readers pass it over`
        : `${version} has no such record; it stays, for points, pairings or standings depend on it`;
    case 'date':
      return `the date is written as ${record === '132' ? 'YY' : 'YYYY'}/MM/DD`;
    case 'unclear-date':
      return 'no date as YYYY/MM/DD, and not certain which is meant; it stays';
    case 'in-rounds':
      return 'left out, for the records 001 hold these byes';
    case 'code':
      return `"${reason.from}" is written as "${reason.to}"`;
    case 'unrated':
      return `"${reason.from}" is written as "${reason.to}": that the game is not rated cannot be said in ${version}`;
    case 'open-bye':
      return `the file does not say which of the byes of the round was pairing-allocated, so the sign "0000 - +" stays`;
    case 'full-point-bye':
      return effect === 'kept'
        ? `${version} has one sign for a full-point bye and the pairing-allocated bye of a round; the letter F stays`
        : `${version} has no full-point bye; it reads like a pairing-allocated bye now`;
    case 'unknown-result':
      return `"?" (unknown result, adjourned game) is no code of ${version}'s tables; it stays`;
    case 'unreadable-field':
      return 'a field that cannot be read is left out';
    case 'team-standing':
      return 'nickname, strength, points and rank of the team are left out';
  }
}
