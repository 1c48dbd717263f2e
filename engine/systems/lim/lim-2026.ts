import { winValue } from '../../model/results.js';
import type { LimEdition } from './edition.js';
import { LIM_READINGS } from './readings/readings.js';
import { limRules, limSteps } from './rules.js';
import type { LimNumbers } from './rules.js';

const NUMBERS: LimNumbers = {
  byeBar: 'Basic Rule 4',
  bye: '1',
  thirdColour: '5.1.1',
  difference: '5.1.2',
  even: '2.3.4',
  keepsPairings: '3.10.2',
  evenColour: '3.2.2',
  evenNumber: '3.2.4',
  maxiEven: ['3.2.3', '3.2.3'],
  types: '3.9.2',
  boards: 'C.04.2 3.6',
};

/** The Lim System in force since 1 February 2026 (C.04.4.3): the words of 1999 under other numbers. */
export const lim2026: LimEdition = {
  id: 'lim-2026',
  system: 'lim',
  title: 'FIDE Lim System, 2026 rules',
  from: '2026-02-01',
  until: null,
  code: 'FIDE_LIM_2026',
  years: ['2025'],
  baku: '2026',
  needs: [],
  readingsDecide: true,
  numbers: NUMBERS,
  rules: limRules(NUMBERS),
  steps: limSteps('2.3.1', '2.3.2-2.3.3', '4.4.1'),
  ...LIM_READINGS,
  // Basic Rule 4: a bye before, or as many points as a win in one round without playing.
  barsBye: (result, worth, points) => result === 'U' || worth >= winValue(points),
  leftOut: new Set(),
  isMaxi: false,
};
