import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairRound } from '../../engine/index.js';
import type { RoundState } from '../../engine/index.js';
import { toEdition } from '../../engine/systems/dutch/to-edition.js';
import { dutch2017 as rules2017 } from '../../engine/systems/dutch/dutch-2017.js';
import { dutch2026 as rules2026 } from '../../engine/systems/dutch/dutch-2026.js';
import type { DutchEdition } from '../../engine/systems/dutch/edition.js';
import { dutchState } from '../../engine/systems/dutch/player.js';
import type { DutchPlayer } from '../../engine/systems/dutch/player.js';
import { dutch2017, dutch2026 } from '../../engine/testing/editions.js';
import { player, state as stateOf } from '../../engine/testing/players.js';
import { randomState } from '../../engine/testing/random-event.js';
import { choosing } from '../testing/choosing.js';
import { whyNotIn, whyNot } from './question.js';
import type { Answer, Opponent } from './question.js';
import { openRound, referenceOf } from './reference-round.js';
import { runs } from '../../tests/suite.js';

/** Random rounds for each edition; a long run takes more. */
const RUNS = runs(30, 80);

describe.each([rules2017, rules2026])('$id: why not?', (rules) => {
  const edition = toEdition(rules);

  it('has the right answer for every two players of a round, and for the bye', () => {
    const kinds = new Set<Answer['kind']>();
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 0, max: 8 }),
        fc.nat(),
        (players, played, seed) => {
          const state = randomState({ players, played, edition, seed });
          if (state.players.length < 2) return;
          const outcome = pairRound(state, edition);
          const round = referenceOf(openRound(state, edition));
          expect(round === null).toBe(outcome.kind === 'impossible');
          if (round === null || outcome.kind !== 'paired') return;
          const paired = new Set(
            outcome.pairs.flatMap(({ white, black }) => [`${white}-${black}`, `${black}-${white}`]),
          );
          if (outcome.bye !== null) paired.add(`${outcome.bye}-bye`);
          for (const [a, b] of everyQuestion(state)) {
            const answer = whyNotIn(round, a, b);
            kinds.add(answer.kind);
            const where = `${a}-${b} ${JSON.stringify(answer)}`;
            expect(answer.kind === 'is-paired', where).toBe(paired.has(`${a}-${b}`));
            expect(answer.kind === 'impossible', where).toBe(isForbidden(state, rules, a, b));
            expect(answer.kind === 'no-bye', where).toBe(b === 'bye' && state.players.length % 2 === 0);
            expect(['not-there', 'no-round']).not.toContain(answer.kind);
            if ('deviation' in answer) expect(answer.deviation.kind, where).not.toBe('reference');
          }
        },
      ),
      // These rounds have pairs with which the round cannot be completed; among random ones they are rare.
      {
        numRuns: RUNS,
        examples: [
          [8, 4, 2],
          [8, 4, 3],
        ],
      },
    );
    expect([...kinds].sort()).toEqual([
      'cannot-complete',
      'impossible',
      'is-paired',
      'later',
      'no-bye',
      'worse',
    ]);
  });
});

it('a pairing that is better than the accepted one is told as our defect, and ends nothing', () => {
  const state = randomState({ players: 8, played: 0, edition: dutch2026, seed: 5 });
  const round = referenceOf(openRound(state, dutch2026));
  if (round === null) throw new Error('the round is impossible');
  const [step] = round.steps;
  const { chosen } = step;
  const [[a, b], [c, d]] = chosen.pairs;
  const pairs = [[a, d], [c, b], ...chosen.pairs.slice(2)].map(([x, y]) => [Math.min(x, y), Math.max(x, y)]);
  const worse = choosing(step, { ...chosen, pairs: pairs.map(([x, y]) => [x, y] as const) });
  const spoiled = { ...round, steps: [worse, ...round.steps.slice(1)] };
  const answer = whyNotIn(spoiled, state.players[a].id, state.players[b].id);
  expect(answer).toMatchObject({ kind: 'better', deviation: { kind: 'reference' } });
});

function everyQuestion({ players }: RoundState): (readonly [number, Opponent])[] {
  const ids = players.map(({ id }) => id);
  const pairs = ids.flatMap((a) => ids.filter((b) => b !== a).map((b) => [a, b] as const));
  return [...pairs, ...ids.map((id) => [id, 'bye'] as const)];
}

function isForbidden(neutral: RoundState, rules: DutchEdition, a: number, b: Opponent): boolean {
  const state = dutchState(neutral, rules);
  const find = (id: Opponent): DutchPlayer => state.players.find((one) => one.id === id)!;
  if (b === 'bye') return state.players.length % 2 === 1 && !find(a).mayTakeBye;
  return rules.absoluteRules.some((rule) => rule.forbids(state, find(a), find(b)));
}

describe('answers', () => {
  const four = stateOf([player(1, 10, 'W'), player(2, 10, 'B'), player(3, 10, 'W'), player(4, 10, 'B')]);

  it('are the same whoever is named first', () => {
    expect(whyNot(openRound(four, dutch2026), 1, 4)).toEqual(whyNot(openRound(four, dutch2026), 4, 1));
  });

  it('name the criterion that gets worse, with both values', () => {
    const answer = whyNot(openRound(four, dutch2026), 1, 3);
    expect(answer).toMatchObject({
      kind: 'worse',
      demand: 'pair',
      bracket: { index: 0, kind: 'scoregroup', score: 10 },
      players: [1, 3],
      deviation: {
        kind: 'quality',
        rule: 'C12',
        published: { parts: [{ value: [1, 1] }] },
        reference: { parts: [{ value: [] }] },
      },
    });
  });

  it('name the step of the sequence that comes later', () => {
    const plain = stateOf([1, 2, 3, 4].map((id) => player(id, 0)));
    expect(whyNot(openRound(plain, dutch2026), 1, 4)).toMatchObject({
      kind: 'later',
      deviation: {
        rule: 'transposition',
        article: '4.2',
        reference: {
          pairs: [
            [1, 3],
            [2, 4],
          ],
        },
      },
    });
    expect(whyNot(openRound(plain, dutch2017), 1, 2)).toMatchObject({
      kind: 'later',
      deviation: { rule: 'resident-exchange', article: 'D.2' },
    });
  });

  it('look at the bracket from which the higher ranked player would have to float', () => {
    const two = stateOf([player(1, 20), player(2, 20), player(3, 10), player(4, 10)]);
    expect(whyNot(openRound(two, dutch2026), 3, 1)).toMatchObject({
      kind: 'worse',
      demand: 'float',
      bracket: { index: 0, score: 20 },
      players: [1, 3],
      opponents: [2, 4],
      deviation: { rule: 'C6', published: { downfloaters: [1, 2] } },
    });
  });

  it('know when the rest could not be paired', () => {
    const met = stateOf([
      player(1, 0),
      player(2, 0),
      player(3, 0, '', { opponents: [4] }),
      player(4, 0, '', { opponents: [3] }),
    ]);
    expect(whyNot(openRound(met, dutch2026), 1, 2)).toMatchObject({
      kind: 'cannot-complete',
      rule: { id: 'C4' },
    });
    expect(whyNot(openRound(met, dutch2017), 4, 3)).toMatchObject({ kind: 'impossible', rule: { id: 'C1' } });
  });

  it('fix the score of the bye for the whole round, by the 2026 rules', () => {
    const three = stateOf([player(1, 20), player(2, 10), player(3, 0)]);
    expect(whyNot(openRound(three, dutch2026), 1, 'bye')).toMatchObject({
      kind: 'worse',
      demand: 'bye',
      deviation: {
        rule: 'C5',
        published: { parts: [{ value: [20] }] },
        reference: { parts: [{ value: [0] }] },
      },
    });
    expect(whyNot(openRound(three, dutch2017), 1, 'bye')).toMatchObject({ kind: 'worse', demand: 'float' });
    expect(whyNot(openRound(three, dutch2026), 3, 'bye')).toMatchObject({
      kind: 'is-paired',
      bracket: { index: 2 },
    });
  });

  it('say who is not there', () => {
    expect(whyNot(openRound(four, dutch2026), 1, 7)).toEqual({ kind: 'not-there', players: [7] });
    expect(whyNot(openRound(four, dutch2026), 9, 'bye')).toEqual({ kind: 'not-there', players: [9] });
  });

  it('know that there is no round', () => {
    const none = stateOf([player(1, 0, 'BB'), player(2, 0, 'BB')]);
    expect(whyNot(openRound(none, dutch2026), 1, 2)).toEqual({ kind: 'no-round' });
  });
});
