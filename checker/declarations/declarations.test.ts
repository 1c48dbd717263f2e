import { describe, expect, test } from 'vitest';
import { player } from '../../corpus/trf/testing/lines.js';
import { checkFile, totalsOf } from '../index.js';
import type { RoundReport, TournamentReport } from '../index.js';

/** One round of five players; by the rules it is 1-3, 4-2 and the bye for 5. */
function event(pairs: readonly [number, number][], bye: number, ...comments: string[]): TournamentReport {
  const cells = new Map<number, string>([[bye, '0000 - U']]);
  for (const [white, black] of pairs) {
    cells.set(white, `${String(black).padStart(4)} w =`);
    cells.set(black, `${String(white).padStart(4)} b =`);
  }
  const lines = [1, 2, 3, 4, 5].map((id) => player(id, id === bye ? '1.0' : '0.5', cells.get(id) ?? ''));
  const records = ['142 3', '152 W', '192 FIDE_DUTCH_2026', ...comments.map((text) => `### ${text}`)];
  return checkFile([...records, ...lines].join('\n'), 'event.trf');
}

const RIGHT: [number, number][] = [
  [1, 3],
  [4, 2],
];
const ALTERED: [number, number][] = [
  [1, 2],
  [4, 3],
];

function roundOf(report: TournamentReport): RoundReport {
  expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return report.rounds[0];
}

test('without a declaration', () => {
  expect(roundOf(event(RIGHT, 5)).verdict).toBe('agrees');
  const { verdict, deviations, declarations } = roundOf(event(ALTERED, 5));
  expect(verdict).toBe('deviates');
  expect(deviations.some(({ declared }) => declared)).toBe(false);
  expect(declarations).toBeUndefined();
});

describe('a deviation that is declared rightly', () => {
  test.each<[string, [number, number][], number, string[]]>([
    ['all pairs', ALTERED, 5, ['MPA @ Round 1: 1-3 4-2 => 1-2 4-3']],
    ['colours do not count where opponents change', ALTERED, 5, ['MPA @ Round 1: 3-1 2-4 => 2-1 3-4']],
    ['in two steps', ALTERED, 5, ['MPA @ Round 1: 1-3 4-2 => 1-4 3-2', 'MPA @ Round 1: 1-4 3-2 => 1-2 4-3']],
    [
      'with the bye',
      [
        [1, 3],
        [5, 2],
      ],
      4,
      ['MPA @ Round 1: 4-2 5 => 5-2 4'],
    ],
    [
      'colours only',
      [
        [3, 1],
        [4, 2],
      ],
      5,
      ['MPA @ Round 1: 1-3 => 3-1'],
    ],
  ])('%s', (_, pairs, bye, comments) => {
    const report = event(pairs, bye, ...comments);
    const { verdict, deviations, declarations } = roundOf(report);
    expect(declarations?.map((one) => one.verdict)).toEqual(comments.map(() => 'rightly'));
    expect(verdict).toBe('deviates');
    expect(deviations.length).toBeGreaterThan(0);
    expect(deviations.every(({ declared }) => declared)).toBe(true);
    const { deviate, declared, wronglyDeclared, byEdition } = totalsOf([report]);
    expect({ deviate, wronglyDeclared, byEdition }).toEqual({
      deviate: 1,
      wronglyDeclared: 0,
      byEdition: { 'dutch-2026': {} },
    });
    expect(declared).toBe(deviations.filter(({ consequenceOf }) => consequenceOf === null).length);
  });
});

describe('a declaration that is wrong', () => {
  test.each<[string, [number, number][], string, object]>([
    [
      'the rules pair something else',
      ALTERED,
      'MPA @ Round 1: 1-4 3-2 => 1-2 4-3',
      { kind: 'not-by-the-rules', boards: [{ pair: [1, 4] }, { pair: [3, 2] }] },
    ],
    [
      'something else was published',
      ALTERED,
      'MPA @ Round 1: 1-3 4-2 => 1-4 2-3',
      { kind: 'not-published', boards: [{ pair: [1, 4] }, { pair: [2, 3] }] },
    ],
    ['other players', ALTERED, 'MPA @ Round 1: 1-3 => 1-2', { kind: 'other-players', players: [3, 2] }],
    ['nothing deviates', RIGHT, 'MPA @ Round 1: 1-3 4-2 => 1-2 4-3', { kind: 'no-deviation' }],
    [
      'the colours are those of the rules already',
      [
        [3, 1],
        [4, 2],
      ],
      'MPA @ Round 1: 3-1 => 1-3',
      { kind: 'not-by-the-rules', boards: [{ pair: [3, 1] }] },
    ],
    ['no such bye', ALTERED, 'FPB @ Round 1: 5=FPB', { kind: 'no-full-point-bye', players: [5] }],
  ])('%s', (_, pairs, comment, fault) => {
    const report = event(pairs, 5, comment);
    const { verdict, deviations, declarations } = roundOf(report);
    expect(declarations).toMatchObject([{ verdict: 'wrongly', fault }]);
    expect(verdict).toBe(pairs === RIGHT ? 'agrees' : 'deviates');
    expect(deviations.some(({ declared }) => declared)).toBe(false);
    expect(totalsOf([report])).toMatchObject({ declared: 0, wronglyDeclared: 1 });
  });
});

test('a part of what was altered does not explain the rest', () => {
  const report = event(
    [
      [3, 1],
      [2, 4],
    ],
    5,
    'MPA @ Round 1: 1-3 => 3-1',
  );
  const { declarations, deviations } = roundOf(report);
  expect(declarations).toMatchObject([{ verdict: 'rightly' }]);
  expect(deviations.map(({ declared }) => declared ?? false)).not.toContain(true);
});

test('what cannot be judged is noted, and a bye that is there is right', () => {
  const comments = [
    'Import @ Round 1: by hand',
    'FIDE mode exited @ Round 1',
    'Correction @ Round 1: 1-3 1-0',
  ];
  const { declarations } = roundOf(event(RIGHT, 5, ...comments, 'Remark @ Round 1: none'));
  expect(declarations?.map(({ verdict }) => verdict)).toEqual(['noted', 'noted', 'noted']);
  const file = [
    player(1, '1.0', '0000 - F'),
    player(2, '0.5', '   3 w ='),
    player(3, '0.5', '   2 b ='),
    '### FPB @ Round 1: 1=FPB',
  ];
  expect(checkFile(file.join('\n'), 'f').rounds[0].declarations).toMatchObject([{ verdict: 'rightly' }]);
});
