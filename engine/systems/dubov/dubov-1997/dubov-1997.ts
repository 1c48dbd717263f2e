import { colourRules1997 } from './colours-1997.js';
import type { Edition1997 } from './edition-1997.js';
import { absoluteRules1997 } from './rules-1997.js';

/**
 * The Dubov System approved by the General Assembly of 1997, a procedure in nine chapters. The readings are those of
 * `corpus/readings.md` that begin with DA. It was still printed in the handbook of 2017 and replaced by the edition that
 * the General Assembly of 2018 approved; the exact days are not known, so the years of the two are taken.
 */
export const dubov1997: Edition1997 = {
  id: 'dubov-1997',
  system: 'dubov',
  title: 'FIDE Dubov System, 1997 rules',
  from: '1998-01-01',
  isFromUncertain: true,
  until: '2018-09-30',
  code: 'FIDE_DUBOV_1997',
  years: [],
  baku: '2016',
  needs: ['ratings'],
  readingsDecide: true,
  absoluteRules: absoluteRules1997,
  colourRules: colourRules1997,
  barsBye: ({ past }) => past.some(({ result }) => result === 'U' || result === '+'),
  aroOf: 'games',
  dueWithoutGames: 'none',
  transfersBy: 'pairings',
  keepsTransferLimit: 'always',
  keepsBarredColours: true,
  byeDominatedBy: 'lowest group',
  transfersFrom: 'first group with one',
  servedFirst: 'highest R',
  needsOpponentIn: 'group as grown',
  leftOut: new Set(),
  floatsFirst: 'lowest R',
  floatersMeet: 'opposite colour first',
  lastTieBreak: 'name',
};
