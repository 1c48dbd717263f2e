import { describe, expect, test } from 'vitest';
import type { Colour, ResultCode } from '../../engine/index.js';
import { rowsOf } from '../../engine/testing/each-result.js';
import type { EachResult } from '../../engine/testing/each-result.js';
import { parseTrf, writeTrf } from '../index.js';
import { player, read } from './testing/lines.js';
import { writeRound } from './write/write-player.js';

/** What stands in the columns of a round: with White, with Black and without a colour against 12, and without an opponent. */
const WRITTEN: EachResult<readonly [white: string, black: string, none: string, alone: string]> = {
  '1': ['    12 w 1', '    12 b 1', '    12 - 1', '  0000 - 1'],
  '=': ['    12 w =', '    12 b =', '    12 - =', '  0000 - ='],
  '0': ['    12 w 0', '    12 b 0', '    12 - 0', '  0000 - 0'],
  W: ['    12 w W', '    12 b W', '    12 - W', '  0000 - W'],
  D: ['    12 w D', '    12 b D', '    12 - D', '  0000 - D'],
  L: ['    12 w L', '    12 b L', '    12 - L', '  0000 - L'],
  '?': ['    12 w ?', '    12 b ?', '    12 - ?', '  0000 - ?'],
  '*': ['    12 w  ', '    12 b  ', '    12 -  ', '  0000 -  '],
  '+': ['    12 w +', '    12 b +', '    12 - +', '  0000 - +'],
  '-': ['    12 w -', '    12 b -', '    12 - -', '  0000 - -'],
  H: ['    12 w H', '    12 b H', '    12 - H', '  0000 - H'],
  F: ['    12 w F', '    12 b F', '    12 - F', '  0000 - F'],
  U: ['    12 w U', '    12 b U', '    12 - U', '  0000 - U'],
  Z: ['    12 w Z', '    12 b Z', '    12 - Z', '  0000 - Z'],
};

test.each(rowsOf(WRITTEN))('%s is written', (result, expected) => {
  const cell = (opponent: number | null, colour: Colour | null): string =>
    writeRound({ opponent, colour, result });
  expect([cell(12, 'white'), cell(12, 'black'), cell(12, null), cell(null, null)]).toEqual(expected);
});

test('a round that is missing is written as a zero-point bye', () => {
  expect(writeRound(undefined)).toBe('  0000 - Z');
});

/** The signs of two players who met, and what is read of them; the code of the error where nothing is. */
const GAMES: readonly (readonly [sign: string, answer: string, read: string])[] = [
  ['1', '0', '1 0'],
  ['=', '=', '= ='],
  ['0', '1', '0 1'],
  ['0', '0', '0 0'],
  ['w', 'L', 'W L'],
  ['W', 'L', 'W L'],
  ['D', 'd', 'D D'],
  ['L', 'W', 'L W'],
  ['+', '-', '+ -'],
  ['-', '+', '- +'],
  ['-', '-', '- -'],
  ['?', '?', '? ?'],
  [' ', ' ', '* *'],
  ['*', '*', '* *'],
  ['½', '½', '= ='],
  // One of the two players has it.
  [' ', '1', '0 1'],
  ['1', ' ', '1 0'],
  [' ', '=', '= ='],
  ['Z', '+', '- +'],
  ['H', '=', '= ='],
  ['U', '-', '+ -'],
  ['F', 'L', 'W L'],
  ['H', 'H', 'bye-with-opponent'],
  ['F', 'F', 'bye-with-opponent'],
  ['U', 'U', 'bye-with-opponent'],
  ['Z', 'Z', 'bye-with-opponent'],
];

test.each(GAMES)('"%s" against "%s" is read as %s', (sign, answer, expected) => {
  expect(readAs([`   2 w ${sign}`, `   1 b ${answer}`])).toBe(expected);
});

/** A sign without an opponent beside a game of two others, and what is read of it. */
const BYES: Readonly<Record<string, string>> = {
  H: 'H',
  h: 'H',
  F: 'F',
  U: 'U',
  Z: 'Z',
  z: 'Z',
  ' ': 'Z',
  // TRF06
  '+': 'U',
  '=': 'H',
  '-': 'Z',
  '1': 'result-without-opponent',
  '0': 'result-without-opponent',
  W: 'result-without-opponent',
  D: 'result-without-opponent',
  L: 'result-without-opponent',
  '?': 'result-without-opponent',
};

test.each(Object.entries(BYES))('"0000 - %s" is read as %s', (sign, expected) => {
  const read = readAs(['   2 w 1', '   1 b 0', `0000 - ${sign}`]);
  expect(read).toBe(expected.length > 1 ? expected : `1 0 ${expected}`);
});

test('of several byes of TRF06 none is the allocated one', () => {
  expect(readAs(['   2 w 1', '   1 b 0', '0000 - +', '0000 - +'])).toBe('1 0 F F');
  expect(readAs(['   2 w 1', '   1 b 0', '0000 - +', '0000 - U'])).toBe('1 0 F U');
});

describe('points of the results', () => {
  /** What each is worth by the usual points, in points. */
  const WORTH: EachResult<number> = {
    ...{ '1': 1, '=': 0.5, '0': 0, W: 1, D: 0.5, L: 0, '?': 0.5, '*': 0, '+': 1, '-': 0 },
    ...{ H: 0.5, F: 1, U: 1, Z: 0 },
  };

  test.each(rowsOf(WORTH))('%s printed with them is no problem, with others it is', (code, worth) => {
    const [own, answer] = 'HFUZ'.includes(code) ? [`0000 - ${code}`, null] : [`   2 w ${signOf(code)}`, code];
    const wrong = (points: number): number[] => {
      const lines = [
        player(1, points.toFixed(1), own),
        player(2, '', answer === null ? '   3 w 1' : `   1 b ${signOf(ANSWERS[code] ?? code)}`),
        player(3, '', answer === null ? '   2 b 0' : '0000 - Z'),
      ];
      return read(lines.join('\n')).wrongPoints.map(({ id, expected }) => id * 1000 + expected);
    };
    expect(wrong(worth)).toEqual([]);
    expect(wrong(worth + 2)).toEqual([1000 + 10 * worth]);
  });
});

test.each([
  ['=', '='],
  ['W', 'L'],
  ['D', 'D'],
  ['+', '-'],
  ['-', '-'],
  ['?', '?'],
])('a file with %s and %s is written as it was read', (own, theirs) => {
  const tournament = read([player(1, '', `   2 w ${own}`), player(2, '', `   1 b ${theirs}`)].join('\n'));
  const again = read(writeTrf(tournament, { format: 'trf26' }));
  expect(again.players.map(({ rounds }) => rounds)).toEqual(tournament.players.map(({ rounds }) => rounds));
});

const ANSWERS: Readonly<Partial<Record<ResultCode, ResultCode>>> = {
  ...{ '1': '0', '0': '1', W: 'L', L: 'W', '+': '-', '-': '+' },
};

function signOf(code: ResultCode): string {
  return code === '*' ? ' ' : code;
}

/** The results of the players in the first round, or the code of the first error. */
function readAs(cells: readonly string[]): string {
  const { tournament, problems } = parseTrf(
    cells.map((cell, index) => player(index + 1, '', cell)).join('\n'),
  );
  if (tournament === null) return problems.find(({ severity }) => severity === 'error')?.code ?? '';
  return tournament.players.map(({ rounds }) => rounds[0].result).join(' ');
}
