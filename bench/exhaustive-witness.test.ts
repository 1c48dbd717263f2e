import { afterAll, expect, it } from 'vitest';
import { buildFake } from '../certification/program/testing/build-fake.js';
import { decode, exploreAll } from '../checker/exhaustive/index.js';
import type { Moment } from '../checker/exhaustive/index.js';
import { dutch2026 } from '../engine/testing/editions.js';
import { witnessOf } from './exhaustive-witness.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

/** After two rounds of five players. */
const EVENT = '4b1 2w1/3w1 1b0/2b0 5w0/1w0 -U/-U 3b1';

it.each([
  ['right', true],
  ['swaps-colours', false],
])('a program that is %s', async (mode, agrees) => {
  const moments: Moment[] = [];
  const { totals } = exploreAll([EVENT], dutch2026, 4, { absences: true }, (moment) => moments.push(moment));
  expect(moments).toHaveLength(totals.positions);
  expect(moments.length).toBe(11);
  expect(moments[0].event).toEqual(decode(EVENT));
  const witness = await witnessOf(fake.profile(mode, 'dutch-2026'), dutch2026);
  for (const moment of moments.filter((_, index) => index % 4 === 0)) {
    const pairing = await witness(moment, 4);
    expect(pairing === moment.fast, `${pairing} ${moment.fast}`).toBe(agrees);
  }
});
