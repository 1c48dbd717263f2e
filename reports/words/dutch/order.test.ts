import { expect, test } from 'vitest';
import type { Deviation, Side } from '../../../checker/index.js';
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

const BRACKET = { bracket: [11, 12, 13, 14, 15, 16], remainder: null };
const REMAINDER = { bracket: [11, 12, 13, 14, 15, 16], remainder: [13, 14, 15, 16] };

test.each<[SequenceStep, Partial<Place>, Partial<Place>, Side['numbered'], string]>([
  [
    'mdp-set',
    { mdpSet: [2] },
    { mdpSet: [1] },
    BRACKET,
    'the moved-down player paired in the bracket is BSN 2 (player 12); the set BSN 1 (player 11) comes earlier',
  ],
  [
    'mdp-set',
    { mdpSet: [1, 3] },
    { mdpSet: [1, 2] },
    BRACKET,
    'the moved-down players paired in the bracket are BSN 1, 3 (players 11, 13); the set BSN 1, 2 (players 11, 12) comes earlier',
  ],
  [
    'mdp-transposition',
    { mdpOpponents: [5] },
    { mdpOpponents: [4] },
    BRACKET,
    'the moved-down player meets BSN 5 (player 15); the transposition BSN 4 (player 14) comes earlier',
  ],
  [
    'mdp-transposition',
    { mdpOpponents: [5, 4] },
    { mdpOpponents: [4, 5] },
    BRACKET,
    'the moved-down players meet BSN 5, 4 (players 15, 14); the transposition BSN 4, 5 (players 14, 15) comes earlier',
  ],
  [
    'resident-exchange',
    { down: [3], up: [4] },
    {},
    BRACKET,
    'this one needs the exchange of BSN 3 for 4 (player 13 for player 14); the candidate without an exchange comes earlier',
  ],
  [
    'resident-exchange',
    { down: [2, 3], up: [4, 5] },
    { down: [3], up: [4] },
    BRACKET,
    'this one needs the exchange of BSN 2, 3 for 4, 5 (players 12, 13 for players 14, 15); the exchange of BSN 3 for 4 (player 13 for player 14) comes earlier',
  ],
  [
    'resident-exchange',
    { down: [2], up: [3] },
    {},
    REMAINDER,
    'this one needs in the remainder the exchange of its numbers 2 for 3 (player 14 for player 15); the candidate without an exchange comes earlier',
  ],
  [
    'transposition',
    { transposition: [5] },
    { transposition: [4] },
    BRACKET,
    'the player of S1 meets BSN 5 (player 15); the transposition BSN 4 (player 14) comes earlier',
  ],
  [
    'transposition',
    { transposition: [3] },
    { transposition: [2] },
    REMAINDER,
    'the player of S1 of the remainder meets number 3 of the remainder (player 15); the transposition number 2 (player 14) comes earlier',
  ],
  [
    'transposition',
    { transposition: [4, 3] },
    { transposition: [3, 4] },
    REMAINDER,
    'the players of S1 of the remainder meet numbers 4, 3 of the remainder (players 16, 15); the transposition numbers 3, 4 (players 15, 16) comes earlier',
  ],
])('%s %j before %j, with the players: %j', (step, theirs, ours, numbered, expected) => {
  const parts = order(step, theirs, ours, '4.2', numbered);
  expect(words(parts)).toContain(`come to another pairing first: ${expected} [4.2].`);
});

type Place = Record<keyof typeof place, number[]>;

function words(parts: Partial<Deviation>): string {
  return explain(deviation(parts), { edition: 'dutch-2026', deviations: [] });
}

function order(
  step: SequenceStep,
  theirs: Partial<Place>,
  ours: Partial<Place>,
  article: string,
  numbered: Side['numbered'] = null,
): Partial<Deviation> {
  return {
    kind: 'order',
    rule: step === 'mdp-transposition' ? 'transposition' : step,
    article,
    published: side({ step, place: { ...place, ...theirs }, numbered }),
    reference: side({ step, place: { ...place, ...ours }, numbered }),
  };
}
