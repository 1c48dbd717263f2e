import { expect, it } from 'vitest';
import { editions, pairRound } from '../../engine/index.js';
import { randomNumbers, randomState } from '../../engine/testing/random-event.js';
import { runs } from '../../tests/suite.js';
import { whyNotIn } from './question.js';
import { openRound, referenceOf } from './reference-round.js';

/** Rounds for each edition; `npm run test:long` takes more. */
const RUNS = runs(20, 40);

interface Late {
  readonly players: number;
  readonly played: number;
  readonly seed: number;
}

/** Rounds in which an answer once was that the pair would be better. */
const FOUND: Readonly<Record<string, readonly Late[]>> = {
  'dutch-2012': [{ players: 11, played: 8, seed: 1702565674 }],
  'dubov-1997': [
    { players: 8, played: 6, seed: 1805359854 },
    { players: 11, played: 8, seed: 659079448 },
  ],
};

it.each(editions)('no pair that is asked for would be better: $id', { timeout: Infinity }, (edition) => {
  let answers = 0;
  for (const late of [...(FOUND[edition.id] ?? []), ...lateRounds()]) {
    const state = randomState({ ...late, edition });
    if (state.players.length < 2 || pairRound(state, edition).kind !== 'paired') continue;
    const round = referenceOf(openRound(state, edition));
    if (round === null) throw new Error('a round that can be paired has no reference');
    const ids = state.players.map(({ id }) => id);
    for (const one of ids)
      for (const other of [...ids, 'bye'] as const) {
        if (one === other) continue;
        const { kind } = whyNotIn(round, one, other);
        expect(kind, `${JSON.stringify(late)}, ${one}-${other}`).not.toBe('better');
        answers += 1;
      }
  }
  expect(answers).toBeGreaterThan(RUNS * 10);
});

/** Few pairs are left in them, and brackets are joined. */
function lateRounds(): Late[] {
  const random = randomNumbers(20261127);
  return Array.from({ length: RUNS }, () => {
    const players = 4 + Math.floor(random() * 9);
    const played = Math.max(1, players - 2 - Math.floor(random() * 4));
    return { players, played, seed: Math.floor(random() * 2 ** 31) };
  });
}
