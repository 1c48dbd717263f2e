import { expect, test } from 'vitest';
import type { Deviation } from '../../../checker/index.js';
import { deviation, side } from '../../testing/deviations.js';
import { explain } from './wording.js';

function words(parts: Partial<Deviation>, edition = 'dutch-2026'): string {
  return explain(deviation(parts), { edition, deviations: [] });
}

test.each<[string, Partial<Deviation>, string]>([
  [
    'a count over pairs',
    {},
    'Bracket 2.5: 2 players do not get their colour preference (one of each pair 5-12, 8-19); the rules allow none [C12, 2.4.7].',
  ],
  [
    'one pair',
    {
      published: side({ parts: [{ measure: 'count', value: [1], players: [5, 12] }] }),
    },
    'Bracket 2.5: 1 player does not get their colour preference (one of 5-12); the rules allow none [C12, 2.4.7].',
  ],
  [
    'downfloaters',
    {
      rule: 'C6',
      article: '2.4.1',
      bracket: 20,
      published: side({
        parts: [{ measure: 'count', value: [1, 1], players: [5, 12] }],
        downfloaters: [5, 12],
      }),
    },
    'Bracket 2: 2 players float down (5, 12); the rules allow none [C6, 2.4.1].',
  ],
  [
    'the lower player of a pair',
    {
      rule: 'C15',
      article: '2.4.10',
      published: side({ parts: [{ measure: 'count', value: [1], players: [5, 12] }] }),
    },
    'Bracket 2.5: 1 opponent of a moved-down player who floated up in the previous round does so again (12); the rules allow none [C15, 2.4.10].',
  ],
  [
    'a list of differences, one of an unpaired player',
    {
      rule: 'C18',
      article: '2.4.13',
      published: side({
        parts: [
          { measure: 'difference', value: [10], players: [5, 9, 3], unpaired: [{ player: 3, cameDown: 15 }] },
        ],
        downfloaters: [3],
      }),
      reference: side({ parts: [{ measure: 'difference', value: [15, 10], players: [3, 9, 5, 4] }] }),
    },
    'Bracket 2.5: the score differences of moved-down players who floated down in the previous round are larger than any (player 3 unpaired, from 1.5 above), 1 (5); the rules allow 1.5, 1 (3, 5) [C18, 2.4.13].',
  ],
  [
    'scores of downfloaters',
    {
      rule: 'C7',
      article: '2.4.2',
      published: side({ parts: [{ measure: 'score', value: [30], players: [3] }] }),
      reference: side({ parts: [{ measure: 'score', value: [25], players: [9] }] }),
    },
    'Bracket 2.5: the score of the downfloater is 3; the rules allow 2.5 [C7, 2.4.2].',
  ],
  [
    'a rematch',
    { kind: 'absolute', rule: 'C1', article: '2.1.1', players: [5, 12, 8, 19] },
    'Bracket 2.5: players 5 and 12 have met before; players 8 and 19 have met before [C1, 2.1.1].',
  ],
  [
    'a second bye',
    { kind: 'absolute', rule: 'C2', article: '2.1.2', players: [7] },
    'Bracket 2.5: player 7 may not receive the pairing-allocated bye, having had one or a win without playing before [C2, 2.1.2].',
  ],
  [
    'equal absolute colours',
    { kind: 'absolute', rule: 'C3', article: '2.1.3', players: [5, 12] },
    'Bracket 2.5: players 5 and 12 must both have the same colour and are not topscorers [C3, 2.1.3].',
  ],
  [
    'a prohibited pair',
    { kind: 'absolute', rule: 'prohibited-pair', article: 'TRF26 260', players: [5, 12] },
    'Bracket 2.5: players 5 and 12 may not be paired by order of the organiser [TRF26 260].',
  ],
  [
    'completion',
    { kind: 'completion', rule: 'C4', article: '2.2.1', published: side({ downfloaters: [5, 12] }) },
    'Bracket 2.5: if players 5 and 12 float down, the players who are left cannot all be paired any more [C4, 2.2.1].',
  ],
  [
    'several absolute rules, and nothing to hold against them',
    {
      kind: 'absolute',
      rule: 'C1',
      article: '2.1.1',
      title: 'two players shall not meet more than once',
      players: [5, 12],
      violations: [
        { rule: 'C2', article: '2.1.2', title: 'no second bye', players: [7] },
        { rule: 'prohibited-pair', article: 'TRF26 260', title: 'ruled out', players: [8, 19] },
      ],
      reference: null,
    },
    'Bracket 2.5: players 5 and 12 have met before [C1, 2.1.1]; besides, player 7 may not receive the pairing-allocated bye, having had one or a win without playing before [C2, 2.1.2]; besides, players 8 and 19 may not be paired by order of the organiser [TRF26 260]; by the rules no pairing of the bracket lets the round be completed with the players who are in it.',
  ],
  [
    'two wrong colours by different rules',
    {
      kind: 'colour',
      rule: '5.2.1',
      article: '5.2.1',
      title: 'grant both colour preferences',
      players: [5, 12],
      violations: [
        {
          rule: '5.2.4',
          article: '5.2.4',
          title: 'grant the preference of the higher ranked',
          players: [8, 19],
        },
      ],
      reference: side({ white: [12, 8] }),
    },
    'Bracket 2.5: player 12 should have White against 5 (grant both colour preferences) [5.2.1]; besides, player 8 should have White against 19 (grant the preference of the higher ranked) [5.2.4].',
  ],
  [
    'colours',
    {
      kind: 'colour',
      rule: '5.2.2',
      article: '5.2.2',
      title: 'grant the stronger colour preference',
      players: [5, 12],
      reference: side({ white: [12] }),
    },
    'Bracket 2.5: player 12 should have White against 5 (grant the stronger colour preference) [5.2.2].',
  ],
  [
    'the order of the boards',
    { kind: 'board-order', rule: 'board-order', article: 'C.04.2 3.6' },
    'Bracket 2.5: the pairs are right, but the boards are published in another order [C.04.2 3.6].',
  ],
  [
    'a collapsed bracket',
    { bracketKind: 'collapsed-last', kind: 'absolute', rule: 'C1', article: 'C.1', players: [5, 12] },
    'Bracket 2.5 (collapsed last bracket): players 5 and 12 have met before [C1, C.1].',
  ],
])('%s', (_what, parts, expected) => {
  expect(words(parts)).toBe(expected);
});

test('a defect of the program asks for a report', () => {
  const text = words({ kind: 'reference' });
  expect(text).toContain('players who do not get their colour preference: 2 against 0');
  expect(text).toContain('please report it');
});

test('a consequence names its cause', () => {
  const cause = deviation();
  const text = explain(deviation({ bracket: 20, consequenceOf: 0 }), {
    edition: 'dutch-2026',
    deviations: [cause],
  });
  expect(text).toBe(
    'Bracket 2: right for the players in it, but who is in it follows from the deviation in bracket 2.5 [C12, 2.4.7].',
  );
});

test('what bars from the bye depends on the edition', () => {
  const barred = deviation({
    kind: 'absolute',
    rule: 'B.1.b',
    article: 'B.1.b',
    players: [7],
    reference: null,
  });
  expect(explain(barred, { edition: 'dutch-2012', deviations: [barred] })).toContain(
    'player 7 may not receive the pairing-allocated bye, having had a point or half a point without playing before [B.1.b]',
  );
});

test('the names of the criteria depend on the edition', () => {
  expect(words({ rule: 'C12', article: 'C.12' }, 'dutch-2017')).toContain(
    '2 players who floated down in the previous round do so again (5, 8)',
  );
});

test('a criterion without words falls back on its title', () => {
  expect(words({ rule: 'C99', article: '9.9' })).toContain(
    'players who do not get their colour preference: 2 (5, 12, 8, 19)',
  );
});

test('long lists are cut around the first difference', () => {
  const ones = new Array<number>(30).fill(10);
  const text = words(
    {
      rule: 'C6',
      article: 'C.6',
      published: side({ parts: [{ measure: 'difference', value: [...ones, 10], players: [] }] }),
      reference: side({ parts: [{ measure: 'difference', value: [...ones, 5], players: [] }] }),
    },
    'dutch-2017',
  );
  expect(text).toContain('are (30 the same), 1; the rules allow (30 the same), 0.5');
});
