import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseTieBreakList, standingsList, tieBreaks } from './index.js';

describe('a list of tie-breaks', () => {
  it('is read whatever the case of the letters, with all modifiers', () => {
    expect(texts('pts, bh/c1 ,BH,sb')).toEqual(['PTS', 'BH/C1', 'BH', 'SB']);
    expect(texts('BH/P/C2,KS/l-2,AOB/F,TPN/R,ARO/M1,DE/P')).toEqual([
      'BH/C2/P',
      'KS/L-2',
      'AOB/F',
      'TPN/R',
      'ARO/M1',
      'DE/P',
    ]);
    expect(items('BH/M2')[0]).toMatchObject({ code: 'BH', cuts: { lowest: 2, highest: 2 } });
    expect(items('KS/L+3')[0]).toMatchObject({ limit: 3 });
  });

  it('keeps what FIDE does not define', () => {
    expect(items('BH,other_speed')[1]).toMatchObject({ code: 'OTHER_SPEED', isFide: false });
  });

  it('may have the direct encounter twice, and nothing else', () => {
    expect(texts('DE,SB,DE')).toEqual(['DE', 'SB', 'DE']);
    expect(problem('SB,BH,SB')).toMatchObject({ kind: 'listed-twice', position: 7 });
  });

  it('has the points in front where it does not name them', () => {
    expect(standingsList(items('BH')).map(({ text }) => text)).toEqual(['PTS', 'BH']);
    expect(standingsList(items('BH,PTS')).map(({ text }) => text)).toEqual(['BH', 'PTS']);
  });
});

test.each([
  ['BH,XYZ,SB', { kind: 'unknown-code', position: 4, found: 'XYZ' }],
  ['BH, EDE', { kind: 'team-code', position: 5, found: 'EDE' }],
  ['BH:MP', { kind: 'team-score', position: 3, found: ':MP', expected: ['BH'] }],
  ['PTS,SB:GP/C1', { kind: 'team-score', position: 7, found: ':GP' }],
  ['BH/X', { kind: 'unknown-modifier', position: 4, found: 'X', expected: ['C1', 'M1', 'P'] }],
  ['BH/', { kind: 'unknown-modifier', position: 4, found: '' }],
  ['WIN/C1', { kind: 'modifier-not-of-code', position: 5, found: 'C1', expected: [] }],
  ['BH/C0', { kind: 'modifier-number', position: 4, found: 'C0', expected: ['C1'] }],
  ['BH/C', { kind: 'modifier-number', position: 4, found: 'C' }],
  ['BH/P1', { kind: 'modifier-number', position: 4 }],
  ['KS/L1', { kind: 'modifier-number', position: 4, expected: ['L+1'] }],
  ['BH/C1/M1', { kind: 'modifier-twice', position: 7, found: 'M1' }],
  ['BH-C1', { kind: 'unknown-code', position: 1, found: 'BH-C1' }],
  ['', { kind: 'empty', position: 1 }],
  ['BH,,SB', { kind: 'empty', position: 4 }],
])('%s is wrong', (text, expected) => {
  expect(problem(text)).toMatchObject(expected);
});

test('any text is a list or has a problem with its place', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(...tieBreaks.map(({ code }) => code), '/', ',', 'C1', ':MP'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const result = parseTieBreakList(text);
      if (result.ok) expect(texts(result.list.map((item) => item.text).join(','))).toEqual(texts(text));
      else expect(result.problem.position).toBeLessThanOrEqual(text.length + 1);
    }),
  );
});

function items(text: string): Extract<ReturnType<typeof parseTieBreakList>, { ok: true }>['list'] {
  const result = parseTieBreakList(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.list;
}

function texts(text: string): string[] {
  return items(text).map((item) => item.text);
}

function problem(text: string): unknown {
  const result = parseTieBreakList(text);
  return result.ok ? null : result.problem;
}
