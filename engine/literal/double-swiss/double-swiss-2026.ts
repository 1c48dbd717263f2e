import type { LiteralReading } from '../reading.js';
import {
  alternateOfFirst,
  alternateOfOther,
  alternateToMostRecentDifference,
  bothYetToPlay,
  whiteToTheLower,
} from '../team-swiss/colours.js';
import { countOf, isAmongLast } from '../team-swiss/definitions.js';
import type { Participant } from '../team-swiss/definitions.js';
import { opponentsWhoJustFloated } from '../team-swiss/pairing.js';
import { readingOf } from '../team-swiss/reading-of-text.js';
import type { ColourRule, Moment, PairCriterion } from '../team-swiss/text.js';

/** 2.3.4, 2.3.5: floaters are not spared in the last round. */
const LAST_ROUNDS = 1;

/**
 * C.04.5, edition 2026. Articles 1.1, 1.3, 1.5, 2.1, 2.2, 2.3.1 to 2.3.4 and 3 are those of C.04.6; there is no colour
 * criterion, so that [C8] is [C10] there, and Article 4 counts colours where the other one asks for preferences.
 */
export const doubleSwiss2026: LiteralReading = readingOf(
  { lastRounds: LAST_ROUNDS, pairCriteria, colourRules: colourRules(), compareFirst },
  { without: ['C8', '4.3.2', '4.3.3'], otherwise: [] },
);

/** 2.3.5 */
function pairCriteria({ state, form }: Moment): PairCriterion[] {
  return isAmongLast(state, form, LAST_ROUNDS) ? [] : [{ id: 'C8', valueOf: opponentsWhoJustFloated }];
}

/** 4.2: the higher ranked player. */
function compareFirst(_: Moment, one: Participant, other: Participant): number {
  return other.scoreForRank - one.scoreForRank || one.tpn - other.tpn;
}

/** 4.3 */
function colourRules(): ColourRule[] {
  return [
    bothYetToPlay,
    {
      id: '4.3.2',
      colourOf: (_, { colours: ofFirst }, { colours: ofOther }) =>
        whiteToTheLower(countOf(ofFirst, 'white'), countOf(ofOther, 'white')),
    },
    { id: '4.3.3', colourOf: alternateToMostRecentDifference },
    { id: '4.3.4', colourOf: alternateOfFirst },
    { id: '4.3.5', colourOf: alternateOfOther },
  ];
}
