import { describe, expect, test } from 'vitest';
import { STANDARD_POINTS } from '../../../engine/index.js';
import { parseTrf } from '../../index.js';
import { duel, player, problemsOf, read } from '../testing/lines.js';

const DECLARED = '162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0';

/** Three rounds of four players and a fifth, whose points are printed by a point system. */
function threeRounds(points: readonly string[], ...records: string[]): string {
  return [
    player(1, points[0], '   3 w 1', '   2 b =', '   4 w 1'),
    player(2, points[1], '   4 b 1', '   1 w =', '0000 - U'),
    player(3, points[2], '   1 b 0', '0000 - U', '   5 w 1'),
    player(4, points[3], '   2 w 0', '   5 b =', '   1 b 0'),
    player(5, points[4], '0000 - U', '   4 w =', '   3 b 0'),
    ...records,
  ].join('\n');
}

describe('points that all fit a system that no record declares', () => {
  test.each([
    ['3-1-0', ['7.0', '7.0', '6.0', '1.0', '4.0'], { whiteWin: 30, whiteDraw: 10, pairingAllocatedBye: 30 }],
    ['3-1-0 with a bye of 1', ['7.0', '5.0', '4.0', '1.0', '2.0'], { whiteWin: 30, pairingAllocatedBye: 10 }],
    ['2-1-0', ['5.0', '5.0', '4.0', '1.0', '3.0'], { whiteWin: 20, whiteDraw: 10, pairingAllocatedBye: 20 }],
    [
      'a pairing-allocated bye is worth 0.5',
      ['2.5', '2.0', '1.5', '0.5', '1.0'],
      { whiteWin: 10, pairingAllocatedBye: 5 },
    ],
    [
      '2-1-0, where a loss is worth 1.0',
      ['5.0', '5.0', '5.0', '3.0', '4.0'],
      { whiteWin: 20, whiteDraw: 10, blackLoss: 10 },
    ],
  ])('%s is taken, and said', (name, points, system) => {
    const text = threeRounds(points);
    expect(read(text)).toMatchObject({ points: system, wrongPoints: [], otherMeanings: [] });
    expect(problemsOf(text, 'warning')).toMatchObject([
      {
        code: 'undeclared-points',
        column: 81,
        adjustment: `${name} is taken, by which all printed points are right`,
      },
    ]);
  });

  test('against a record they are wrong, every one', () => {
    const tournament = read(threeRounds(['7.0', '7.0', '6.0', '1.0', '4.0'], DECLARED));
    expect(tournament.points).toEqual(STANDARD_POINTS);
    expect(tournament.wrongPoints.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });

  test('a usual one is taken where few are left wrong', () => {
    const tournament = read(threeRounds(['7.0', '7.0', '6.0', '1.0', '5.0']));
    expect(tournament.points.whiteWin).toBe(30);
    expect(tournament.wrongPoints).toEqual([{ id: 5, printed: 50, expected: 40 }]);
  });

  test('of one player they show nothing: the usual points count, the others are another meaning', () => {
    const text = [
      player(1, '1.0', '   2 w 1'),
      player(2, '0.0', '   1 b 0'),
      player(3, '0.5', '0000 - F'),
      player(4, '0.0', '0000 - Z'),
    ].join('\n');
    expect(read(text)).toMatchObject({ points: STANDARD_POINTS, wrongPoints: [{ id: 3 }] });
    expect(read(text).otherMeanings).toMatchObject([{ kind: 'result', instead: ['H', null] }]);
    const allocated = read(text.replace('0000 - F', '0000 - U'));
    expect(allocated.otherMeanings).toMatchObject([{ kind: 'result', instead: ['H', null] }]);
    const absent = read(
      text.replace('0.0  \r\n', '').replace(player(3, '0.5', '0000 - F'), player(3, '0.3', '0000 - F')),
    );
    expect(absent.otherMeanings).toMatchObject([{ kind: 'worth', what: 'a full-point bye is worth 0.3' }]);
  });
});

describe('points that do not follow from the results', () => {
  test('a slip is a warning, and the results count', () => {
    const text = duel().replace(' 0.5', ' 7.0');
    expect(problemsOf(text, 'warning')).toMatchObject([
      { code: 'points', message: 'Player 1 has 7.0 points in the file, but the results give 0.5.' },
    ]);
    expect(read(text).wrongPoints).toEqual([{ id: 1, printed: 70, expected: 5 }]);
  });

  test('those of both players of a game may speak for another result', () => {
    const text = threeRounds(['1.5', '2.5', '3.0', '0.5', '1.5']);
    expect(read(text).otherMeanings).toEqual([
      {
        kind: 'result',
        because: 'points',
        round: 1,
        player: 1,
        opponent: 3,
        read: ['1', '0'],
        instead: ['0', '1'],
      },
    ]);
    expect(problemsOf(text, 'warning').map(({ message }) => message)).toContain(
      'The points of players 1 and 3 fit 0-1 in round 1; the file says 1-0.',
    );
  });

  test('all may be those of an earlier round', () => {
    const text = threeRounds(['1.5', '1.5', '1.0', '0.5', '1.5']);
    expect(read(text).wrongPoints).toHaveLength(3);
    expect(problemsOf(text, 'warning')).toContainEqual(
      expect.objectContaining({
        code: 'points-of-earlier-round',
        message: 'The printed points are all those after round 2.',
      }),
    );
    const none = threeRounds(['0.0', '0.0', '0.0', '0.0', '0.0']);
    expect(problemsOf(none, 'warning').map(({ message }) => message)).toContain(
      'The printed points are all those before round 1.',
    );
  });

  test('most of them wrong without any reason could mean anything, unless a record declares the points', () => {
    const points = ['9.0', '8.3', '7.1', '6.0', '5.2'];
    expect(parseTrf(threeRounds(points)).tournament).toBeNull();
    expect(problemsOf(threeRounds(points), 'error')[0].message).toBe(
      'Player 1 has 9.0 points in the file, but the results give 2.5 (most points are wrong: see the records 162, XXS or BBW, BBD, BBU).',
    );
    expect(read(threeRounds(points, DECLARED)).wrongPoints).toHaveLength(5);
  });
});

describe('a game of which two results are told', () => {
  const warning = (points: readonly string[], mine: string, theirs: string): string =>
    [
      player(1, points[0], `   2 w ${mine}`),
      player(2, points[1], `   1 b ${theirs}`),
      player(3, '1.0', '0000 - U'),
    ].join('\n');

  test.each([
    [['1.0', '0.0'], '1', '1', ['1', '0']],
    [['0.0', '1.0'], '1', '1', ['0', '1']],
    [['0.5', '0.5'], '1', '=', ['=', '=']],
    [['0.5', '0.0'], '=', '1', ['=', '0']],
    [['3.0', '0.0'], '1', '=', ['1', '0']],
  ])('with the points %j it is, of "%s" and "%s", %j', (points, mine, theirs, results) => {
    const text = warning(points, mine, theirs);
    expect(
      read(text)
        .players.slice(0, 2)
        .map(({ rounds }) => rounds[0].result),
    ).toEqual(results);
    expect(problemsOf(text, 'warning')).toContainEqual(
      expect.objectContaining({ code: 'results', line: 1, column: 92 }),
    );
  });

  test('is refused where the points do not decide, but for those who judge by both', () => {
    const text = warning(['1.0', '0.0'], '+', '0');
    expect(problemsOf(text, 'error')).toMatchObject([{ code: 'results', line: 1, column: 92 }]);
    const { tournament, problems } = parseTrf(text, { contradictions: 'read' });
    expect(tournament?.otherMeanings).toMatchObject([
      { because: 'other-player', round: 1, player: 1, opponent: 2, read: ['+', '-'], instead: ['1', '0'] },
    ]);
    expect(problems).toMatchObject([
      { severity: 'warning', adjustment: 'read as +/-, and judged by 1-0 as well' },
    ]);
  });

  test('is refused where there are many of them', () => {
    const pairs = [1, 2, 3, 4].flatMap((pair) => [
      player(2 * pair - 1, '1.0', `${String(2 * pair).padStart(4)} w +`),
      player(2 * pair, '0.0', `${String(2 * pair - 1).padStart(4)} b 0`),
    ]);
    expect(parseTrf(pairs.join('\n'), { contradictions: 'read' }).tournament).toBeNull();
    expect(parseTrf(pairs.slice(2).join('\n'), { contradictions: 'read' }).tournament).not.toBeNull();
  });
});
