import { describe, expect, test } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import { checkFile, totalsOf } from '../index.js';
import type { RoundReport, TournamentReport } from '../index.js';
import { foundFiles, hasGolden } from '../testing/golden.js';
import { asKnownBefore } from './as-known.js';

describe.skipIf(!hasGolden)('files of events in which something was known later', () => {
  const textOf = (file: string, ...comments: string[]): string => {
    const found = foundFiles('known-then').find(({ name }) => name.endsWith(file));
    return [...comments.map((one) => `### ${one}`), String(found?.content)].join('\n');
  };
  const checked = (file: string, ...comments: string[]): TournamentReport =>
    checkFile(textOf(file, ...comments), file);
  const knownIn = ({ rounds }: TournamentReport): (readonly [number, string])[] =>
    rounds.flatMap(({ round, declaredKnowledge }) =>
      declaredKnowledge === undefined ? [] : [[round, declaredKnowledge.verdict]],
    );
  const deviating = ({ rounds }: TournamentReport): number[] =>
    rounds.filter(({ verdict }) => verdict !== 'agrees').map(({ round }) => round);

  test.each([
    ['adjfinal.trf', 3, 'Result known later @ Round 2: 5-1 = until Round 3'],
    ['corrected.trf', 3, 'Result known later @ Round 2: 5-1 0 until Round 3'],
    ['wrongcol.trf', 2, 'Colours corrected later @ Round 2: 7-6 until Round 2'],
    ['renum.trf', 1, 'Numbers as of Round 1: 1 3 4 5 6 7 2 8'],
  ])('%s agrees with its declaration, and only with it', (file, round, comment) => {
    expect(deviating(checked(file))).toEqual([round]);
    const report = checked(file, comment);
    expect(report.verdict).toBe('agrees');
    expect(deviating(report)).toEqual([]);
    expect(knownIn(report)).toEqual([[round, 'rightly']]);
    expect(report.rounds[round - 1].deviations).toEqual([]);
    expect(totalsOf([report])).toMatchObject({ deviate: 0, wronglyDeclared: 0 });
  });

  test('a declaration by which a right round deviates is wrong, and the round agrees', () => {
    const report = checked('corrected.trf', 'Result known later @ Round 2: 5-1 0 until Round 4');
    expect(deviating(report)).toEqual([]);
    expect(knownIn(report)).toEqual([
      [3, 'rightly'],
      [4, 'wrongly'],
    ]);
    expect(totalsOf([report]).wronglyDeclared).toBe(1);
  });

  test('a declaration that explains nothing is noted, and the round deviates', () => {
    const report = checked('wrongcol.trf', 'Result known later @ Round 1: 4-8 1 until Round 2');
    expect(deviating(report)).toEqual([2]);
    expect(knownIn(report)).toEqual([[2, 'noted']]);
    const [, second] = report.rounds as [RoundReport, RoundReport];
    expect(second.deviations.length).toBeGreaterThan(0);
  });

  test('a declaration that changes no pairing is right', () => {
    const report = checked(
      'renum.trf',
      'Numbers as of Round 1: 1 3 4 5 6 7 2 8',
      'Numbers as of Round 2: 1 2 3 4 5 6 7 8',
    );
    expect(knownIn(report)).toEqual([
      [1, 'rightly'],
      [2, 'rightly'],
    ]);
  });

  test('the initial-colour is that of the first game by the numbers of round 1', () => {
    const text = textOf('renum.trf', 'Numbers as of Round 1: 3 1 4 5 6 7 2 8').replace('XXC white1\n', '');
    expect(checkFile(text, 'f').initialColour).toMatchObject({
      game: { round: 1, black: 3 },
      colour: 'black',
    });
  });

  test('the tournament as it was known before a round', () => {
    const comment = 'Result known later @ Round 2: 5-1 = until Round 3';
    const { tournament } = parseTrf(textOf('adjfinal.trf', comment));
    if (tournament === null) throw new Error('the file is a tournament');
    expect(asKnownBefore(tournament, 2)).toBe(tournament);
    expect(asKnownBefore(tournament, 4)).toBe(tournament);
    const { players } = asKnownBefore(tournament, 3);
    expect([1, 5].map((id) => players[id - 1].rounds[1].result)).toEqual(['=', '=']);
    expect(players[1]).toBe(tournament.players[1]);
  });
});
