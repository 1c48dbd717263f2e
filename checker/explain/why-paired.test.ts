import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dutch2017, dutch2026 } from '../../engine/testing/editions.js';
import { player, state as stateOf } from '../../engine/testing/players.js';
import type { PublishedRound } from '../judge/published-round.js';
import { askedTournament, explainTournament } from '../index.js';
import { whyPaired } from './why-paired.js';
import { openRound } from './reference-round.js';

const three = stateOf([player(1, 20, 'WB'), player(2, 20, 'BW'), player(3, 10, 'WB')]);

test('a pair in its bracket, and the bracket out of which its higher ranked player came', () => {
  const five = stateOf([player(1, 20), player(2, 20), player(3, 20), player(4, 10), player(5, 10)]);
  expect(whyPaired(openRound(five, dutch2026), null, 4, 3)).toMatchObject({
    kind: 'paired',
    bracket: { index: 1, score: 10 },
    pair: { higher: 3 },
    path: [{ bracket: { index: 0, score: 20 }, floats: { players: [3], reason: 'odd', lowest: null } }],
    seats: [
      { id: 3, group: 'S1', place: 1 },
      { id: 4, group: 'S2', place: 1 },
    ],
    opposite: null,
  });
});

test('the bye', () => {
  expect(whyPaired(openRound(three, dutch2026), null, 3, 'bye')).toMatchObject({
    kind: 'paired',
    bracket: { index: 1 },
    pair: null,
    seats: [{ id: 3, group: 'S2', place: 1 }],
    story: { givesBye: true, floats: { players: [3], reason: 'bye' } },
  });
});

test('why not the player opposite', () => {
  const four = stateOf([
    player(1, 10, '', { opponents: [3] }),
    player(2, 10),
    player(3, 10, '', { opponents: [1] }),
    player(4, 10),
  ]);
  expect(whyPaired(openRound(four, dutch2017), null, 1, 4)).toMatchObject({
    kind: 'paired',
    opposite: { opponent: 3, answer: { kind: 'impossible', rule: { id: 'C1', article: 'C.1' } } },
  });
});

function published(pairs: readonly (readonly [number, number])[], bye: number | null): PublishedRound {
  return {
    round: 3,
    participants: new Set([...pairs.flat(), ...(bye === null ? [] : [bye])]),
    pairs: pairs.map(([white, black]) => ({ white, black, coloursKnown: true })),
    bye,
  };
}

test('a published pair and a published bye that the rules do not choose', () => {
  const wrong = published([[1, 3]], 2);
  for (const answer of [
    whyPaired(openRound(three, dutch2026), wrong, 1, 3),
    whyPaired(openRound(three, dutch2026), wrong, 2, 'bye'),
  ]) {
    if (answer.kind !== 'published-only') throw new Error(answer.kind);
    expect(answer.deviations[0]).toMatchObject({ kind: 'bye', rule: 'C5', consequenceOf: null });
  }
  expect(whyPaired(openRound(three, dutch2026), wrong, 2, 3)).toMatchObject({
    kind: 'not-paired',
    answer: {
      kind: 'worse',
      demand: 'float',
      deviation: { rule: 'C5', published: { downfloaters: [1, 2] } },
    },
  });
});

test('a published pair that the rules would make in its bracket, too, is told by why one of the two came there', () => {
  const content = readFileSync(new URL('../../corpus/found/why-pair.trf', import.meta.url));
  const asked = askedTournament(content, { file: 'why-pair.trf', edition: null, unrated: null });
  if (!asked.ok) throw new Error('the file cannot be read');
  const answer = explainTournament(asked.swissCase, {
    round: 5,
    questions: [{ kind: 'pair', players: [8, 5] }],
  });
  const [question] = answer.ok ? answer.report.questions : [];
  if (question?.answer.kind !== 'published-only') throw new Error('it is not only published');
  const { deviations, index } = question.answer;
  // Player 5 may not float down, and meets 7.
  expect(deviations[index]).toMatchObject({ rule: 'C6', bracket: 35, reference: { downfloaters: [] } });
});

test('a published round where none is legal', () => {
  const met = stateOf([player(1, 0, '', { opponents: [2] }), player(2, 0, '', { opponents: [1] })]);
  const answer = whyPaired(openRound(met, dutch2026), published([[1, 2]], null), 2, 1);
  expect(answer).toMatchObject({ kind: 'published-only', index: 0, deviations: [{ rule: 'C1' }] });
  expect(whyPaired(openRound(met, dutch2026), null, 2, 1)).toEqual({
    kind: 'not-paired',
    answer: { kind: 'no-round' },
  });
});
