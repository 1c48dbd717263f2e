import type { Tenths } from '../../model/event.js';
import { noEqualAbsoluteColours, noForbiddenPair, noRematch } from '../../rules/absolute-rules.js';
import {
  colourPreferences,
  strongColourPreferences,
  topscorersColourDifference,
  topscorersThirdColour,
} from './criteria/colour-criteria.js';
import { colourRules } from '../../rules/colours.js';
import { boardOrder, byeBar, completion, orderOf } from '../../rules/named-rules.js';
import type { BracketView, Member, QualityCriterion } from './criteria/criterion.js';
import { withQuickSearch } from './edition.js';
import { PREVIOUS_ROUND, qualityCriterion, TWO_ROUNDS_BEFORE } from './criteria/quality-criterion.js';
import type { EarlierRound } from './criteria/quality-criterion.js';

const mostPairs = qualityCriterion('C5', 'C.5', {
  title: 'number of downfloaters (maximise the number of pairs)',
  float: () => 1,
});

/** Differences of zero are left out of the list: the number of pairs being fixed by C.5, they never decide. */
const pairingScoreDifference = qualityCriterion('C6', 'C.6', {
  title: 'pairing score difference (PSD)',
  measure: 'difference',
  pair: (_view, higher, lower) => higher.player.score - lower.player.score || null,
  float: floaterDifference,
});

/** The FIDE (Dutch) System in force from 1 July 2017 to 31 January 2026 (C.04.3, Baku 2016). */
export const dutch2017 = withQuickSearch({
  id: 'dutch-2017',
  system: 'dutch',
  title: 'FIDE (Dutch) System, 2017 rules',
  from: '2017-07-01',
  until: '2026-01-31',
  code: 'FIDE_DUTCH_2017',
  years: [],
  baku: '2016',
  needs: [],
  readingsDecide: ['B4', 'B22', 'B23'],
  absoluteRules: [noRematch('C1', 'C.1'), noEqualAbsoluteColours('C3', 'C.3'), noForbiddenPair],
  byeRule: byeBar('C2', 'C.2', 'no second pairing-allocated bye, none after a forfeit win'),
  completionRule: completion('C4', 'C.4', 'the downfloaters let the round-pairing be completed'),
  byeScoreRule: null,
  criteria: [
    mostPairs,
    pairingScoreDifference,
    {
      looksAt: 'following bracket',
      level: 'quality',
      kind: 'quality',
      id: 'C7',
      article: 'C.7',
      title: 'downfloaters that give the following bracket most pairs, then the least PSD',
      reads: [mostPairs, pairingScoreDifference],
    },
    topscorersColourDifference('C8', 'C.8'),
    topscorersThirdColour('C9', 'C.9'),
    colourPreferences('C10', 'C.10'),
    strongColourPreferences('C11', 'C.11'),
    sameDownfloat('C12', 'C.12', PREVIOUS_ROUND),
    sameUpfloat('C13', 'C.13', PREVIOUS_ROUND),
    sameDownfloat('C14', 'C.14', TWO_ROUNDS_BEFORE),
    sameUpfloat('C15', 'C.15', TWO_ROUNDS_BEFORE),
    downfloatDifferences('C16', 'C.16', PREVIOUS_ROUND),
    upfloatDifferences('C17', 'C.17', PREVIOUS_ROUND),
    downfloatDifferences('C18', 'C.18', TWO_ROUNDS_BEFORE),
    upfloatDifferences('C19', 'C.19', TWO_ROUNDS_BEFORE),
  ],
  colourRules: colourRules(['E.1', 'E.2', 'E.3', 'E.4', 'E.5']),
  orderRules: {
    transposition: orderOf('transposition', 'D.1', 'transpositions of S2'),
    residentExchange: orderOf('resident-exchange', 'D.2', 'exchanges between S1 and S2'),
    mdpSet: orderOf('mdp-set', 'D.3', 'exchanges between S1 and the Limbo'),
    boards: boardOrder('C.04.2 D.9'),
  },
  completion: 'collapsed-last-bracket',
  joining: null,
  // A.4.b: "for whatever reason".
  unplayedIsDownfloat: () => true,
  // C.04.1.d: the bye, or a win because the opponent did not appear; a requested full-point bye does not bar.
  barsBye: (result) => result === 'U' || result === '+',
});

/** A.8: one point below the lowest ranked player of the bracket. */
function floaterDifference(view: BracketView, member: Member): Tenths {
  return member.player.score - (view.lowestScore - ONE_POINT);
}

/** Score difference of a pair in which the higher ranked player floats down and the lower one up; 0 for none. */
function floatDifference(higher: Member, lower: Member): Tenths {
  return higher.player.score - lower.player.score;
}

function sameDownfloat(id: string, article: string, round: EarlierRound): QualityCriterion {
  return qualityCriterion(id, article, {
    title: `players who receive the same downfloat as ${round.words}`,
    pair: (_view, higher, lower) =>
      floatDifference(higher, lower) > 0 && round.floatOf(higher) === 'down' ? 1 : null,
    float: (_view, member) => (round.floatOf(member) === 'down' ? 1 : null),
  });
}

function sameUpfloat(id: string, article: string, round: EarlierRound): QualityCriterion {
  return qualityCriterion(id, article, {
    title: `players who receive the same upfloat as ${round.words}`,
    pair: (_view, higher, lower) =>
      floatDifference(higher, lower) > 0 && round.floatOf(lower) === 'up' ? 1 : null,
  });
}

function downfloatDifferences(id: string, article: string, round: EarlierRound): QualityCriterion {
  return qualityCriterion(id, article, {
    title: `score differences of players who receive the same downfloat as ${round.words}`,
    measure: 'difference',
    pair: (_view, higher, lower) =>
      round.floatOf(higher) === 'down' ? floatDifference(higher, lower) || null : null,
    float: (view, member) => (round.floatOf(member) === 'down' ? floaterDifference(view, member) : null),
  });
}

function upfloatDifferences(id: string, article: string, round: EarlierRound): QualityCriterion {
  return qualityCriterion(id, article, {
    title: `score differences of players who receive the same upfloat as ${round.words}`,
    measure: 'difference',
    pair: (_view, higher, lower) =>
      round.floatOf(lower) === 'up' ? floatDifference(higher, lower) || null : null,
  });
}

/** In tenths. */
const ONE_POINT: Tenths = 10;
