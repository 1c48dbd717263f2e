import { expect, test } from 'vitest';
import type { Deviation, Side, SidePart } from '../../../checker/index.js';
import { editionById } from '../../../engine/index.js';
import { deviation, side } from '../../testing/deviations.js';
import { explainBriefly } from './short-wording.js';
import { explain } from './wording.js';

type Value = Pick<SidePart, 'measure' | 'value' | 'players'>;

const of = (
  measure: SidePart['measure'],
  value: readonly number[],
  ...players: readonly number[]
): Value => ({
  measure,
  value,
  players,
});

/* What is said of a criterion by somebody who has never seen how it is computed. */
test.each<[edition: string, rule: string, Value, Value, long: string, short: string]>([
  [
    'dutch-2017',
    'C6',
    of('difference', [30, 20, 0, 0], 1, 2),
    of('difference', [30, 10, 10, 0], 1, 2),
    'the pairing score differences are 3, 2; the rules allow 3, 1, …',
    'pairing score difference 2, 1 is possible',
  ],
  [
    'dutch-2017',
    'C6',
    of('difference', [10, 0, 0], 1, 2),
    of('difference', [0, 0, 0], 1, 2),
    'the pairing score difference is 1; the rules allow none',
    'pairing score difference 1, 0 is possible',
  ],
  [
    'lim-2026',
    '1.group',
    of('score', [30], 4),
    of('score', [25], 3),
    'the bye was given to player 4, with 3 points; it goes to the lowest scoregroup with somebody who can have it, to player 3, with 2.5 points',
    'the bye was given to player 4, with 3 points, 2.5 is possible',
  ],
  [
    'lim-2026',
    '1',
    of('numbers', [1], 1),
    of('numbers', [4], 4),
    'the bye was given to player 1; it goes to the lowest ranked of the scoregroup who can have it, player 4',
    'the bye was given to player 1, player 4 is ranked lower',
  ],
  [
    'lim-2026',
    '3.8',
    of('numbers', [4], 5, 12),
    of('numbers', [2], 5, 9),
    'floater 5 meets player 12; the first opponent by the rules is player 9',
    'floater 5 meets player 12, player 9 comes first',
  ],
  [
    'lim-2026',
    '3.8',
    of('numbers', [], 6),
    of('numbers', [1], 6, 1),
    'floater 6 is not paired; the first opponent by the rules is player 1',
    'floater 6 is not paired, player 1 comes first',
  ],
  [
    'lim-1999',
    '3.4',
    of('numbers', []),
    of('numbers', [8], 8),
    'nobody floats in the place of player 8, who floats by the rules to make the number of the scoregroup even',
    'player 8 does not float',
  ],
  [
    'lim-1999',
    '4.4',
    of('numbers', [4], 4),
    of('numbers', [11], 11),
    'player 4 floats for want of opponents; by the rules player 11 does',
    'player 4 floats, not player 11',
  ],
  [
    'lim-2026',
    '3.9.2',
    of('numbers', [2], 11),
    of('numbers', [4], 12),
    'player 11 floats, a floater of type b of 3.9; by the rules one of type d does, player 12',
    'floater player 11 of type b, type d is possible',
  ],
  [
    'lim-2026',
    '3.10.2',
    of('numbers', [0]),
    of('numbers', [1]),
    'the scoregroup has no pairing; 1 pairing can be made',
    'no pairing, 1 is possible',
  ],
  [
    'lim-2026',
    '2.6',
    of('numbers', [2], 1, 2),
    of('numbers', [0]),
    'the scoregroup keeps 2 pairings; by the rules pairings are cracked for the median scoregroup until none is left',
    '2 pairings kept, 0 by the rules',
  ],
  [
    'lim-2026',
    '6',
    of('numbers', [1], 3, 7),
    of('numbers', [0]),
    '1 pair breaks the limits of colours (3-7); the rules allow none, for the scoregroup gains no pairing by it',
    '1 pair beyond the limits of colours, 0 by the rules',
  ],
  [
    'lim-2026',
    '6',
    of('numbers', [0]),
    of('numbers', [1], 3, 7),
    'the scoregroup gains a pairing if 1 pair breaks the limits of colours; no pair does',
    'no pair beyond the limits of colours, 1 by the rules',
  ],
  [
    'double-swiss-2026',
    '3.5.4',
    of('numbers', [7], 3, 7),
    of('numbers', [4], 3, 4),
    'player 7 is brought up; all criteria are equal, and player 4 comes first',
    'equally good, but 4 brought up comes before 7',
  ],
  [
    'team-swiss-2026',
    '3.5.4',
    of('numbers', [4, 10], 3, 4, 5, 10),
    of('numbers', [4, 6], 3, 4, 5, 6),
    'teams 4 and 10 are brought up; all criteria are equal, and teams 4 and 6 come first',
    'equally good, but 4 and 6 brought up comes before 4 and 10',
  ],
  [
    'double-swiss-2026',
    'C6',
    of('count', [1, 1], 3, 5),
    of('count', [], 3, 7),
    'with those brought up here the following scoregroup needs 2 upfloaters; with those by the rules no upfloater',
    'the next scoregroup needs 2 upfloaters, 0 is possible',
  ],
  [
    'double-swiss-2026',
    'C7',
    of('count', [1], 3, 7),
    of('count', []),
    '1 player is brought up who was a floater in the previous round (7); the rules allow none',
    '1 floater of the previous round brought up, 0 is possible',
  ],
  [
    // Those counted are named one by one, not as pairs.
    'dutch-1992',
    'B6-up',
    of('count', [1], 7),
    of('count', []),
    '1 opponent of a moved-down player who floated up two rounds before does so again (7); the rules allow none',
    '1 MDP opponent floats up as two rounds ago, 0 is possible',
  ],
])('%s %s', (edition, rule, theirs, ours, long, short) => {
  const sideOf = (part: Value): Side => side({ parts: [part] });
  const found: Deviation = deviation({
    rule,
    article: editionById(edition)?.rules.find(({ id }) => id === rule)?.article ?? '',
    published: sideOf(theirs),
    reference: sideOf(ours),
  });
  const context = { edition, deviations: [found] };
  expect(explain(found, context)).toContain(`Bracket 2.5: ${long} [`);
  expect(explainBriefly(found, context)).toContain(`: ${short} (bracket 2.5)`);
});

test('who would receive the bye is called as others are', () => {
  const found = deviation({
    kind: 'completion',
    rule: 'C3',
    article: '2.2.1',
    bracketKind: 'bye',
    published: side({ downfloaters: [2] }),
  });
  const words = explain(found, { edition: 'team-swiss-2026', deviations: [found] });
  expect(words).toContain('if team 2 receives the bye, the teams who are left');
});

test('the bye goes to who has played most, and that is said', () => {
  const found = deviation({
    kind: 'bye',
    rule: '3.4.3',
    article: '3.4.3',
    bracketKind: 'bye',
    published: side({ parts: [of('games', [3], 11)] }),
    reference: side({ parts: [of('games', [4], 4)] }),
  });
  expect(explain(found, { edition: 'double-swiss-2026', deviations: [found] })).toContain(
    'was given to player 11, who has played 3 matches; it goes to who has played most, player 4 with 4 matches',
  );
});

test('one player is no players', () => {
  const place = { mdpSet: [], mdpOpponents: [], down: [], up: [] };
  const sideOf = (transposition: readonly number[]): Side =>
    side({
      step: 'transposition',
      place: { ...place, transposition },
      numbered: { bracket: [4, 5, 7], remainder: null },
    });
  const found = deviation({
    kind: 'order',
    rule: 'transposition',
    article: 'D.1',
    published: sideOf([3]),
    reference: sideOf([2]),
  });
  expect(explain(found, { edition: 'dutch-2017', deviations: [found] })).toContain(
    'the player of S1 meets BSN 3 (player 7); the transposition BSN 2 (player 5) comes earlier',
  );
});
