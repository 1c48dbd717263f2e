import { colourRulesOf } from './colours-1998.js';
import type { Edition1998 } from './edition-1998.js';
import { KEYS } from './orders-1998.js';
import { absoluteRules1998 } from './rules-1998.js';

/**
 * The Burstein System with Sonneborn-Berger, Buchholz and Median, as it was still printed with the handbook of 2017. The
 * readings are those of `corpus/readings.md` that begin with BA. Neither the day of its approval nor its last one is
 * known; 1998 is the year in which the handbook that has it appeared.
 */
export const burstein1998: Edition1998 = {
  id: 'burstein-1998',
  system: 'burstein',
  title: 'FIDE Burstein System, 1998 rules',
  from: '1998-01-01',
  isFromUncertain: true,
  until: '2018-09-30',
  code: 'FIDE_BURSTEIN_1998',
  years: [],
  baku: '2016',
  needs: ['ratings'],
  readingsDecide: true,
  absoluteRules: absoluteRules1998,
  colourRules: colourRulesOf(false),
  barsBye: ({ past }) => past.some(({ result }) => result === 'U' || result === '+' || result === 'F'),
  byeKeys: KEYS,
  unplayedRounds: 'leave no trace',
  medianOf: 'all but best and worst',
  dueWithoutGames: 'none',
  backtracksOn: 'complete pairing',
  floatsAgain: 'never',
  joinedFloaters: 'floaters',
  joinedWith: 'next below',
  dueColours: 'in pairs',
};
