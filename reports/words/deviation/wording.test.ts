import { describe, expect, test } from 'vitest';
import type { Deviation } from '../../checker/index.js';
import { editions } from '../../engine/index.js';
import { criterionWords } from './criterion-words.js';
import { rulesOf } from '../rule-pages/index.js';
import { explainBriefly } from './short-wording.js';
import { deviation, side } from '../testing/deviations.js';
import { samples } from '../testing/rule-samples.js';
import { explain } from './wording.js';

function words(parts: Partial<Deviation>, edition = 'dutch-2026'): string {
  return explain(deviation(parts), { edition, deviations: [] });
}

const place = { mdpSet: [], mdpScores: [], mdpOpponents: [], down: [], up: [], transposition: [] };

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
    'the following bracket: how many',
    {
      rule: 'C8',
      article: '2.4.3',
      published: side({
        downfloaters: [4],
        parts: [
          { measure: 'count', value: [1, 1], players: [8, 9] },
          { measure: 'score', value: [20, 20], players: [8, 9] },
        ],
      }),
      reference: side({
        downfloaters: [3],
        parts: [
          { measure: 'count', value: [], players: [] },
          { measure: 'score', value: [], players: [] },
        ],
      }),
    },
    'Bracket 2.5: if player 4 floats down, the following bracket leaves 2 players over; if player 3 floats down, none [C8, 2.4.3].',
  ],
  [
    'the following bracket: which scores',
    {
      rule: 'C8',
      article: '2.4.3',
      published: side({
        downfloaters: [4],
        parts: [
          { measure: 'count', value: [1], players: [8] },
          { measure: 'score', value: [25], players: [8] },
        ],
      }),
      reference: side({
        downfloaters: [3],
        parts: [
          { measure: 'count', value: [1], players: [9] },
          { measure: 'score', value: [20], players: [9] },
        ],
      }),
    },
    'Bracket 2.5: if player 4 floats down, the best that the following bracket can do for the scores of the players it leaves over is 2.5; if player 3 floats down, 2 [C8, 2.4.3].',
  ],
  [
    'the following bracket cannot be paired',
    {
      rule: 'C8',
      article: '2.4.3',
      published: side({
        downfloaters: [4],
        parts: [
          { measure: 'count', value: null, players: [4] },
          { measure: 'score', value: null, players: [4] },
        ],
      }),
      reference: side({ downfloaters: [3], parts: [{ measure: 'count', value: [], players: [] }] }),
    },
    'Bracket 2.5: if player 4 floats down, the following bracket cannot be paired; it can if player 3 floats down [C8, 2.4.3].',
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
    'the score of the bye',
    {
      kind: 'bye',
      rule: 'C5',
      article: '2.3.1',
      bye: { player: 7, score: 30 },
      published: side({ parts: [{ measure: 'score', value: [30], players: [7] }] }),
      reference: side({ parts: [{ measure: 'score', value: [20], players: [9] }] }),
    },
    'Bracket 2.5: the pairing-allocated bye goes to player 7, with 3 points; a player with 2 points can receive it [C5, 2.3.1].',
  ],
  [
    'the score of the bye: the file gives it to somebody higher than it has to',
    {
      kind: 'bye',
      rule: 'C5',
      article: '2.3.1',
      bye: { player: 4, score: 35 },
      published: side({ parts: [{ measure: 'score', value: [30], players: [7, 8] }], downfloaters: [7, 8] }),
      reference: side({ parts: [{ measure: 'score', value: [20], players: [9] }] }),
    },
    'Bracket 2.5: if players 7 and 8 float down, nobody with less than 3 points can receive the pairing-allocated bye any more (the file gives it to player 4, with 3.5 points); a player with 2 points can receive it [C5, 2.3.1].',
  ],
  [
    'the score of the bye: the file gives it to somebody who cannot have it',
    {
      kind: 'bye',
      rule: 'C5',
      article: '2.3.1',
      bye: { player: 4, score: 5 },
      published: side({ parts: [{ measure: 'score', value: [30], players: [7, 8] }], downfloaters: [7, 8] }),
      reference: side({ parts: [{ measure: 'score', value: [20], players: [9] }] }),
    },
    'Bracket 2.5: if players 7 and 8 float down, nobody with less than 3 points can receive the pairing-allocated bye any more (the file gives it to player 4, with 0.5 points, which breaks another rule); a player with 2 points can receive it [C5, 2.3.1].',
  ],
  [
    'the floater who would get the bye, and does not',
    {
      kind: 'bye',
      rule: 'C9',
      article: '2.4.4',
      bye: { player: 4, score: 20 },
      published: side({ parts: [{ measure: 'rounds', value: [2], players: [7] }], downfloaters: [7] }),
      reference: side({ parts: [{ measure: 'rounds', value: [1], players: [9] }], downfloaters: [9] }),
    },
    'Bracket 2.5: if player 7 floats down, nobody else can receive the pairing-allocated bye, and that player has 2 unplayed rounds (the file gives it to player 4, with 2 points); player 9 has 1 unplayed round [C9, 2.4.4].',
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
    'the last bracket would leave over somebody who may not have the bye (2017)',
    {
      rule: 'C7',
      article: 'C.7',
      leavesUnpairable: true,
      published: side({
        parts: [
          { measure: 'count', value: [1], players: [7], barred: [7] },
          { measure: 'difference', value: [10], players: [7] },
        ],
        downfloaters: [6],
      }),
      reference: side({
        parts: [
          { measure: 'count', value: [1], players: [8] },
          { measure: 'difference', value: [10], players: [8] },
        ],
        downfloaters: [2],
      }),
    },
    'Bracket 2.5: if player 6 floats down, the following bracket leaves 1 player over, who may not receive the bye; if player 2 floats down, 1 who may [C7, C.7]; with these downfloaters the players who are left cannot all be paired any more.',
  ],
  [
    'nobody left for the bye',
    {
      kind: 'bye',
      rule: 'C5',
      article: '2.3.1',
      published: side({ parts: [{ measure: 'score', value: null, players: [7] }] }),
      reference: side({ parts: [{ measure: 'score', value: [20], players: [9] }] }),
    },
    'Bracket 2.5: nobody who is left can receive the pairing-allocated bye; a player with 2 points can receive it [C5, 2.3.1].',
  ],
  [
    'unplayed rounds of who gets the bye',
    {
      kind: 'bye',
      rule: 'C9',
      article: '2.4.4',
      published: side({ parts: [{ measure: 'rounds', value: [2], players: [7] }] }),
      reference: side({ parts: [{ measure: 'rounds', value: [1], players: [9] }] }),
    },
    'Bracket 2.5: the pairing-allocated bye goes to player 7, who has 2 unplayed rounds; player 9 has 1 unplayed round [C9, 2.4.4].',
  ],
  [
    'a set of moved-down players',
    order('mdp-set', { mdpSet: [1, 3] }, { mdpSet: [1, 2] }, '4.4'),
    'Bracket 2.5: all criteria are equal, but the rules come to another pairing first: the moved-down players paired in the bracket are BSN 1, 3; the set BSN 1, 2 comes earlier [4.4].',
  ],
  [
    'opponents of moved-down players',
    order('mdp-transposition', { mdpOpponents: [5, 4] }, { mdpOpponents: [4, 5] }, '4.2'),
    'Bracket 2.5: all criteria are equal, but the rules come to another pairing first: the moved-down players meet BSN 5, 4; the transposition BSN 4, 5 comes earlier [4.2].',
  ],
  [
    'an exchange',
    order('resident-exchange', { down: [3], up: [4] }, {}, '4.3'),
    'Bracket 2.5: all criteria are equal, but the rules come to another pairing first: this one needs the exchange of BSN 3 for 4; the candidate without an exchange comes earlier [4.3].',
  ],
  [
    'a transposition',
    order('transposition', { transposition: [5, 4, 6] }, { transposition: [4, 6, 5] }, '4.2'),
    'Bracket 2.5: all criteria are equal, but the rules come to another pairing first: the players of S1 meet BSN 5, 4, 6; the transposition BSN 4, 6, 5 comes earlier [4.2].',
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

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  const ownSentence = edition.criteria.filter(
    (criterion) => criterion.kind === 'quality' && criterion.measure !== 'rounds',
  );
  test.each(ownSentence.map((criterion) => criterion.id))('%s has words', (rule) => {
    expect(criterionWords(id, rule)).not.toBeNull();
  });

  const rules = [...rulesOf(edition), { ...edition.orderRules.boards, kind: 'board-order' } as const];
  test.each(rules.map((rule) => [rule.id, rule] as const))('%s has both forms', (_id, rule) => {
    for (const found of samples(rule, edition)) {
      const context = { edition: id, deviations: [found] };
      const [long, short] = [explain(found, context), explainBriefly(found, context)];
      for (const text of [long, short]) {
        expect(text).toContain(rule.article);
        expect(text).not.toMatch(/undefined|null|NaN| {2}|\(\)|: ,/);
        // A rule without words of its own would be told by its title.
        expect(text).not.toContain(`: ${rule.title}`);
      }
      expect(long).toContain('Bracket 12.5: ');
      expect(short).toMatch(/ \(bracket 12\.5\)$/);
      const name = rule.id === rule.article ? rule.id : `${rule.id} (${rule.article})`;
      expect(short.startsWith(`${name}: `), short).toBe(true);
      expect(short.length, short).toBeLessThanOrEqual(100);
    }
  });
});

function order(
  step: 'mdp-set' | 'mdp-transposition' | 'resident-exchange' | 'transposition',
  theirs: Partial<typeof place> | Record<string, number[]>,
  ours: Partial<typeof place> | Record<string, number[]>,
  article: string,
): Partial<Deviation> {
  return {
    kind: 'order',
    rule: step,
    article,
    published: side({ step, place: { ...place, ...theirs } }),
    reference: side({ step, place: { ...place, ...ours } }),
  };
}
