import { describe, expect, test } from 'vitest';
import { entryOf, pointsOf, scheduledColour } from '../../engine/index.js';
import type { RoundEntry } from '../../engine/index.js';
import { fillRound, parseTrf, writeTrf } from '../index.js';
import { player, problemsOf, read } from './testing/lines.js';

const CODE = '192 FIDE_DOUBLESWISS';

/** Five players, one match: 1 beats 2 with 1½-½, 3 and 4 forfeit a game each, 5 has the bye. */
function file(...records: string[]): string {
  return [
    CODE,
    player(1, '1.5', '   2 w 1', '   2 b ='),
    player(2, '0.5', '   1 b 0', '   1 w ='),
    player(3, '1.0', '   4 b +', '   4 w -'),
    player(4, '1.0', '   3 w -', '   3 b +'),
    player(5, '1.5', '0000 - U', '0000 - U'),
    ...records,
  ].join('\n');
}

/** The same with the points and the columns of a player written otherwise. */
function withGames(id: number, points: string, rounds: readonly string[], text = file()): string {
  const start = `001 ${String(id).padStart(4)} `;
  return text
    .split('\n')
    .map((line) => (line.startsWith(start) ? player(id, points, ...rounds) : line))
    .join('\n');
}

describe('a match of two games in two rounds of the file', () => {
  test('has the sum of both games, and the colour of the first', () => {
    const event = read(file('142 3'));
    expect(event).toMatchObject({ pairedRounds: 1, totalRounds: 3, announcedRounds: 3 });
    expect(entryOf(event.players[0], 1)).toEqual({
      opponent: 2,
      colour: 'white',
      result: '1',
      points: 15,
      games: [
        { colour: 'white', result: '1' },
        { colour: 'black', result: '=' },
      ],
    });
    expect(entryOf(event.players[1], 1)).toMatchObject({ colour: 'black', result: '0', points: 5 });
    expect(problemsOf(file('142 3'), 'warning')).toEqual([]);
  });

  test('counts as played, without a colour, where each forfeits a game', () => {
    const { players } = read(file());
    expect(entryOf(players[2], 1)).toMatchObject({ opponent: 4, colour: null, result: '=', points: 10 });
    expect(players.map(({ rounds }) => scheduledColour(rounds[0]))).toEqual([
      'white',
      'black',
      'black',
      'white',
      null,
    ]);
  });

  test('is forfeited where a player forfeits both games', () => {
    const came = withGames(3, '2.0', ['   4 b +', '   4 w +']);
    const text = withGames(4, '0.0', ['   3 w -', '   3 b -'], came);
    const { tournament } = parseTrf(text);
    expect(entryOf(tournament!.players[2], 1)).toMatchObject({ result: '+', points: 20, colour: 'black' });
    expect(entryOf(tournament!.players[3], 1)).toMatchObject({ result: '-', points: 0 });
  });

  test('the bye is worth a win and a draw, or what the file says', () => {
    const event = read(file());
    expect(pointsOf(event, event.players[4], 1)).toBe(15);
    const stated = read(withGames(5, '2.0', ['0000 - U', '0000 - U'], file('162  P 2.0')));
    expect(stated.points.pairingAllocatedBye).toBe(20);
  });

  test('byes of rounds to come and prohibited pairs speak of matches', () => {
    const event = read(file('142 3', '240 H 002 0003', '260 001 002    1    3'));
    expect(event.players[2].rounds[1]).toMatchObject({ result: 'H' });
    expect(pointsOf(event, event.players[2], 2)).toBe(10);
  });

  test('is pending while a game of it has no result', () => {
    const text = [
      CODE,
      player(1, '0.0', '   2 w', '   2 b'),
      player(2, '0.0', '   1 b', '   1 w'),
      '142 3',
    ].join('\n');
    expect(entryOf(read(text).players[0], 1)).toMatchObject({ opponent: 2, colour: 'white', result: '*' });
  });

  test.each(['trf16', 'trf26'] as const)('is written as it was read (%s)', (format) => {
    const event = read(file('142 3', '240 H 002 0003'));
    const again = read(writeTrf(event, { format }));
    const facts = ({ players, points, twoGames, requestedByes }: typeof event): unknown => ({
      rounds: players.map(({ rounds }) => rounds),
      ...{ points, twoGames, requestedByes },
    });
    expect(facts(again)).toEqual(facts(event));
  });
});

test('a pairing is put into both rounds of a match', () => {
  const text = file('142 3');
  const filled = fillRound(text, 2, (id) => NEXT.get(id) ?? null, true);
  expect(
    read(filled).players.map(({ rounds }) => [rounds[1].opponent, rounds[1].colour, rounds[1].result]),
  ).toEqual([
    [3, 'black', '*'],
    [5, 'white', '*'],
    [1, 'white', '*'],
    [null, null, 'U'],
    [2, 'black', '*'],
  ]);
});

const NEXT = new Map<number, RoundEntry>([
  [1, { opponent: 3, colour: 'black', result: '*' }],
  [2, { opponent: 5, colour: 'white', result: '*' }],
  [3, { opponent: 1, colour: 'white', result: '*' }],
  [4, { opponent: null, colour: null, result: 'U' }],
  [5, { opponent: 2, colour: 'black', result: '*' }],
]);

describe('what is ambiguous is refused', () => {
  test.each([
    ['another opponent', withGames(1, '1.0', ['   2 w 1', '   3 b ='])],
    ['the same colour twice', withGames(1, '1.0', ['   2 w 1', '   2 w ='])],
    ['a bye in one half only', withGames(5, '1.0', ['0000 - U', '0000 - Z'])],
    ['a game in one half only', withGames(1, '1.0', ['   2 w 1'])],
  ])('%s', (_, text) => {
    const found = problemsOf(text, 'error').find(({ code }) => code === 'two-games');
    expect(found).toMatchObject({ column: 92 });
    expect(found?.message).toMatch(/^Round 1 \(columns of the rounds 1 and 2\): player \d/);
  });

  test('an odd number of rounds', () => {
    const text = [CODE, player(1, '1.0', '   2 w 1'), player(2, '0.0', '   1 b 0')].join('\n');
    expect(problemsOf(text, 'error')).toContainEqual(
      expect.objectContaining({ code: 'two-games', column: 92, line: 2 }),
    );
  });

  test('more rounds than twice as many as are announced', () => {
    expect(problemsOf(file('142 1'), 'error')).toEqual([]);
    const longer = withGames(5, '1.0', ['0000 - U', '0000 - U', '0000 - H', '0000 - H']);
    expect(problemsOf(`${longer}\n142 1`, 'error')).toMatchObject([
      { code: 'more-rounds-than-announced', column: 112 },
    ]);
  });

  test('a record 299 about games', () => {
    expect(problemsOf(file('299 W          2.0'), 'error')).toContainEqual(
      expect.objectContaining({ code: 'adjustment' }),
    );
  });
});

test('without the code of record 192 the rounds are rounds', () => {
  const { tournament } = parseTrf(file().replace(CODE, '192 CUSTOM_SWISS').replaceAll('- U', '- H'));
  expect(tournament?.pairedRounds).toBe(2);
  expect(tournament?.twoGames).toBeUndefined();
});
