import { describe, expect, test } from 'vitest';
import { convertTrf, parseTrf } from '../../index.js';
import { four, player, problemsOf, read } from '../testing/lines.js';

/** Player 1 of four after a drawn and a decided round. */
const RIGHT = [
  player(1, '1.5', '   3 w =', '   2 b 1'),
  player(2, '0.5', '   4 b =', '   1 w 0'),
  player(3, '1.5', '   1 b =', '   4 w 1'),
  player(4, '0.5', '   2 w =', '   3 b 0'),
];
const written = (change: (line: string) => string): string => RIGHT.map(change).join('\r\n');
const plain = read(RIGHT.join('\r\n'));
const people = (text: string): unknown => read(text).players;

describe('what can only mean one thing is read, and said', () => {
  const tabbed = (line: string, between: string): string => {
    const [id, points] = [line.slice(4, 8).trim(), line.slice(80, 84).trim()];
    const rounds = [line.slice(91, 99), line.slice(101, 109)].map((round) =>
      round.trim().replace(/ +/g, between),
    );
    return ['001', id, '', '', `Player ${id}`, '', '', '', '', points, '', ...rounds].join('\t');
  };

  test.each<[string, string, string, (line: string) => string]>([
    [
      'a comma',
      'points-form',
      'the comma was read as a decimal point',
      (line) => line.replace(/(\d)\.5/, '$1,5'),
    ],
    ['½', 'points-form', '½ was read as .5', (line) => line.replace(/ (\d)\.5/, '  $1½')],
    [
      '½ alone',
      'points-form',
      '½ was read as .5',
      (line) => line.replace(/ 0\.5/, '   ½').replace(/1\.5/, ' 1½'),
    ],
    ['½ as a result', 'result-form', '½ was read as =, a drawn game', (line) => line.replace('=', '½')],
    [
      'tabs, rounds whole',
      'tabs',
      'the fields between them were taken in the order of the format',
      (line) => tabbed(line, ' '),
    ],
    [
      'tabs everywhere',
      'tabs',
      'the fields between them were taken in the order of the format',
      (line) => tabbed(line, '\t'),
    ],
    [
      'tabs for blanks',
      'tabs',
      'they were taken for blanks up to the next column after a multiple of 8',
      (line) => line.replace(/.{8}/g, (part) => part.replace(/ {2,}$/, '\t')),
    ],
  ])('%s', (_, code, adjustment, change) => {
    const text = written(change);
    expect(text).not.toBe(RIGHT.join('\r\n'));
    expect(people(text)).toEqual(plain.players);
    expect(parseTrf(text).problems).toMatchObject([{ severity: 'warning', code, adjustment, line: 1 }]);
    expect(convertTrf(text, '16').text).toBe(convertTrf(RIGHT.join('\r\n'), '16').text);
    expect(convertTrf(text, '16').remarks).toEqual([]);
  });

  test('tabs and a comma together', () => {
    const text = written((line) => tabbed(line, ' ').replace('.5', ',5'));
    expect(people(text)).toEqual(plain.players);
    expect(
      parseTrf(text)
        .problems.map(({ code }) => code)
        .sort(),
    ).toEqual(['points-form', 'tabs']);
  });

  test('bytes of Windows Latin as well', () => {
    const text = written((line) => line.replace(/ (\d)\.5/, '  $1½'));
    expect(read(Uint8Array.from(text, (char) => char.charCodeAt(0))).players).toEqual(plain.players);
  });
});

test('* of a game that is not over is no result yet', () => {
  const running = (sign: string): string =>
    [player(1, '0.0', `   2 w ${sign}`), player(2, '0.0', `   1 b ${sign}`)].join('\r\n');
  expect(people(running('*'))).toEqual(people(running(' ')));
  const warning = {
    severity: 'warning',
    code: 'result-form',
    adjustment: '* was read as a blank, no result yet',
  };
  expect(parseTrf(running('*')).problems).toContainEqual(expect.objectContaining(warning));
});

test.each(['1,55', '½½', '1½.', ',', '1/2', '12345'])('points "%s" are refused as before', (points) => {
  const text = four()
    .replace('1.0', points.padStart(3))
    .replace(/^(.{79}) *(\S{5})/, '$1$2');
  expect(problemsOf(text, 'error').length).toBeGreaterThan(0);
});

test('tabs that give no player are an error', () => {
  expect(problemsOf(four().replace('Player 1', 'Pl\tayer 1'), 'error')).toMatchObject([
    { code: 'misaligned' },
  ]);
});

describe('points in the records that say what a result is worth', () => {
  test.each([
    ['162 W 1 D 0,5', '162 W 1 D 0.5'],
    ['162 W 1 D ½', '162 W 1 D .5'],
    ['XXS W=1 D=0,5 PAB=½', 'XXS W=1 D=0.5 PAB=.5'],
    ['BBU  0,5', 'BBU  0.5'],
    ['XXA    1  1,0  0,5', 'XXA    1  1.0  0.5'],
  ])('%s is read as %s', (written, meant) => {
    const rest = RIGHT.join('\r\n');
    const [found, right] = [written, meant].map((line) => read(`${line}\r\n${rest}`));
    expect(found.points).toEqual(right.points);
    expect([...found.virtualPoints]).toEqual([...right.virtualPoints]);
    const { problems } = parseTrf(`${written}\r\n${rest}`, { file: 'a.trf' });
    const [problem] = problems;
    expect(problem).toMatchObject({ severity: 'warning', code: 'points-form', line: 1 });
    expect(written.slice(problem.column - 1)).toMatch(/^\d*[,½]/);
  });

  test('½ in record XXA is an error: .5 would shift the columns behind it', () => {
    expect(problemsOf(`XXA    1    ½  1.0\r\n${RIGHT.join('\r\n')}`, 'error')).not.toEqual([]);
  });

  test('a comma that parts two of them is none', () => {
    expect(problemsOf(`XXS W=1,D=0.5\r\n${RIGHT.join('\r\n')}`, 'error')).not.toEqual([]);
  });
});
