import { lossValue, winValue } from '../../../model/results.js';
import { colourRules } from '../../../rules/colours.js';
import { otherwise } from '../../interface/readings.js';
import type { Reading } from '../../interface/readings.js';
import { topscorersUndueThirdColour, topscorersWithColourDifference } from '../criteria/colour-criteria.js';
import type { Criterion, QualityCriterion } from '../criteria/criterion.js';
import { dutch2012, JOINING_2012 } from '../dutch-2012.js';
import type { DutchEdition } from '../edition.js';
import { aboutFacts, byNumbersOfAll } from './fact-readings.js';

/**
 * The rules with one doubtful place read otherwise than in `corpus/readings.md`: what another program might do. Tests
 * hold the example of a reading against it; discrepancies of a campaign are tried with each.
 */
export const otherReadings2012: readonly Reading<DutchEdition>[] = [
  byNumbersOfAll<DutchEdition>(),
  // A.3 by the letter.
  otherwise<DutchEdition>('I9', {
    joining: { ...JOINING_2012, halfIsHomogeneous: 'everywhere' },
  }),
  // C.12 after C.1: who has no opponent below goes further down, and it is asked for the others.
  otherwise<DutchEdition>('I10', {
    joining: { ...JOINING_2012, asksWithoutIncompatible: true },
  }),
  // Score differences in joined brackets are not looked at.
  otherwise<DutchEdition>('I17', {
    criteria: dutch2012.criteria.filter(({ id }) => id !== 'B.3-joined'),
  }),
  // As in round 1.
  otherwise<DutchEdition>('I19', {
    colourRules: [
      ...dutch2012.colourRules.slice(0, -1),
      ...colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']).slice(-1),
    ],
  }),
];

export const otherReadings2015: readonly Reading<DutchEdition>[] = [byNumbersOfAll<DutchEdition>()];

export const otherReadings2017: readonly Reading<DutchEdition>[] = [
  ...aboutFacts<DutchEdition>(),
  topscorersAsTheyEnd('C8', 'C.8'),
  contradictoryPreferences('C9', 'C.9'),
  // Only what scored above a loss, as in 2026.
  otherwise<DutchEdition>('D1', {
    unplayedIsDownfloat: (_result, worth, points) => worth > lossValue(points),
  }),
  otherwise<DutchEdition>('D2', {
    barsBye: (result, worth, points) => result === 'U' || result === '+' || worth >= winValue(points),
  }),
  // Every bracket keeps the round completable, as in 2026.
  otherwise<DutchEdition>('D3', { completion: 'every-bracket' }),
  // One point below the highest resident.
  criteria('D4', ['C6'], (own) => ({
    ...own,
    float: (view, member) => member.player.score - (view.score - 10),
  })),
  shorterLookahead('D6'),
  // Only who leaves the bracket floats down.
  criteria('D8', ['C12', 'C14', 'C16', 'C18'], (own) => ({ ...own, pair: () => null })),
];

export const otherReadings2026: readonly Reading<DutchEdition>[] = [
  ...aboutFacts<DutchEdition>(),
  topscorersAsTheyEnd('C10', '2.4.5'),
  contradictoryPreferences('C11', '2.4.6'),
  // No lowest score of the bye.
  otherwise<DutchEdition>('S1', { byeScoreRule: null }),
  // The criterion is never applied.
  criteria('S2', ['C9'], (own) => ({ ...own, concerns: () => false })),
  shorterLookahead('S5'),
  criteria('S6', ['C14', 'C16'], (own) => ({
    ...own,
    float: (view, member) => own.float(view, { ...member, mdp: false }),
  })),
  // Who stays unpaired has no difference.
  criteria('S7', ['C18', 'C20'], (own) => ({ ...own, float: () => null })),
  // Every round without a game, as in 2017.
  otherwise<DutchEdition>('S8', { unplayedIsDownfloat: () => true }),
];

/** Whoever has a colour difference beyond 2 after the game, though it was larger before. */
function topscorersAsTheyEnd(id: string, article: string): Reading<DutchEdition> {
  // Only the final round has topscorers.
  return {
    ...criteria('B22', [id], () => topscorersWithColourDifference(id, article)),
    isOfFinalRound: true,
  };
}

/** Whose last two games ask for one colour and whose difference asks for the other gets no colour too often. */
function contradictoryPreferences(id: string, article: string): Reading<DutchEdition> {
  return { ...criteria('B23', [id], () => topscorersUndueThirdColour(id, article)), isOfFinalRound: true };
}

/** Some quality criteria changed. */
function criteria(
  id: string,
  ids: readonly string[],
  change: (own: QualityCriterion) => QualityCriterion,
): Reading<DutchEdition> {
  return {
    id,
    change: (edition) => ({
      ...edition,
      criteria: edition.criteria.map((own) =>
        own.looksAt === 'bracket' && ids.includes(own.id) ? change(own) : own,
      ),
    }),
  };
}

/** The following bracket counts with its number of pairs only. */
function shorterLookahead(id: string): Reading<DutchEdition> {
  return {
    id,
    change: (edition) => ({
      ...edition,
      criteria: edition.criteria.map((own): Criterion =>
        own.looksAt === 'following bracket' ? { ...own, reads: own.reads.slice(0, 1) } : own,
      ),
    }),
  };
}
