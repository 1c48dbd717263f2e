import { describe, expect, test } from 'vitest';
import { parseTrf } from '../../index.js';

const line = (id: number, ...rounds: string[]): string =>
  `001 ${String(id).padStart(4)} m GM ${`Name, ${id}`.padEnd(33)} 2400 GER     1234567 1990/01/01  1.5    ${id}  ${rounds.map((round) => round.padEnd(10)).join('')}`.trimEnd();
const LINES = [
  line(1, '   2 w =', '   3 b 1', '   4 w 0'),
  line(2, '   1 b =', '   4 w 1', '   3 b 0'),
  line(3, '   4 w =', '   1 w 0', '   2 w 1'),
  line(4, '   3 b =', '   2 b 0', '   1 b 1'),
];

function errorsOf(lines: readonly string[]): { code: string; line: number; message: string }[] {
  const { problems } = parseTrf(lines.join('\n'));
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, line: at, message }) => ({ code, line: at, message }));
}

test('the file itself can be read', () => {
  expect(parseTrf(LINES.join('\n')).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

describe('columns that are shifted are called that', () => {
  test.each([1, 2, 3, 4])('by %i characters to the right, from some column on', (by) => {
    for (const [start, from] of [
      [4, 8],
      [48, 49],
      [80, 82],
      [91, 95],
      [111, 115],
    ]) {
      const lines = LINES.map((text) => text.slice(0, start) + ' '.repeat(by) + text.slice(start));
      const distance = `${by} ${by === 1 ? 'character' : 'characters'} to the right`;
      expect(errorsOf(lines)).toEqual([
        {
          code: 'shifted-columns',
          line: 1,
          message: `From column ${from + by} on the player record is shifted by ${distance}, and so are 3 more player records.`,
        },
      ]);
    }
  });

  test.each([1, 2, 3])('by %i characters to the left', (by) => {
    const rounds = LINES.map((text) => text.slice(0, 91 - by) + text.slice(91));
    expect(errorsOf(rounds)).toMatchObject([{ code: 'shifted-columns' }]);
    expect(errorsOf(rounds)[0].message).toContain(`is shifted by ${by} character`);
    expect(errorsOf(rounds)[0].message).toContain('to the left, and so are 3 more');
    const afterName = LINES.map((text) => text.slice(0, 47 - by) + text.slice(47));
    expect(errorsOf(afterName)[0].message).toContain(`From column ${49 - by} on`);
  });

  test('by a name that is too long, in one record', () => {
    const lines = LINES.with(2, LINES[2].replace(/Name, 3 {26}/, 'N'.repeat(35)));
    expect(errorsOf(lines)).toEqual([
      {
        code: 'shifted-columns',
        line: 3,
        message: 'From column 51 on the player record is shifted by 2 characters to the right.',
      },
    ]);
  });

  test('all lines, by blanks before the tags', () => {
    expect(errorsOf(LINES.map((text) => `  ${text}`))).toEqual([
      {
        code: 'shifted-columns',
        line: 1,
        message:
          'The line starts with 2 blanks, so that its record is shifted by 2 characters; so do 3 more.',
      },
    ]);
  });

  test('but not where something else is wrong', () => {
    expect(errorsOf(LINES.with(1, LINES[1].replace('4 w 1', '4 x 1')))).toMatchObject([
      { code: 'round-columns', line: 2 },
    ]);
  });
});
