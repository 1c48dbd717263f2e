import { boardOrder, byeBar, completion, orderOf } from '../../rules/named-rules.js';
import { absoluteRules } from '../bye-first/absolute-rules.js';
import { byeCriteria } from './bye-criteria.js';
import { colourRulesWithFirstGames } from '../bye-first/colours.js';
import { qualityCriteria } from './criteria.js';
import { dubov2026 } from './dubov-2026.js';
import type { Rule } from '../../rules/rule.js';
import type { DubovEdition } from './edition.js';

const shifters: Rule = { ...orderOf('D.2', 'D.2', 'sets of shifters'), also: ['B.3', 'B.4'] };

/**
 * The Dubov System adopted in 2018 and in force until 31 January 2026 (C.04.4.1). Of C.4 to C.10 and of section E the
 * text is lost: the words of 2026 stand for them (reading DB1).
 */
export const dubov2018: DubovEdition = {
  ...dubov2026,
  id: 'dubov-2018',
  title: 'FIDE Dubov System, 2018 rules',
  from: '2018-10-01',
  isFromUncertain: true,
  until: '2026-01-31',
  code: 'FIDE_DUBOV_2018',
  years: [],
  baku: '2016',
  absoluteRules: absoluteRules('C.1', 'C.3'),
  byeRule: byeBar(
    'C2',
    'C.2',
    'no second pairing-allocated bye, none after a win because the opponent did not appear',
  ),
  completionRule: completion('C4', 'C.4', 'all players not yet paired can still be paired'),
  byeCriteria: byeCriteria('B.0.c', 'B.0.d', 'B.0.e'),
  criteria: qualityCriteria(['C.5', 'C.6', 'C.7', 'C.8', 'C.9', 'C.10']),
  colourRules: colourRulesWithFirstGames(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']),
  orderRules: {
    upfloaters: orderOf('D.1', 'D.1', 'sets of upfloaters'),
    shifters,
    recomposition: { ...shifters, article: 'B.3, B.4' },
    transposition: orderOf('D.3', 'D.3', 'transpositions of G2'),
    boards: boardOrder('C.04.2 D.9'),
  },
  // C.2: the bye, or a win because the opponent did not appear; a requested full-point bye does not bar.
  barsBye: (result) => result === 'U' || result === '+',
};
