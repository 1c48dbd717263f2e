import type { LimEdition } from './edition.js';
import { LIM_READINGS } from './readings/readings.js';
import { limRules, limSteps } from './rules.js';
import type { LimNumbers } from './rules.js';

const NUMBERS: LimNumbers = {
  byeBar: 'C.04.1.d',
  bye: '1',
  thirdColour: '5.1.a',
  difference: 'b',
  even: '2.3.d',
  keepsPairings: '3.10.b',
  evenColour: '3.2',
  evenNumber: '3.2',
  maxiEven: ['3.2.maxi', '3.2'],
  types: '3.9',
  boards: 'C.04.2',
};

/**
 * The Lim System as amended by the Executive Board of 1999. It was still printed in the handbook of 2017 and was in
 * force until the renumbered text of 2026. Its first day is not known exactly; the year after the amendment is taken.
 */
export const lim1999: LimEdition = {
  id: 'lim-1999',
  system: 'lim',
  title: 'FIDE Lim System, 1999 rules',
  from: '2000-01-01',
  isFromUncertain: true,
  until: '2026-01-31',
  code: 'FIDE_LIM_1999',
  years: [],
  baku: '2016',
  needs: [],
  readingsDecide: true,
  numbers: NUMBERS,
  rules: limRules(NUMBERS),
  steps: limSteps('2.3.a', '2.3.b-c', '4.4.a'),
  ...LIM_READINGS,
  // C.04.1.d of 2017: the bye, or a win because the opponent did not appear.
  barsBye: (result) => result === 'U' || result === '+',
  leftOut: new Set(),
  isMaxi: false,
};
