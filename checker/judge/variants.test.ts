import { describe, expect, it } from 'vitest';
import { completeRound, editions } from '../../engine/index.js';
import type { Edition, RoundState } from '../../engine/index.js';
import { randomState } from '../../engine/testing/random-event.js';
import { judgeRound } from './judge-round.js';
import type { PublishedRound } from './published-round.js';
import { runs } from '../../tests/suite.js';

/** Rounds for each variant; `npm run test:long` takes more. */
const RUNS = runs(10, 12);

/** Every edition with its variants: places of the text read otherwise, and the rules for Maxi-tournaments. */
const variants = editions.flatMap((edition) => {
  const maxi = edition.forMaxi === undefined ? [] : [edition.forMaxi];
  return [
    ...edition.otherReadings.map(({ id, edition: other }) => ({
      name: `${edition.id} ${id}`,
      edition,
      other,
    })),
    ...maxi.map((other) => ({ name: `${edition.id} maxi`, edition, other })),
    ...maxi.flatMap(({ otherReadings }) =>
      otherReadings.map(({ id, edition: other }) => ({ name: `${edition.id} maxi ${id}`, edition, other })),
    ),
  ];
});

describe('rounds paired by an edition are never better than a variant has them', () => {
  it.each(variants)('$name', ({ edition, other }) => {
    for (let seed = 0; seed < RUNS; seed++) {
      const state = randomState({ players: 4 + (seed % 9), played: 1 + (seed % 6), edition, seed });
      const published = publishedBy(state, edition);
      const round = other.round(state);
      const outcome = completeRound(state, round);
      if (published === null || outcome.kind !== 'paired') continue;
      const own = judgeRound(state, round, published, outcome).filter(
        ({ consequenceOf }) => consequenceOf === null,
      );
      expect(
        own.filter(({ kind }) => kind === 'reference').map(({ rule }) => rule),
        `seed ${seed}`,
      ).toEqual([]);
    }
  });
});

function publishedBy(state: RoundState, edition: Edition): PublishedRound | null {
  const outcome = completeRound(state, edition.round(state));
  if (outcome.kind !== 'paired') return null;
  const { pairs, bye } = outcome;
  return {
    round: state.round,
    participants: new Set(state.players.map(({ id }) => id)),
    pairs: pairs.map(({ white, black }) => ({ white, black, coloursKnown: true })),
    bye,
  };
}
