import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Answer, Question } from '../../checker/index.js';
import { ruleNamed } from '../../engine/index.js';
import type { Rule } from '../../engine/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { whyNotWords, whyPairedWords } from './answers.js';
import { partWords } from './bracket.js';
import { explainText } from './text.js';
import { deviation } from '../testing/deviations.js';
import { withNames } from '../words/person.js';
import { explanation } from '../testing/explanations.js';

const example = readFileSync(
  new URL('../../corpus/examples/dutch-2026-absences.trf', import.meta.url),
  'utf8',
);

const story = explainText(explanation(example), 'a.trf');

test('the head of a story', () => {
  expect(story.split('\n').slice(0, 4)).toEqual([
    'a.trf:  AutoTest Tournament 1721345416',
    '  round 6 (the last), 18 players, rules dutch-2026 (record 092: FIDE_DUTCH_2025)',
    '  The published round is paired like this.',
    '  The file does not announce the number of rounds, so this round is taken for the last one (--total-rounds changes that).',
  ]);
});

test('a bracket', () => {
  const brackets = story.trimEnd().split('\n\n').slice(1);
  expect(brackets).toHaveLength(8);
  expect(brackets[6]).toBe(`Bracket 1.5: 4 residents
  S1          7
  S2          13, 14, 17
  accepted    transposition [4.2] 7-17
  pairs       17 - 7  grant both colour preferences [5.2.1]; Test0017 Player0017 (17) prefers White (mild), Test0007 Player0007 (7) prefers Black (mild)
  floats      Test0013 Player0013 (13) and Test0014 Player0014 (14) float down, because the players below could not all be paired otherwise. Not Test0017 Player0017 (17), the lowest ranked: at the best, with that, 1 resident player who floated down in the previous round does so again (Test0017 Player0017 (17)); the rules allow none [C14, 2.4.9].
  criteria    number of downfloaters [C6, 2.4.1]: 2 (13, 14)
              scores of the downfloaters [C7, 2.4.2]: 1.5 (2 times)
              nothing counts on C8, C9, C10, C11, C12, C13, C14, C15, C16, C17, C18, C19, C20, C21`);
});

const answerOf = (...questions: Question[]): string =>
  explainText(explanation(example, { questions }), 'a.trf').split('\n').slice(5).join('\n');

test('why are these two paired?', () => {
  expect(answerOf({ kind: 'pair', players: [17, 7] }))
    .toBe(`Why Test0017 Player0017 (17) against Test0007 Player0007 (7)?
  In bracket 1.5 Test0007 Player0007 (7) is number 1 of S1, Test0017 Player0017 (17) is number 3 of S2.
  Opposite Test0007 Player0007 (7) in the first order stands Test0013 Player0013 (13). Test0007 Player0007 (7) and Test0013 Player0013 (13) could meet in bracket 1.5. What speaks against the best pairing of the bracket in which that happens:
  Bracket 1.5: 1 player does not get their colour preference (one of Test0007 Player0007 (7) – Test0013 Player0013 (13)); the rules allow none [C12, 2.4.7].
  Asked for: Test0007 Player0007 (7) – Test0013 Player0013 (13); Test0014 Player0014 (14) and Test0017 Player0017 (17) float down. By the rules: Test0007 Player0007 (7) – Test0017 Player0017 (17); Test0013 Player0013 (13) and Test0014 Player0014 (14) float down.
  Test0017 Player0017 (17) has White against Test0007 Player0007 (7): grant both colour preferences [5.2.1]; Test0017 Player0017 (17) prefers White (mild), Test0007 Player0007 (7) prefers Black (mild).
`);
});

test('why not these two? The higher ranked would have to float', () => {
  expect(answerOf({ kind: 'why-not', players: [2, 3] }))
    .toBe(`Why not Test0002 Player0002 (2) against Test0003 Player0003 (3)?
  To meet Test0002 Player0002 (2), Test0003 Player0003 (3) would have to float down from bracket 4. What speaks against the best pairing of the bracket in which that happens:
  Bracket 4: 2 players float down (Test0003 Player0003 (3), Test0008 Player0008 (8)); the rules allow none [C6, 2.4.1].
  Asked for: Test0003 Player0003 (3) and Test0008 Player0008 (8) float down. By the rules: Test0003 Player0003 (3) – Test0008 Player0008 (8); nobody floats down.
  By the rules Test0003 Player0003 (3) meets Test0008 Player0008 (8), and Test0002 Player0002 (2) meets Test0004 Player0004 (4).
`);
});

test('two questions, one of them about a pair that the round has', () => {
  const text = answerOf({ kind: 'why-not', players: [2, 4] }, { kind: 'pair', players: [14, 'bye'] });
  expect(text).toBe(`Why not Test0002 Player0002 (2) against Test0004 Player0004 (4)?
  The published round has it.
  The rules do just that, in bracket 3.5.

Why the bye for Test0014 Player0014 (14)?
  It is neither in the file nor what the rules choose.
  The number of players is even: nobody receives the pairing-allocated bye.
`);
});

const where = {
  bracket: { index: 1, kind: 'penultimate', score: 25 },
  demand: 'pair',
  players: [5, 12],
  opponents: [19, 'bye'],
} as const;
const rule = (id: string): Rule => ruleNamed(dutch2026, id);
const instead = 'By the rules player 5 meets player 19, and player 12 has the bye.';

test.each<[Answer, string[]]>([
  [{ kind: 'no-round' }, ['No pairing of these players is legal, so there is no round to ask about.']],
  [{ kind: 'not-there', players: [5] }, ['Player 5 is not among the players to be paired in this round.']],
  [
    { kind: 'impossible', rule: rule('C1'), ...where },
    ['It is impossible: players 5 and 12 have met before [C1, 2.1.1].', instead],
  ],
  [
    { kind: 'impossible', rule: rule('C3'), ...where },
    [
      'It is impossible: players 5 and 12 must both have the same colour and are not topscorers [C3, 2.1.3].',
      instead,
    ],
  ],
  [
    {
      kind: 'impossible',
      rule: rule('prohibited-pair'),
      ...where,
    },
    ['It is impossible: players 5 and 12: the organiser has ruled the pair out [TRF26 260].', instead],
  ],
  [
    {
      kind: 'impossible',
      rule: rule('C2'),
      ...where,
      players: [5, 'bye'],
      opponents: [19],
    },
    [
      'It is impossible: player 5 may not receive the pairing-allocated bye, having had one or a win without playing before [C2, 2.1.2].',
      'By the rules player 5 meets player 19.',
    ],
  ],
  [
    { kind: 'cannot-complete', rule: rule('C4'), ...where },
    [
      'Players 5 and 12 could meet in bracket 2.5 (penultimate), but then the other players cannot all be paired any more [C4, 2.2.1].',
      instead,
    ],
  ],
  [
    { kind: 'worse', deviation: deviation(), ...where, demand: 'bye', players: [5, 'bye'], opponents: [19] },
    [
      'Player 5 could receive the bye. What speaks against the best pairing of the bracket in which that happens:',
      'Bracket 2.5: 2 players do not get their colour preference (one of each pair 5-12, 8-19); the rules allow none [C12, 2.4.7].',
      'Asked for: 5-12, 8-19. By the rules: 5-19, 8-12.',
      'By the rules player 5 meets player 19.',
    ],
  ],
])('%j', (answer, words) => {
  expect(whyNotWords(answer, 'dutch-2026')).toEqual(words);
});

test('a published pair that the rules do not choose, as a consequence of another', () => {
  const deviations = [deviation(), deviation({ bracket: 20, consequenceOf: 0 })];
  const answer = { kind: 'published-only', deviations, index: 1, heldIn: null, meetings: null } as const;
  expect(whyPairedWords(answer, 'dutch-2026')).toEqual([
    'The published round has it, but the rules do not:',
    'Bracket 2: right for the players in it, but who is in it follows from the deviation in bracket 2.5 [C12, 2.4.7].',
    'Bracket 2.5: 2 players do not get their colour preference (one of each pair 5-12, 8-19); the rules allow none [C12, 2.4.7].',
  ]);
});

const meetings = [
  { player: 5, opponent: 13, bracket: { index: 1, kind: 'scoregroup', score: 25 } },
  { player: 12, opponent: 'bye', bracket: { index: 3, kind: 'scoregroup', score: 10 } },
] as const;

test('a published pair that the rules do not choose: whom the two meet instead, and where that is decided', () => {
  const { published } = deviation();
  const reference = { ...published, pairs: [[5, 19] as const], downfloaters: [12] };
  const deviations = [deviation({ reference })];
  const answer = { kind: 'published-only', deviations, index: 0, heldIn: null, meetings } as const;
  expect(whyPairedWords(answer, 'dutch-2026').slice(2)).toEqual([
    'It was decided in bracket 2.5: of the players who were published into it, the rules pair 5-19, and player 12 floats down.',
    'In the whole round by the rules player 5 meets player 13 in bracket 2.5, and player 12 has the bye.',
  ]);
});

test('a published pair that the rules make, too, of those who were published into its bracket', () => {
  const deviations = [deviation()];
  const heldIn = { kind: 'scoregroup', score: 20, isMade: true };
  expect(
    whyPairedWords({ kind: 'published-only', deviations, index: 0, heldIn, meetings }, 'dutch-2026').slice(
      1,
      3,
    ),
  ).toEqual([
    'Bracket 2: of the players who were published into it the rules make this pair, too, but who is in it follows from the deviation in bracket 2.5 [C12, 2.4.7].',
    'Bracket 2.5: 2 players do not get their colour preference (one of each pair 5-12, 8-19); the rules allow none [C12, 2.4.7].',
  ]);
});

test.each<[Parameters<typeof partWords>[0], string]>([
  [{ measure: 'count', value: [1, 1], players: [1, 2, 3, 4] }, '2 (1-2, 3-4)'],
  [{ measure: 'count', value: [1, 1, 1], players: [1, 2, 8, 9] }, '3 (1-2, 8, 9)'],
  [{ measure: 'count', value: [1], players: [9] }, '1 (9)'],
  [{ measure: 'count', value: [], players: [] }, 'none'],
  [{ measure: 'count', value: null, players: [] }, 'impossible'],
  [{ measure: 'score', value: [25, 20, 20], players: [] }, '2.5, 2 (2 times)'],
  [{ measure: 'rounds', value: [3], players: [9] }, '3'],
  [
    { measure: 'difference', value: [5], players: [], unpaired: [{ player: 7, cameDown: 10 }] },
    'larger than any (player 7 unpaired, from 1 above), 0.5',
  ],
])('the value %j', (part, words) => {
  expect(withNames(partWords(part, [8, 9]), null)).toBe(words);
});

test('an impossible round', () => {
  const report = explanation(example);
  const text = explainText(
    { ...report, published: 'deviates', story: { kind: 'impossible', round: 6, isFinal: true, players: 18 } },
    'a.trf',
  );
  expect(text).toContain('\nNo pairing of these players is legal.\n');
  expect(text).not.toContain('paired otherwise');
});

test('a better pairing than the chosen one is told as a defect', () => {
  const found = deviation({ kind: 'reference' });
  const words = whyNotWords(
    {
      kind: 'better',
      deviation: found,
      bracket: { index: 0, kind: 'scoregroup', score: 25 },
      demand: 'pair',
      players: [5, 12],
      opponents: [19, 8],
    },
    'dutch-2026',
  );
  expect(words[0]).toBe(
    'Players 5 and 12 could meet in bracket 2.5, and that would be better than what was chosen (players who do not get their colour preference: 2 against 0); this is a defect of swissproof or of its reading of the rules: please report it with the file.',
  );
});

test('a system without words: groups and seats under its own names, alterations by title and article', () => {
  const report = explanation(example, { questions: [{ kind: 'pair', players: [17, 7] }] });
  const other = { ...report, edition: { ...report.edition, id: 'toy-2030' } };
  const lines = explainText({ ...other, questions: [] }, 'a.trf').split('\n');
  expect(lines.filter((line) => /undefined|null|NaN/.test(line))).toEqual([]);
  expect(lines).toContain('  s1          7');
  expect(lines).toContain('  limbo       nobody');
  expect(lines).toContain(
    '  accepted    transpositions of S2 [4.2]: Test0007 Player0007 (7) and Test0017 Player0017 (17)',
  );
  expect(explainText(other, 'a.trf')).toContain(
    'Test0007 Player0007 (7) is number 1 of S1, Test0017 Player0017 (17) is number 3 of S2',
  );
});
