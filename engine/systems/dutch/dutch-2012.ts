import { noEqualAbsoluteColours, noForbiddenPair, noRematch } from '../../rules/absolute-rules.js';
import { boardOrder, byeBar, completion, orderOf } from '../../rules/named-rules.js';
import { mdpSets, requirements2012 } from './criteria/requirements-2012.js';
import { withQuickSearch } from './edition.js';
import type { JoiningRules } from './edition.js';
import { liftByeBar } from './lift-bye-bar.js';
import { hasPoints } from './unplayed-rules.js';
import { opposite } from '../../model/event.js';
import { colourRules } from '../../rules/colours.js';
import type { ColourRule } from '../../rules/colours.js';

const [both, stronger, alternate, higherRanked, parity] = colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']);

/**
 * The colour allocation of 2012 (E.1 to E.5). Of two absolute preferences none is the stronger for its difference (E.2); and
 * the last rule goes by the place among those present in round 1, later by the pairing number, and the other way round
 * (I19).
 */
const colourRules2012: readonly ColourRule[] = [
  both,
  {
    ...stronger,
    decide: (higher, lower, initialColour) =>
      higher.strength === lower.strength ? null : stronger.decide(higher, lower, initialColour),
  },
  alternate,
  higherRanked,
  {
    ...parity,
    title:
      'initial-colour for the higher ranked player whose place is odd (round 1) or whose pairing number is even (later), else the other',
    readsParity: 'in round 1',
    decide: (higher, lower, initialColour) =>
      higher.past.length === 0
        ? parity.decide(higher, lower, initialColour)
        : higher.id % 2 === 0
          ? initialColour
          : opposite(initialColour),
  },
];

export const JOINING_2012: JoiningRules = {
  halfIsHomogeneous: 'joined',
  lastMdpsMayMeet: false,
  whereNoMdpIsPaired: 'join',
  asksWithoutIncompatible: false,
};

/**
 * The FIDE (Dutch) System of C.04.1, as agreed in Istanbul 2012, in force until 30 June 2017. Its text is a procedure that
 * gives up requirements (C.3 to C.14); what it finds is the first candidate of the best vector of them, which is what is
 * looked for here. The day from which it was in force is not known. The readings are I1 to I19 of `corpus/readings.md`.
 */
export const dutch2012 = withQuickSearch({
  id: 'dutch-2012',
  system: 'dutch',
  title: 'FIDE (Dutch) System, 2012 rules',
  from: '2013-01-01',
  isFromUncertain: true,
  until: '2017-06-30',
  code: 'FIDE_DUTCH_2012',
  years: [],
  baku: '2016',
  needs: [],
  readingsDecide: ['B4', 'I10'],
  absoluteRules: [noRematch('B.1.a', 'B.1.a'), noEqualAbsoluteColours('B.2', 'B.2'), noForbiddenPair],
  byeRule: byeBar('B.1.b', 'B.1.b', 'no bye after a point or half a point without playing'),
  completionRule: completion('C.13-last', 'C.13', 'the downfloaters let the last bracket be paired'),
  byeScoreRule: null,
  criteria: requirements2012,
  colourRules: colourRules2012,
  orderRules: {
    transposition: orderOf('transposition', 'D.1', 'transpositions of S2'),
    residentExchange: orderOf('resident-exchange', 'D.2', 'exchanges between S1 and S2'),
    mdpSet: mdpSets,
    boards: boardOrder('F.1'),
  },
  completion: 'joined-last-brackets',
  joining: JOINING_2012,
  // A.4 with B.1.b: a point or half a point without playing; any other unplayed round is no float (I1).
  unplayedIsDownfloat: hasPoints,
  barsBye: hasPoints,
  seeOtherwise: liftByeBar,
});
