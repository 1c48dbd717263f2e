import { describe, expect, test } from 'vitest';
import { declaredAlterations } from '../index.js';
import { duel, problemsOf, read } from './testing/lines.js';

const declared = (comment: string): unknown => declaredAlterations(read(duel(`###${comment}`)));

describe('comments that declare an alteration', () => {
  const mpa = {
    kind: 'mpa',
    round: 1,
    engine: [{ pair: [1, 4] }, { pair: [2, 3] }],
    altered: [{ pair: [1, 2] }, { pair: [3, 4] }],
  };
  test.each([
    [' MPA @ Round 1: 1-4 2-3 => 1-2 3-4', mpa],
    ['mpa@round 1 :1 - 4, 2-3=>1-2,3-4', mpa],
    ['  MPA  Round 1: 0001-0004 2-3 -> 1-2 3-4  ', mpa],
    [
      ' MPA @ Round 1: 1-2 3 => 1-3 2-PAB',
      { kind: 'mpa', engine: [{ pair: [1, 2] }, { bye: 3 }], altered: [{ pair: [1, 3] }, { bye: 2 }] },
    ],
    [' MPA @ Round 1: 3-0 => 1=bye', { kind: 'mpa', engine: [{ bye: 3 }], altered: [{ bye: 1 }] }],
    [' FPB @ Round 1: 7=FPB', { kind: 'full-point-bye', round: 1, players: [7] }],
    [' fpb @ Round 1: 7 = FPB 9', { kind: 'full-point-bye', players: [7, 9] }],
    [' Correction @ Round 1: 1-2 1-0 => 0-1', { kind: 'correction', round: 1 }],
    [' Import @ Round 1: from another program', { kind: 'import', round: 1 }],
    [' FIDE mode exited @ Round 1', { kind: 'fide-mode-exited', round: 1 }],
    [' FIDE-mode  exited@ROUND 1', { kind: 'fide-mode-exited', round: 1 }],
  ])('%s', (comment, expected) => {
    expect(declared(comment)).toMatchObject([{ ...expected, text: comment }]);
    expect(problemsOf(duel(`###${comment}`), 'warning')).toEqual([]);
  });

  test.each([
    [' MPA @ Round 1: 1-4 => nothing', 27],
    [' MPA @ Round 1: 1-4 2-3', 20],
    [' MPA @ Round 1: 1-1 => 1-2', 20],
    [' MPA @ Round 1: 1-4 1-3 => 1-2', 20],
    [' MPA @ Round 1: => 1-2', 20],
    [' MPA in the first round', 9],
    [' MPA @ Round 0: 1-2 => 2-1', 9],
    [' FPB @ Round 1: seven', 20],
    [' Correction @ last round', 16],
    [' Import @', 12],
  ])('%s is a warning in column %i', (comment, column) => {
    expect(declared(comment)).toEqual([]);
    expect(problemsOf(duel(`###${comment}`), 'warning')).toMatchObject([
      { code: 'alteration', line: 3, column, adjustment: 'it declares nothing' },
    ]);
  });

  test('of a round that is not there', () => {
    expect(problemsOf(duel('### MPA @ Round 2: 1-2 => 2-1'), 'warning')).toMatchObject([
      { code: 'alteration', line: 3, expected: 'a round up to 1' },
    ]);
  });

  test.each([
    ' seed 7',
    '',
    ' MPAs are not used here',
    ' Importing data',
    ' Correction of the name of player 3',
    'FIDE mode',
  ])('not "%s"', (comment) => {
    expect(declared(comment)).toEqual([]);
    expect(problemsOf(duel(`###${comment}`), 'warning')).toEqual([]);
    expect(read(duel(`###${comment}`)).comments).toEqual([comment]);
  });

  test('long comments are read in linear time', () => {
    const blanks = ' '.repeat(19_000);
    const comments = [`MPA @ Round 1:${blanks}1-2`, `MPA${blanks}x`, `FPB @ Round 1: 1${blanks}=`];
    const text = duel(...Array.from({ length: 300 }, (_, index) => `### ${comments[index % 3]}`));
    expect(problemsOf(text, 'warning').length).toBeGreaterThan(0);
  });
});
