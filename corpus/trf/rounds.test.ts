import { describe, expect, test } from 'vitest';
import { STANDARD_POINTS } from '../../engine/index.js';
import { four, player, problemsOf, read } from './testing/lines.js';

/** A game between the players 1 and 2 with the columns of both. */
function game(first: string, second: string): string {
  return [player(1, '', first), player(2, '', second)].join('\r\n');
}

const ignoringPoints = (text: string, severity: 'error' | 'warning') =>
  problemsOf(text, severity).filter(({ code }) => code !== 'points-missing');

describe('games', () => {
  test.each([
    ['   2 w 1', '   1 b 0'],
    ['   2 w =', '   1 b ='],
    ['   2 w 0', '   1 b 0'],
    ['   2 w =', '   1 b 0'],
    ['   2 w W', '   1 b L'],
    ['   2 w D', '   1 b D'],
    ['   2 w L', '   1 b L'],
    ['   2 w D', '   1 b L'],
    ['   2 w +', '   1 b -'],
    ['   2 w -', '   1 b -'],
    ['   2 - -', '   1 - +'],
    ['   2   -', '   1   -'],
    ['   2 w ?', '   1 b ?'],
  ])('%s fits %s', (first, second) => {
    expect(ignoringPoints(game(first, second), 'error')).toEqual([]);
    expect(ignoringPoints(game(first, second), 'warning')).toEqual([]);
  });

  test.each([
    ['   2 w 1', '   1 b L'],
    ['   2 w W', '   1 b 0'],
    ['   2 w =', '   1 b D'],
    ['   2 w 0', '   1 b L'],
  ])('%s and %s is a warning', (first, second) => {
    expect(ignoringPoints(game(first, second), 'warning')).toMatchObject([{ code: 'rated-and-unrated' }]);
    expect(read(game(first, second)).players[1].rounds[0].result).toBe(second[7]);
  });

  test.each([
    ['results', '   2 w 1', '   1 b 1'],
    ['results', '   2 w 1', '   1 b ='],
    ['results', '   2 w +', '   1 b +'],
    ['results', '   2 w 1', '   1 b -'],
    ['results', '   2 w +', '   1 b 0'],
    ['results', '   2 w ?', '   1 b ='],
    ['colours', '   2 w 1', '   1 w 0'],
    ['colours', '   2 w +', '   1 - -'],
    ['one-sided-game', '   2 w 1', '0000 - Z'],
    ['one-sided-game', '   2 w 1', ''],
    ['unknown-opponent', '   7 w 1', '0000 - Z'],
    ['self-pairing', '   1 w 1', '0000 - Z'],
    ['missing-colour', '   2 - 1', '   1 b 0'],
    ['bye-with-opponent', '   2 w H', '0000 - Z'],
    ['bye-with-opponent', '   2 w U', '0000 - Z'],
    ['result-without-opponent', '0000 - 1', '0000 - U'],
    ['result-without-opponent', '     - D', '0000 - U'],
    ['result-without-opponent', '0000 - ?', '0000 - U'],
  ])('%s: %s against %s', (code, first, second) => {
    const errors = ignoringPoints(game(first, second), 'error');
    expect(errors[0]).toMatchObject({ code, column: 92 });
  });

  test.each([
    ['   2 w 1', '   1 b', '0'],
    ['   2 w =', '   1 b U', '='],
    ['   2 w +', '   1 b Z', '-'],
  ])('%s says what %s means', (first, second, result) => {
    const text = [player(1, '', first, '   2 b 1'), player(2, '', second, '   1 w 0')].join('\n');
    expect(read(text).players[1].rounds[0]).toEqual({ opponent: 1, colour: 'black', result });
    expect(ignoringPoints(text, 'warning')).toMatchObject([{ code: 'result-of-one', line: 2, column: 92 }]);
  });

  test('a pairing without result is pending in the last round only', () => {
    const text = game('   2 w', '   1 b');
    expect(read(text).players[0].rounds).toEqual([{ opponent: 2, colour: 'white', result: '*' }]);
    expect(ignoringPoints(text, 'warning')).toMatchObject([{ code: 'missing-result', line: 1 }]);
    const later = [player(1, '0.0', '   2 w', '   2 b 0'), player(2, '1.0', '   1 b', '   1 w 1')].join('\n');
    expect(ignoringPoints(later, 'error')).toMatchObject([
      { code: 'missing-result', line: 1 },
      { code: 'missing-result', line: 2 },
    ]);
  });
});

describe('byes', () => {
  test.each([
    ['0000 - +', 'U', '1.0'],
    ['0000 - =', 'H', '0.5'],
    ['0000 - -', 'Z', '0.0'],
  ])('%s of TRF06 is %s, with one warning', (cell, result, points) => {
    const text = four(player(5, points, cell));
    expect(read(text).players[4].rounds).toEqual([{ opponent: null, colour: null, result }]);
    expect(problemsOf(text, 'warning')).toMatchObject([{ code: 'old-bye-code' }]);
  });

  test.each([
    ['0000 - H', 'H', '0.5'],
    ['0000 - F', 'F', '1.0'],
    ['0000 - U', 'U', '1.0'],
    ['0000 - Z', 'Z', '0.0'],
    ['     - Z', 'Z', '0.0'],
    ['0000', 'Z', '0.0'],
    ['', 'Z', '0.0'],
  ])('"%s" is %s', (cell, result, points) => {
    const text = four(player(5, points, cell));
    expect(read(text).players[4].rounds).toEqual([{ opponent: null, colour: null, result }]);
    expect(problemsOf(text, 'warning')).toEqual([]);
  });

  test('of several signs of TRF06 in a round nobody knows which is the pairing-allocated bye', () => {
    const text = four(player(5, '1.0', '0000 - +'), player(6, '1.0', '0000 - +'));
    expect(read(text).openByes).toEqual([{ round: 1, ids: [5, 6], line: 5, column: 92 }]);
    expect(
      read(text)
        .players.slice(4)
        .map(({ rounds }) => rounds[0].result),
    ).toEqual(['F', 'F']);
    expect(problemsOf(text, 'warning')).toMatchObject([{ code: 'several-old-byes' }]);
  });

  test('beside a pairing-allocated bye the sign of TRF06 is a full-point bye', () => {
    const text = four(player(5, '1.0', '0000 - +'), player(6, '1.0', '0000 - U'));
    expect(read(text)).toMatchObject({ openByes: [] });
    expect(
      read(text)
        .players.slice(4)
        .map(({ rounds }) => rounds[0].result),
    ).toEqual(['F', 'U']);
  });

  test('a colour without a game is dropped with a warning', () => {
    expect(problemsOf(four(player(5, '0.5', '0000 w H')), 'warning')).toMatchObject([
      { code: 'colour-without-game' },
    ]);
  });

  test('a round without any pairing between others is a warning', () => {
    const text = [
      player(1, '1.0', '   2 w =', '', '   2 b ='),
      player(2, '1.0', '   1 b =', '', '   1 w ='),
    ].join('\n');
    expect(read(text).pairedRounds).toBe(3);
    expect(problemsOf(text, 'warning')).toMatchObject([{ code: 'empty-round', column: 102 }]);
  });

  test('before round 1', () => {
    const tournament = read([player(1, '0.0'), player(2, '0.0', '0000 - Z')].join('\n'));
    expect(tournament).toMatchObject({ pairedRounds: 0, totalRounds: 0, points: STANDARD_POINTS });
    expect(tournament.players.map(({ rounds }) => rounds.length)).toEqual([0, 1]);
  });
});

describe('missing points, and many problems', () => {
  test('missing points are one warning', () => {
    expect(problemsOf(game('   2 w =', '   1 b ='), 'warning')).toMatchObject([{ code: 'points-missing' }]);
  });

  test('one warning for a field that cannot be read of many players, with the first three places', () => {
    const broken = (line: string): string => `${line.slice(0, 48)}  x${line.slice(51)}`;
    const text = [1, 2, 3, 4, 5].map((id) => broken(player(id, '0.0'))).join('\n');
    const places = [1, 2, 3].map((line) => ({ line, column: 49, text: '  x ' }));
    expect(problemsOf(text, 'warning')).toEqual([
      expect.objectContaining({ code: 'field-ignored', line: 1, repeated: { count: 5, places } }),
    ]);
  });

  test('of many errors of a kind ten are listed and the rest counted', () => {
    const many = Array.from({ length: 250 }, (_, index) => player(index + 1, '9.0'));
    const points = problemsOf(many.join('\n'), 'error');
    expect(points).toHaveLength(10);
    expect(points.slice(0, 9).filter(({ repeated }) => repeated !== undefined)).toEqual([]);
    expect(points[9].repeated).toMatchObject({
      count: 241,
      places: [{ line: 10 }, { line: 11 }, { line: 12 }],
    });
  });

  test('another kind of error behind a flood of one is listed', () => {
    const many = Array.from({ length: 250 }, (_, index) => player(index + 1, '0.0', ' 999 w 1'));
    const codes = problemsOf([...many, '152 X'].join('\n'), 'error').map(({ code }) => code);
    expect(codes).toEqual([...new Array<string>(10).fill('unknown-opponent'), 'initial-colour']);
  });
});

test('absences in a column beyond the announced rounds are a warning, and nothing else', () => {
  const absent = player(5, '0.0', '0000 - Z', '0000 - Z', '');
  const text = `${four(absent, player(6, '0.0', '0000 - Z', '0000 - -'))}\n142 1`;
  expect(problemsOf(text, 'error')).toEqual([]);
  expect(problemsOf(text, 'warning').filter(({ code }) => code !== 'old-bye-code')).toMatchObject([
    { code: 'absences-after-last-round', line: 5, column: 102 },
  ]);
  expect(read(text)).toMatchObject({ pairedRounds: 1, totalRounds: 1, requestedByes: [] });
  expect(read(text).players.map(({ rounds }) => rounds.length)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('several pairing-allocated byes of a round are a warning, and all are kept', () => {
  const text = four(player(5, '1.0', '0000 - U'), player(6, '1.0', '0000 - U'));
  expect(problemsOf(text, 'error')).toEqual([]);
  expect(problemsOf(text, 'warning')).toMatchObject([{ code: 'several-byes', line: 5, column: 92 }]);
  expect(
    read(text)
      .players.map(({ rounds }) => rounds[0].result)
      .join(''),
  ).toBe('1100UU');
});
