import { winValue } from '../../model/results.js';
import { boardOrder, byeBar, completion, orderOf } from '../../rules/named-rules.js';
import { absoluteRules } from '../bye-first/absolute-rules.js';
import { byeCriteria } from './bye-criteria.js';
import { colourRulesWithFirstGames } from '../bye-first/colours.js';
import { qualityCriteria } from './criteria.js';
import type { Rule } from '../../rules/rule.js';
import type { DubovEdition } from './edition.js';

const shifters: Rule = {
  ...orderOf('4.3', '4.3', 'sets of shifters'),
  also: ['3.2.3', '3.2.4', '3.2.4.1', '3.2.4.2'],
};

/** The Dubov System in force since 1 February 2026 (C.04.4.1). */
export const dubov2026: DubovEdition = {
  id: 'dubov-2026',
  system: 'dubov',
  title: 'FIDE Dubov System, 2026 rules',
  from: '2026-02-01',
  until: null,
  code: 'FIDE_DUBOV_2026',
  years: ['2025'],
  baku: '2026',
  needs: ['ratings'],
  absoluteRules: absoluteRules('2.1.1', '2.1.3'),
  byeRule: byeBar(
    'C2',
    '2.1.2',
    'no second pairing-allocated bye, none after a round scored as a win without playing',
  ),
  completionRule: completion('C4', '2.2.1', 'all players not yet paired can still be paired'),
  byeCriteria: byeCriteria('3.1.3', '3.1.4', '3.1.5'),
  criteria: qualityCriteria(['2.3.1', '2.3.2', '2.3.3', '2.3.4', '2.3.5', '2.3.6']),
  colourRules: colourRulesWithFirstGames(['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5']),
  orderRules: {
    upfloaters: orderOf('4.2', '4.2', 'sets of upfloaters'),
    shifters,
    recomposition: { ...shifters, article: '3.2.3, 3.2.4.1' },
    transposition: orderOf('4.4', '4.4', 'transpositions of G2'),
    boards: boardOrder('C.04.2 3.6'),
  },
  halves: 'always',
  // 3.1.1 names the forfeit win, whatever it is worth; Basic Rule 4 a bye, or as many points as a win without playing.
  barsBye: (result, worth, points) => result === 'U' || result === '+' || worth >= winValue(points),
};
