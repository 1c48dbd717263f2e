import { describe, expect, test } from 'vitest';
import type { Remark, TrfVersion } from '../corpus/index.js';
import { convertDocument, convertLines } from './convert.js';

type Kind = Remark['reason']['kind'];

interface Row {
  readonly reason: Remark['reason'];
  readonly words: string;
  readonly effect?: Remark['effect'];
  readonly record?: string;
  readonly to?: TrfVersion;
}

/** A list for each kind, so that a new kind without a row is an error of the compiler. */
const ROWS: Readonly<Record<Kind, readonly Row[]>> = {
  'no-record': [
    { reason: { kind: 'no-record' }, words: 'TRF26 has no such record' },
    { reason: { kind: 'no-record' }, to: '16', words: 'TRF16 has no such record' },
  ],
  into: [
    { reason: { kind: 'into', records: ['240'] }, words: 'written as record 240' },
    { reason: { kind: 'into', records: ['250', '299'] }, words: 'written as records 250, 299' },
    {
      reason: { kind: 'into', records: ['240'] },
      record: '001',
      words: 'the byes of rounds to come stand in record 240 as well',
    },
  ],
  default: [{ reason: { kind: 'default' }, words: 'left out, for it says what holds without it' }],
  extension: [
    {
      reason: { kind: 'extension' },
      words: 'TRF26 has no such record; it stays, for points, pairings or standings depend on it',
    },
    {
      reason: { kind: 'extension' },
      record: '182',
      words: 'TRF26 has no such record; it stays, for readers pass it over',
    },
  ],
  date: [
    { reason: { kind: 'date' }, record: '042', words: 'the date is written as YYYY/MM/DD' },
    { reason: { kind: 'date' }, record: '132', words: 'the date is written as YY/MM/DD' },
  ],
  'unclear-date': [
    {
      reason: { kind: 'unclear-date' },
      words: 'no date as YYYY/MM/DD, and not certain which is meant; it stays',
    },
  ],
  'in-rounds': [{ reason: { kind: 'in-rounds' }, words: 'left out, for the records 001 hold these byes' }],
  code: [{ reason: { kind: 'code', from: 'W', to: '1' }, words: '"W" is written as "1"' }],
  unrated: [
    {
      reason: { kind: 'unrated', from: 'W', to: '1' },
      to: '06',
      words: '"W" is written as "1": that the game is not rated cannot be said in TRF06',
    },
  ],
  'open-bye': [
    {
      reason: { kind: 'open-bye' },
      words:
        'the file does not say which of the byes of the round was pairing-allocated, so the sign "0000 - +" stays',
    },
  ],
  'full-point-bye': [
    {
      reason: { kind: 'full-point-bye' },
      effect: 'kept',
      to: '06',
      words:
        'TRF06 has one sign for a full-point bye and the pairing-allocated bye of a round; the letter F stays',
    },
    {
      reason: { kind: 'full-point-bye' },
      effect: 'adjusted',
      to: '06',
      words: 'TRF06 has no full-point bye; it reads like a pairing-allocated bye now',
    },
  ],
  'unknown-result': [
    {
      reason: { kind: 'unknown-result' },
      words: `"?" (unknown result, adjourned game) is no code of TRF26's tables; it stays`,
    },
  ],
  'unreadable-field': [
    { reason: { kind: 'unreadable-field' }, words: 'a field that cannot be read is left out' },
  ],
  'team-standing': [
    {
      reason: { kind: 'team-standing' },
      words: 'nickname, strength, points and rank of the team are left out',
    },
  ],
};

const remarkOf = ({ reason, effect = 'adjusted', record = '172' }: Row): Remark => ({
  ...{ effect, record, line: 12, count: 1, reason },
});

describe.each(Object.entries(ROWS))('a remark on %s', (kind, rows) => {
  test.each(rows)('$words', (row) => {
    expect(row.reason.kind).toBe(kind);
    const { effect = 'adjusted', record = '172', to = '26', words } = row;
    const converted = { file: 'a.trf', name: 'Open', to, remarks: [remarkOf(row)] };
    expect(convertLines(converted)).toEqual([`a.trf:12: ${effect}: record ${record}: ${words}`]);
    expect(convertDocument(converted, null).remarks).toEqual([
      { effect, record, line: 12, count: 1, reason: kind, explanation: words },
    ]);
  });
});

describe('the remarks of a file', () => {
  const lost: Remark = {
    ...{ effect: 'lost', record: '299', line: 3, count: 1, reason: { kind: 'no-record' } },
  };
  const of = (remarks: readonly Remark[]) => ({ file: 'a.trf', name: 'Open', to: '26' as const, remarks });

  test.each([
    [1, ''],
    [2, ' (2 times)'],
  ])('one that occurs %d times', (count, end) => {
    expect(convertLines(of([{ ...lost, count }]))).toEqual([
      `a.trf:3: lost: record 299: TRF26 has no such record${end}`,
    ]);
  });

  test('only those that lose something count as lost', () => {
    expect(convertLines(of([]))).toEqual([]);
    expect(convertDocument(of([]), null)).toMatchObject({ lost: 0, remarks: [] });
    const kept: Remark = { ...lost, effect: 'kept' };
    expect(convertDocument(of([lost, kept, { ...lost, line: 9 }]), null).lost).toBe(2);
  });

  test('the converted file is in the document unless it was written elsewhere', () => {
    expect(convertDocument(of([]), null)).not.toHaveProperty('content');
    expect(convertDocument(of([]), '012 Open\n').content).toBe('012 Open\n');
  });
});
