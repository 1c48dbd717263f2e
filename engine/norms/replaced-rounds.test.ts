import { describe, expect, test } from 'vitest';
import { titleOf } from './index.js';
import { federationMix } from './mix.js';
import { withBye, withOpponent, withoutRound } from './evaluate.js';
import { candidateWith, games, opponents } from './testing/made-up.js';
import { twoCampsOf } from './two-camps.js';

const CANDIDATE = candidateWith(opponents(2, {}), 1, {
  excluded: [{ round: 3, opponent: 9, article: '1.4.2c' }],
  freeRounds: [3],
  lastForfeit: games(opponents(3, {}), 0)[2],
});

describe('a round replaced', () => {
  const rounds = (one: typeof CANDIDATE): unknown => [
    one.games.map(({ round, opponent }) => `${round}: ${opponent.id}`),
    one.excluded.map(({ round, article }) => `${round}: ${article}`),
    one.freeRounds,
    one.lastForfeit?.round ?? null,
  ];
  const [, , third] = opponents(3, {});
  const stateless = { ...third, federation: 'NON' };

  test.each([
    ['nothing', CANDIDATE, [['1: 2', '2: 3'], ['3: 1.4.2c'], [3], 3]],
    ['left out: a game', withoutRound(CANDIDATE, 1), [['2: 3'], ['3: 1.4.2c'], [3], 3]],
    ['left out: a forfeit', withoutRound(CANDIDATE, 3), [['1: 2', '2: 3'], [], [], null]],
    ['by the bye', withBye(CANDIDATE, 1), [['2: 3'], ['3: 1.4.2c'], [3, 1], 3]],
    ['by the bye: a forfeit', withBye(CANDIDATE, 3), [['1: 2', '2: 3'], [], [3], null]],
    [
      'by an opponent',
      withOpponent(CANDIDATE, 1, third, 2, new Set()),
      [['1: 4', '2: 3'], ['3: 1.4.2c'], [3], 3],
    ],
    [
      'by an opponent: a forfeit',
      withOpponent(CANDIDATE, 3, third, 0, new Set()),
      [['1: 2', '2: 3', '3: 4'], [], [], null],
    ],
    [
      'by one of no federation',
      withOpponent(CANDIDATE, 1, stateless, 2, new Set()),
      [['2: 3'], ['3: 1.4.2c', '1: 1.4.2a'], [3], 3],
    ],
    [
      'by an unrated one who lost all games, this one too',
      withOpponent(CANDIDATE, 1, third, 2, new Set([third.id])),
      [['2: 3'], ['3: 1.4.2c', '1: 1.4.2b'], [3], 3],
    ],
    [
      'by an unrated one who lost all games but this one',
      withOpponent(CANDIDATE, 1, third, 1, new Set([third.id])),
      [['1: 4', '2: 3'], ['3: 1.4.2c'], [3], 3],
    ],
    [
      'by an unrated one who lost all games, for an unrated candidate',
      withOpponent(
        { ...CANDIDATE, player: { ...CANDIDATE.player, rating: 0 } },
        1,
        third,
        1,
        new Set([third.id]),
      ),
      [['2: 3'], ['3: 1.4.2c', '1: 1.4.2b'], [3], 3],
    ],
  ])('%s', (_, found, expected) => {
    expect(rounds(found)).toEqual(expected);
  });
});

test.each([
  ['GM', 'GM'],
  ['IM', 'IM'],
  ['FM', 'FM'],
  ['CM', 'CM'],
  ['WGM', 'WGM'],
  ['WIM', 'WIM'],
  ['WFM', 'WFM'],
  ['WCM', 'WCM'],
  ['g', 'GM'],
  ['m', 'IM'],
  ['f', 'FM'],
  ['c', 'CM'],
  ['wg', 'WGM'],
  ['wm', 'WIM'],
  ['wf', 'WFM'],
  ['wc', 'WCM'],
  ['NM', ''],
  ['', ''],
])('the title "%s" is %s', (text, title) => {
  expect(titleOf(` ${text} `)).toBe(title);
});

/** Of nine opponents with these federations: the foreign ones, those of the own, the most of one. */
test.each([
  [['GER', 'POL', 'IND'], 'NOR', [3, 0, 3]],
  [['GER', 'NOR', 'NOR'], 'NOR', [1, 6, 6]],
  [['NOR', 'NOR', 'NOR'], 'NOR', [0, 9, 9]],
  [['GER', null, 'GER'], 'NOR', [4, 0, 6]],
  [[null, null, null], 'NOR', [9, 0, 1]],
  [['FID', 'FID', 'GER'], 'NOR', [1, 0, 3]],
  [['FID', 'FID', 'FID'], 'FID', [0, 0, 0]],
  [['GER', 'GER', 'POL'], null, [2, 0, 6]],
])('federations %j of a player from %s', (federations, own, expected) => {
  const list = opponents(9, {}).map((one, index) => ({ ...one, federation: federations[index % 3] }));
  expect(federationMix(games(list, 0), own).map(({ value }) => value)).toEqual(expected);
});

describe('two camps', () => {
  /** Every one of the first so many met every other one, but for so many of the first. */
  const camps = (size: number, missing = 0, extra: readonly [number, number][] = []) => {
    const met: [number, number][] = [];
    for (let own = 1; own <= size; own++)
      for (let other = size + 1; other <= 2 * size; other++) met.push([own, other]);
    const all = [...met.slice(missing), ...extra];
    return Array.from({ length: 2 * size }, (_, index) => ({
      id: index + 1,
      rounds: all
        .filter((pair) => pair.includes(index + 1))
        .map(([a, b]) => ({ opponent: a === index + 1 ? b : a, colour: null, result: '=' as const })),
    }));
  };
  const found = [
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
  ];

  test.each([
    ['everybody met the others', camps(5), 7, found],
    ['a tenth of the games is missing', camps(5, 2), 7, found],
    ['more are missing', camps(5, 3), 7, null],
    ['two of a camp met', camps(5, 0, [[1, 2]]), 7, null],
    ['six rounds', camps(5), 6, null],
    [
      'three members',
      camps(3),
      7,
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    ['two members', camps(2), 7, null],
    ['nobody', [], 7, null],
  ])('%s', (_, players, rounds, expected) => {
    expect(twoCampsOf(players, rounds)).toEqual(expected);
  });
});
