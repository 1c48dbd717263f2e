import { expect, it } from 'vitest';
import { compareReadings } from '../../testing/compare-readings.js';
import { dutch2012 } from '../../testing/editions.js';
import { randomState } from '../../testing/random-event.js';
import type { Edition } from '../interface/system.js';

/** Rounds that decide only where an edition is not the whole one; read by the letter as well. */
it.each([
  ['an entire bracket without a pair is moved down, not joined (C.14.a)', readOtherwise('I9'), 6, 2, 1018],
  ['a bracket treated as homogeneous asks for no others (C.12, I9)', readOtherwise('I9'), 7, 1, 2321],
  ['only pairs with a top scorer count (B.2)', dutch2012.without('B.2'), 6, 3, 5771],
])('%s', (_name, edition, players, played, seed) => {
  const { fast, literal } = compareReadings(randomState({ players, played, edition, seed }), edition);
  expect(fast).toEqual(literal);
});

function readOtherwise(reading: string): Edition {
  const found = dutch2012.otherReadings.find(({ id }) => id === reading);
  if (found === undefined) throw new RangeError(reading);
  return found.edition;
}
