import { noEqualAbsoluteColours, noForbiddenPair, noRematch } from '../../rules/absolute-rules.js';
import { colourRules } from '../../rules/colours.js';
import { boardOrder, byeBar, completion, orderOf } from '../../rules/named-rules.js';
import { requirements2015 } from './criteria/requirements-2015.js';
import { withQuickSearch } from './edition.js';
import { liftByeBar } from './lift-bye-bar.js';
import { hasPoints } from './unplayed-rules.js';

/**
 * The draft of the FIDE (Dutch) System (C.04.3.1) that was tabled at the Congress of 2015 and never came into force. The readings
 * are K1 to K20 of `corpus/readings.md`.
 */
export const dutch2015Draft = withQuickSearch({
  id: 'dutch-2015-draft',
  system: 'dutch',
  title: 'FIDE (Dutch) System, draft of 2015',
  from: null,
  until: null,
  code: 'FIDE_DUTCH_2015',
  years: [],
  baku: '2016',
  needs: [],
  readingsDecide: ['B4'],
  absoluteRules: [noRematch('B.1', 'B.1'), noEqualAbsoluteColours('B.3', 'B.3'), noForbiddenPair],
  byeRule: byeBar('B.2', 'B.2', 'no bye after half a point or more without playing'),
  completionRule: completion('C.13', 'C.13', 'the downfloaters let the last bracket be paired'),
  byeScoreRule: null,
  criteria: requirements2015,
  colourRules: colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']),
  orderRules: {
    transposition: orderOf('transposition', 'D.1', 'transpositions of S2'),
    residentExchange: orderOf('resident-exchange', 'D.2', 'exchanges between S1 and S2'),
    mdpSet: orderOf('mdp-set', 'D.3', 'exchanges of moved-down players'),
    boards: boardOrder('C.04.2 D.9'),
  },
  completion: 'joined-last-brackets',
  joining: {
    halfIsHomogeneous: 'nowhere',
    lastMdpsMayMeet: true,
    whereNoMdpIsPaired: 'homogeneous',
    asksWithoutIncompatible: false,
  },
  // A.4, B.2: half a point or more without playing; any other unplayed round is no float (K2).
  unplayedIsDownfloat: hasPoints,
  barsBye: hasPoints,
  seeOtherwise: liftByeBar,
});
