import { expect, it } from 'vitest';
import { editions, pairRound } from '../../engine/index.js';
import { randomNumbers, randomState } from '../../engine/testing/random-event.js';
import { runs } from '../../tests/suite.js';
import { whyNotIn } from './question.js';
import { openRound, referenceOf } from './reference-round.js';

/** Rounds for each edition; `npm run test:all` takes more. */
const RUNS = runs(20, 150);

it.each(editions)('no pair that is asked for would be better: $id', { timeout: Infinity }, (edition) => {
  const random = randomNumbers(20261127);
  let answers = 0;
  for (let index = 0; index < RUNS; index++) {
    const players = 4 + Math.floor(random() * 9);
    // Late rounds, in which few pairs are left and brackets are joined.
    const played = Math.max(1, players - 2 - Math.floor(random() * 4));
    const state = randomState({ players, played, edition, seed: Math.floor(random() * 2 ** 31) });
    if (state.players.length < 2 || pairRound(state, edition).kind !== 'paired') continue;
    const round = referenceOf(openRound(state, edition));
    if (round === null) throw new Error('a round that can be paired has no reference');
    const ids = state.players.map(({ id }) => id);
    for (const one of ids)
      for (const other of [...ids, 'bye'] as const) {
        if (one === other) continue;
        const { kind } = whyNotIn(round, one, other);
        expect(kind, `${index}, ${one}-${other}`).not.toBe('better');
        answers += 1;
      }
  }
  expect(answers).toBeGreaterThan(RUNS * 10);
});
