import { describe, expect, it } from 'vitest';
import { editions, pairRound } from '../../engine/index.js';
import { randomNumbers, randomState } from '../../engine/testing/random-event.js';
import { runs } from '../../tests/suite.js';
import { MUTATIONS } from '../testing/mutations.js';
import { randomSituation } from '../testing/situations.js';
import { agrees, isPairedAsPublished, pairsAsPublished } from './as-published.js';
import type { PublishedRound } from './published-round.js';

const RUNS = runs(20, 60, 400);

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (_, edition) => {
  it('is compared with a published round stage by stage as with the whole round', () => {
    const random = randomNumbers(58);
    const answers = { same: 0, other: 0 };
    for (let run = 0; run < RUNS; run++) {
      const { name, state, right, outcome } = randomSituation(edition, random, 16);
      const wrong = Object.values(MUTATIONS).map((mutate) => mutate(state, right, random, edition));
      const blind: PublishedRound = {
        ...right,
        pairs: right.pairs.map(({ white, black }) => ({ white: black, black: white, coloursKnown: false })),
      };
      const twoByes = right.bye === null ? [] : [{ ...right, furtherByes: [right.bye] }];
      for (const published of [right, blind, ...twoByes, ...wrong.filter((one) => one !== null)]) {
        const expected = agrees(published, outcome);
        expect(pairsAsPublished(state, edition, published), name).toBe(expected);
        expect(isPairedAsPublished(state, edition, published), name).toBe(expected);
        answers[expected ? 'same' : 'other'] += 1;
      }
    }
    expect(answers.same).toBeGreaterThanOrEqual(2 * RUNS);
    expect(answers.other).toBeGreaterThan(2 * RUNS);
  });
});

it('a round that the rules leave to the arbiter is neither the same nor another one', () => {
  const found = { left: 0, impossible: 0 };
  for (const edition of editions)
    for (let seed = 0; seed < 200; seed++) {
      const state = randomState({ players: 4 + (seed % 4), played: 1 + (seed % 4), edition, seed });
      const outcome = pairRound(state, edition);
      if (outcome.kind === 'paired') continue;
      const published = { round: state.round, participants: new Set<number>(), pairs: [], bye: null };
      const isLeft = outcome.kind === 'left-to-arbiter';
      expect(pairsAsPublished(state, edition, published)).toBe(isLeft ? null : false);
      expect(isPairedAsPublished(state, edition, published)).toBe(false);
      found[isLeft ? 'left' : 'impossible'] += 1;
    }
  expect(found.left).toBeGreaterThan(0);
  expect(found.impossible).toBeGreaterThan(0);
});
