import { lossValue, winValue } from '../../model/results.js';
import { noEqualAbsoluteColours, noForbiddenPair, noRematch } from '../../rules/absolute-rules.js';
import {
  colourPreferences,
  strongColourPreferences,
  topscorersColourDifference,
  topscorersThirdColour,
} from './criteria/colour-criteria.js';
import { colourRules } from '../../rules/colours.js';
import { boardOrder, byeScore, byeBar, completion, orderOf } from '../../rules/named-rules.js';
import { UNPAIRED_MDP } from './criteria/criterion.js';
import type { QualityCriterion } from './criteria/criterion.js';
import { withQuickSearch } from './edition.js';
import { PREVIOUS_ROUND, qualityCriterion, TWO_ROUNDS_BEFORE } from './criteria/quality-criterion.js';
import type { EarlierRound } from './criteria/quality-criterion.js';

const fewestDownfloaters = qualityCriterion('C6', '2.4.1', {
  title: 'number of downfloaters',
  float: () => 1,
});

const lowestDownfloaters = qualityCriterion('C7', '2.4.2', {
  title: 'scores of the downfloaters',
  measure: 'score',
  float: (_view, { player }) => player.score,
});

const byeTakersUnplayedGames = qualityCriterion('C9', '2.4.4', {
  title: 'unplayed games of the player who receives the pairing-allocated bye',
  kind: 'bye',
  concept: 'bye-unplayed-rounds',
  measure: 'rounds',
  concerns: (view) => view.floaterTakesBye,
  float: (_view, { player }) => player.unplayed,
});

/** The FIDE (Dutch) System in force since 1 February 2026 (C.04.3). */
export const dutch2026 = withQuickSearch({
  id: 'dutch-2026',
  system: 'dutch',
  title: 'FIDE (Dutch) System, 2026 rules',
  from: '2026-02-01',
  until: null,
  code: 'FIDE_DUTCH_2026',
  years: ['2025'],
  baku: '2026',
  needs: [],
  readingsDecide: ['B22', 'B23'],
  absoluteRules: [noRematch('C1', '2.1.1'), noEqualAbsoluteColours('C3', '2.1.3'), noForbiddenPair],
  byeRule: byeBar(
    'C2',
    '2.1.2',
    'no second pairing-allocated bye, none after a round scored as a win without playing',
  ),
  completionRule: completion('C4', '2.2.1', 'all players not yet paired can still be paired'),
  byeScoreRule: byeScore('C5', '2.3.1', 'score of the player who receives the bye'),
  criteria: [
    fewestDownfloaters,
    lowestDownfloaters,
    {
      looksAt: 'following bracket',
      level: 'quality',
      kind: 'quality',
      id: 'C8',
      article: '2.4.3',
      title: 'downfloaters that let the following bracket comply with C1 to C7',
      reads: [fewestDownfloaters, lowestDownfloaters],
    },
    byeTakersUnplayedGames,
    topscorersColourDifference('C10', '2.4.5'),
    topscorersThirdColour('C11', '2.4.6'),
    colourPreferences('C12', '2.4.7'),
    strongColourPreferences('C13', '2.4.8'),
    residentsWhoFloatAgain('C14', '2.4.9', PREVIOUS_ROUND),
    opponentsWhoFloatAgain('C15', '2.4.10', PREVIOUS_ROUND),
    residentsWhoFloatAgain('C16', '2.4.11', TWO_ROUNDS_BEFORE),
    opponentsWhoFloatAgain('C17', '2.4.12', TWO_ROUNDS_BEFORE),
    mdpDifferences('C18', '2.4.13', PREVIOUS_ROUND),
    opponentDifferences('C19', '2.4.14', PREVIOUS_ROUND),
    mdpDifferences('C20', '2.4.15', TWO_ROUNDS_BEFORE),
    opponentDifferences('C21', '2.4.16', TWO_ROUNDS_BEFORE),
  ],
  colourRules: colourRules(['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5']),
  orderRules: {
    transposition: orderOf('transposition', '4.2', 'transpositions of S2'),
    residentExchange: orderOf('resident-exchange', '4.3', 'exchanges between S1 and S2'),
    mdpSet: orderOf('mdp-set', '4.4', 'sets of pairable MDPs'),
    boards: boardOrder('C.04.2 3.6'),
  },
  completion: 'every-bracket',
  joining: null,
  // 1.4.3: a round without playing that scored more than a loss; the pairing-allocated bye whatever it is worth.
  unplayedIsDownfloat: (result, worth, points) => result === 'U' || worth > lossValue(points),
  // Basic Rule 4: a bye before, or as many points as a win in one round without playing.
  barsBye: (result, worth, points) => result === 'U' || worth >= winValue(points),
});

function residentsWhoFloatAgain(id: string, article: string, round: EarlierRound): QualityCriterion {
  return qualityCriterion(id, article, {
    title: `resident downfloaters who received a downfloat ${round.words}`,
    float: (_view, member) => (!member.mdp && round.floatOf(member) === 'down' ? 1 : null),
  });
}

function opponentsWhoFloatAgain(id: string, article: string, round: EarlierRound): QualityCriterion {
  return qualityCriterion(id, article, {
    title: `MDP opponents who received an upfloat ${round.words}`,
    concerns: (view) => view.hasMdps,
    pair: (_view, higher, lower) => (higher.mdp && round.floatOf(lower) === 'up' ? 1 : null),
  });
}

/**
 * The text gives no score difference for an MDP that stays unpaired. Taken here: larger than that of every pair
 * of the bracket, the higher the MDP's score the larger.
 */
function mdpDifferences(id: string, article: string, round: EarlierRound): QualityCriterion {
  return qualityCriterion(id, article, {
    title: `score differences of MDPs who received a downfloat ${round.words}`,
    measure: 'difference',
    concerns: (view) => view.hasMdps,
    pair: (_view, higher, lower) =>
      higher.mdp && round.floatOf(higher) === 'down' ? higher.player.score - lower.player.score : null,
    float: (view, member) =>
      member.mdp && round.floatOf(member) === 'down'
        ? UNPAIRED_MDP.of(member.player.score - view.score)
        : null,
  });
}

function opponentDifferences(id: string, article: string, round: EarlierRound): QualityCriterion {
  return qualityCriterion(id, article, {
    title: `score differences of MDP opponents who received an upfloat ${round.words}`,
    measure: 'difference',
    concerns: (view) => view.hasMdps,
    pair: (_view, higher, lower) =>
      higher.mdp && round.floatOf(lower) === 'up' ? higher.player.score - lower.player.score : null,
  });
}
