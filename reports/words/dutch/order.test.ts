import { expect, test } from 'vitest';
import type { Deviation } from '../../../checker/index.js';
import type { SequenceStep } from '../../../engine/systems/dutch/explain/sequence-place.js';
import { deviation, side } from '../../testing/deviations.js';
import { explain } from '../deviation/wording.js';

const place = { mdpSet: [], mdpOpponents: [], down: [], up: [], transposition: [] };

test.each<[string, Partial<Deviation>, string]>([
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
])('%s', (_what, parts, expected) => {
  expect(words(parts)).toBe(expected);
});

function words(parts: Partial<Deviation>): string {
  return explain(deviation(parts), { edition: 'dutch-2026', deviations: [] });
}

function order(
  step: SequenceStep,
  theirs: Partial<Record<keyof typeof place, number[]>>,
  ours: Partial<Record<keyof typeof place, number[]>>,
  article: string,
): Partial<Deviation> {
  return {
    kind: 'order',
    rule: step === 'mdp-transposition' ? 'transposition' : step,
    article,
    published: side({ step, place: { ...place, ...theirs } }),
    reference: side({ step, place: { ...place, ...ours } }),
  };
}
