import { describe, expect, test } from 'vitest';
import type { ComparedHead, ProtocolFault, VerifiedEntry } from '../../checker/protocol/index.js';
import { verifyProtocolDocument, verifyProtocolText } from './verify-protocol.js';
import type { JudgedProtocol, ProtocolProofs } from './verify-protocol.js';

const AT = '2026-11-30T10:00:00Z';

function entry(parts: Partial<VerifiedEntry> = {}): VerifiedEntry {
  return {
    ...{ number: 2, kind: 'round', at: AT, round: 1, verdict: 'holds', fault: null, isSigned: null },
    ...parts,
  };
}

const PROVEN: ProtocolProofs = { end: 'holds', signatures: 'holds', heads: 'holds' };
const RESTORED = entry({ kind: 'restored', round: null, backup: null });

function linesOf(parts: Partial<JudgedProtocol>): string[] {
  const judged = { file: 'a.json', event: 'Open', results: [], heads: [], proofs: PROVEN, ...parts };
  return verifyProtocolText(judged).trimEnd().split('\n');
}

describe('what happened', () => {
  test.each<[Partial<VerifiedEntry>, string]>([
    [{ kind: 'registered', round: null }, 'event registered'],
    [{ kind: 'round', round: 4 }, 'round 4 given out'],
    [{ kind: 'closed', round: 4 }, 'event closed after round 4'],
    [{ kind: 'taken-back', round: 4 }, 'the file of round 4 taken back'],
    [{ kind: 'restored', round: null, backup: AT }, `server restored from the backup of ${AT}`],
    [{ kind: 'restored', round: null, backup: null }, 'server restored from a backup of an earlier version'],
    [{ kind: 'restored', round: null }, 'server restored from a backup of an earlier version'],
  ])('%j', (parts, what) => {
    expect(linesOf({ results: [entry(parts)] })[0]).toBe(`entry 2, ${AT}, ${what}: HOLDS`);
  });

  test.each<[VerifiedEntry['verdict'], ProtocolFault | null, number | undefined, string]>([
    ['holds', null, undefined, 'HOLDS'],
    ['broken', 'unsigned', undefined, 'BROKEN: it is not signed'],
    ['differs', 'not-paired', undefined, 'DIFFERS: the file that was sent cannot be paired'],
    ['erased', null, 0, 'ERASED'],
    ['erased', null, 1, 'ERASED: the data of 1 person were erased'],
    ['erased', null, 2, 'ERASED: the data of 2 persons were erased'],
    ['broken', 'unsigned', 2, 'BROKEN: it is not signed; the data of 2 persons were erased'],
  ])('an entry with the verdict %s, the fault %s and %s persons erased', (verdict, fault, erased, words) => {
    const results = [entry({ verdict, fault, ...(erased === undefined ? {} : { erased }) })];
    expect(linesOf({ results })[0]).toBe(`entry 2, ${AT}, round 1 given out: ${words}`);
    const [{ explanation }] = verifyProtocolDocument({
      ...{ file: 'a.json', event: 'Open', results, heads: [], proofs: PROVEN },
    }).results;
    expect(explanation).toBe(words.includes(': ') ? words.slice(words.indexOf(': ') + 2) : '');
  });
});

test('the counts of every verdict come last', () => {
  const verdicts = ['holds', 'holds', 'broken', 'broken', 'broken', 'differs', 'erased', 'erased'] as const;
  const results = verdicts.map((verdict) => entry({ verdict }));
  const start = 'a.json: protocol of Open:';
  expect(linesOf({ results }).at(-1)).toBe(`${start} 8 entries: 2 hold, 3 broken, 1 differ, 2 erased`);
  expect(linesOf({ results: [entry()] }).at(-1)).toBe(`${start} 1 entry: 1 hold, 0 broken, 0 differ`);
  expect(linesOf({}).at(-1)).toBe(`${start} 0 entries: 0 hold, 0 broken, 0 differ`);
  expect(
    verifyProtocolDocument({ ...{ file: '', event: '', results, heads: [], proofs: PROVEN } }).totals,
  ).toEqual({ holds: 2, broken: 3, differs: 1, erased: 2 });
});

test.each<[ComparedHead['verdict'], string]>([
  ['holds', 'matches this protocol'],
  [
    'differs',
    'does NOT match: this protocol has a different entry 5, so there are two histories of this event',
  ],
  [
    'missing',
    'does NOT match: this protocol ends before that entry. It was downloaded earlier, or its end was cut off',
  ],
])('a head that %s', (verdict, words) => {
  expect(linesOf({ heads: [{ number: 5, at: AT, verdict }] }).slice(0, -1)).toContain(
    `head of entry 5, ${AT}: ${words}`,
  );
});

describe('what a restored server has lost', () => {
  const isSaid = (parts: Partial<JudgedProtocol>): boolean =>
    linesOf(parts).some((line) => line.startsWith('restored: this history does not contain'));
  const without: ProtocolProofs = { ...PROVEN, heads: 'not-asked' };

  test.each([
    ['nobody restored it, and there are no heads', [entry()], without, false],
    ['it was restored, and there are no heads', [entry(), RESTORED, entry()], without, true],
    ['it was restored, and heads match', [RESTORED], PROVEN, false],
    ['it was restored, and heads differ', [RESTORED], { ...PROVEN, heads: 'differs' as const }, false],
    ['there are no entries', [], without, false],
  ])('%s', (_, results, proofs, said) => {
    expect(isSaid({ results, proofs })).toBe(said);
  });
});

describe('what is shown, and what is not', () => {
  const SIGNED = 'every entry is signed with a key that was given: nobody else wrote one of them';
  const UNSIGNED = 'NOT every entry is signed with a key that was given: others may have written them';
  const KEPT =
    'the last entry is the one that was kept: nothing was cut off, and none before it was written anew';
  const CUT =
    'the last entry is NOT the one that was kept: the end was cut off, or entries were written anew';

  test.each<[ProtocolProofs['signatures'], ProtocolProofs['end'], readonly string[]]>([
    ['holds', 'holds', [SIGNED, KEPT]],
    ['differs', 'differs', [UNSIGNED, CUT]],
    ['holds', 'not-asked', [SIGNED, 'not shown: that nothing was cut off at the end (give --last HASH)']],
    ['not-asked', 'holds', [KEPT, 'not shown: that the server wrote it (give --public-key FILE)']],
    ['not-asked', 'differs', [CUT, 'not shown: that the server wrote it (give --public-key FILE)']],
    [
      'not-asked',
      'not-asked',
      [
        'not shown: that nothing was cut off at the end, and that nobody wrote the whole chain anew (give --last HASH and --public-key FILE)',
      ],
    ],
  ])('signatures: %s, the end: %s', (signatures, end, lines) => {
    expect(linesOf({ proofs: { end, signatures, heads: 'not-asked' } }).slice(0, -1)).toEqual(lines);
  });
});
