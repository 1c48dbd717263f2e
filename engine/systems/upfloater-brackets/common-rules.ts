import { noForbiddenPair, noRematch } from '../../rules/absolute-rules.js';
import { boardOrder, byeBar, completion, decision, orderOf } from '../../rules/named-rules.js';
import type { ByeCriterion } from '../bye-first/edition.js';
import type { BracketEdition } from './edition.js';
import type { MatchPlayer } from './player.js';

/** 3.4.2-3.4.4: who receives the pairing-allocated bye. */
const byeCriteria: readonly ByeCriterion<MatchPlayer>[] = [
  {
    ...onBye('3.4.2'),
    title: 'score of the participant who receives the pairing-allocated bye',
    measure: 'score',
    shown: ({ score }) => score,
    weight: ({ score }) => score,
  },
  {
    ...onBye('3.4.3'),
    title: 'matches played by the participant who receives the pairing-allocated bye',
    measure: 'games',
    shown: ({ matches }) => matches,
    weight: ({ matches }) => -matches,
  },
  {
    ...onBye('3.4.4'),
    title: 'pairing number of the participant who receives the pairing-allocated bye',
    measure: 'numbers',
    shown: ({ id }) => id,
    weight: ({ order }) => -order,
  },
];

/** The rules that C.04.5 and C.04.6 have under the same names. */
export const commonRules: Pick<
  BracketEdition,
  'absoluteRules' | 'byeRule' | 'completionRule' | 'byeCriteria' | 'orderRules'
> = {
  absoluteRules: [
    { ...noRematch('C1', '2.1.1'), title: 'two participants shall not meet more than once' },
    noForbiddenPair,
  ],
  byeRule: byeBar(
    'C2',
    '2.1.2',
    'no second pairing-allocated bye, none after a match won by forfeit or a full-point bye',
  ),
  completionRule: completion('C3', '2.2.1', 'all participants not yet paired can still be paired'),
  byeCriteria,
  orderRules: {
    upfloaters: decision('3.5.4', '3.5.4', 'order of the sets of upfloaters'),
    pairings: orderOf('3.6.3', '3.6.3', 'identifiers of pairings'),
    boards: boardOrder('C.04.2 3.6'),
  },
};

/**
 * Places that are open in both texts (2.3.3, 1.5 under acceleration): the published probe of the one program that pairs
 * by them calls its own answer unresolved.
 */
export const openReadings: readonly string[] = ['M1', 'M3'];

function onBye(article: string) {
  return { id: article, article, level: 'quality', kind: 'bye' } as const;
}
