import { describe, expect, test } from 'vitest';
import { floatDown, idList, pairs, players } from './numbers.js';
import { PLAYERS, TEAMS } from './participants.js';
import { markedPlayers, peopleIn, peopleOf, person, withNames } from './person.js';

const [P, I, T, N] = [5, 12, 8, 7].map(person);

const PEOPLE = peopleOf([
  { id: 5, name: 'Example,Patricia' },
  { id: 12, name: '  Example,  Ivan ' },
  { id: 8, name: 'Li Test' },
  { id: 7, name: ' ' },
]);

describe('a marked number', () => {
  test.each([
    ['nothing is marked in this: player 5', 'nothing is marked in this: player 5'],
    [`player ${P} floats down`, 'Patricia Example (5) floats down'],
    [`Player ${I} has rank 2`, 'Ivan Example (12) has rank 2'],
    [`the player ${P} meets ${T}`, 'Patricia Example (5) meets Li Test (8)'],
    [`players ${P} and ${I} have met`, 'Patricia Example (5) and Ivan Example (12) have met'],
    [`The players ${P}, ${I}, ${T} lost`, 'Patricia Example (5), Ivan Example (12), Li Test (8) lost'],
    [`player ${P} before player ${T}`, 'Patricia Example (5) before Li Test (8)'],
    [`if teams ${P} and ${T} float`, 'if Patricia Example (5) and Li Test (8) float'],
    [`the moved-down player ${P}`, 'the moved-down player Patricia Example (5)'],
    [`moved-down players ${P}, ${I}`, 'moved-down players Patricia Example (5), Ivan Example (12)'],
    [`floater ${P} meets ${T}`, 'floater Patricia Example (5) meets Li Test (8)'],
    [`with number ${P} at place 3`, 'with Patricia Example (5) at place 3'],
    [
      `a game (${P}-${I}, ${T}-${P})`,
      'a game (Patricia Example (5) – Ivan Example (12), Li Test (8) – Patricia Example (5))',
    ],
    [
      `all have met: ${P} = ${I}, ${T}`,
      'all have met: Patricia Example (5) = Ivan Example (12), Li Test (8)',
    ],
  ])('%j', (text, words) => {
    expect(withNames(text, PEOPLE)).toBe(words);
  });

  test.each([
    [`player ${N} floats down`, 'player 7 floats down'],
    [`The players ${N}, ${person(99)}`, 'The players 7, 99'],
    [`players ${P} and ${N} have met`, 'Patricia Example (5) and player 7 have met'],
    [`Players ${N} and ${P} have met`, 'Player 7 and Patricia Example (5) have met'],
    [`the teams ${N}, ${T}`, 'team 7, Li Test (8)'],
    [`${N}-${P}`, '7 – Patricia Example (5)'],
    [`${N}-${N}`, '7-7'],
    [`${N} prefers White`, '7 prefers White'],
  ])('without a name for it: %j', (text, words) => {
    expect(withNames(text, PEOPLE)).toBe(words);
  });

  test.each([
    [`player ${P}`, 'player 5'],
    [`the players ${P}, ${I}: ${P}-${I}`, 'the players 5, 12: 5-12'],
    [floatDown([5, 12], PLAYERS), 'players 5 and 12 float down'],
    [floatDown([5], TEAMS), 'team 5 floats down'],
    [players([5, 12], ' or '), '5 or 12'],
    [pairs([[5, 12]]), '5-12'],
    [idList([5, 12]), '5, 12'],
  ])('for other programs: %j', (text, words) => {
    expect(withNames(text, null)).toBe(words);
    expect(withNames(text, undefined)).toBe(words);
  });
});

test.each([
  ['Example, Ivan', 'Ivan Example (1)'],
  ['Example,Ivan', 'Ivan Example (1)'],
  ['  Example ,  Ivan   M. ', 'Ivan M. Example (1)'],
  ['Example', 'Example (1)'],
  ['Example,', 'Example (1)'],
  ['Example, Ivan, Jr', 'Example, Ivan, Jr (1)'],
  ['de Test, Zoë', 'Zoë de Test (1)'],
  ['$1, $&', '$& $1 (1)'],
  [`Nest, ${person(1)}`, `${person(1)} Nest (1)`],
])('the name %j', (name, words) => {
  expect(withNames(`see ${person(1)}`, new Map([[1, { name }]]))).toBe(`see ${words}`);
});

test('a sentence begins with a capital, whatever the name begins with', () => {
  const people = new Map([[1, { name: 'de Test, eve' }]]);
  expect(withNames(`Player ${person(1)} won.`, people)).toBe('Eve de Test (1) won.');
  expect(withNames(`player ${person(1)} won.`, people)).toBe('eve de Test (1) won.');
});

test('names of teams stay as they are', () => {
  const teams = peopleOf([{ id: 1, name: 'Chess Club, Berlin' }], true);
  expect(withNames(`team ${person(1)} won`, teams)).toBe('Chess Club, Berlin (1) won');
});

test('a report may have no names', () => {
  expect(peopleIn({})).toBeNull();
  const people = peopleIn({ people: new Map([[5, { name: 'X' }]]), isOfTeams: true });
  expect(people?.get(5)).toEqual({ name: 'X' });
  expect(people?.isOfTeams).toBe(true);
});

test.each([
  ['Player 5 has 3 points in the file', 'Patricia Example (5) has 3 points in the file'],
  ['the results of players 5 and 12 fit', 'the results of Patricia Example (5) and Ivan Example (12) fit'],
  [
    'player 5 has the opponent 12, but player 12 has none',
    'Patricia Example (5) has the opponent 12, but Ivan Example (12) has none',
  ],
  ['there is no player 99', 'there is no player 99'],
  ['20 players', '20 players'],
])('a sentence of the reader of files: %j', (text, words) => {
  expect(withNames(markedPlayers(text), PEOPLE)).toBe(words);
  expect(withNames(markedPlayers(text), null)).toBe(text);
});
