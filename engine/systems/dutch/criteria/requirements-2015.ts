import { Strength } from '../../../rules/colour-preference.js';
import type { Tenths } from '../../../model/event.js';
import {
  colourPreferences,
  samePreference,
  topscorersColourDifference,
  topscorersThirdColour,
} from './colour-criteria.js';
import type { BracketView, Criterion, Member, QualityCriterion } from './criterion.js';
import { PREVIOUS_ROUND, qualityCriterion, TWO_ROUNDS_BEFORE } from './quality-criterion.js';
import type { EarlierRound } from './quality-criterion.js';

const mostPairs = qualityCriterion('P', 'A.11.b', {
  title: 'number of downfloaters (maximise the number of pairs)',
  float: () => 1,
});

const scoreDifferences = qualityCriterion('B.4', 'B.4', {
  title: 'pairing score difference (PSD)',
  measure: 'difference',
  pair: (_view, higher, lower) => differenceOf(higher, lower) || null,
  float: floaterDifference,
});

/** A.11 of the draft, in order (reading K1). */
export const requirements2015: readonly Criterion[] = [
  mostPairs,
  scoreDifferences,
  {
    looksAt: 'following bracket',
    level: 'quality',
    kind: 'quality',
    id: 'A.11.d',
    article: 'A.11.d',
    title: 'downfloaters that give the following bracket most pairs, then the least PSD',
    reads: [mostPairs, scoreDifferences],
  },
  topscorersColourDifference('B.5', 'B.5'),
  topscorersThirdColour('B.6', 'B.6'),
  colourPreferences('B.7', 'B.7'),
  qualityCriterion('B.8', 'B.8', {
    title: 'pairs in which both have the same strong or absolute colour preference',
    pair: (_view, { player: a }, { player: b }) =>
      samePreference(a, b) && Math.min(a.strength, b.strength) >= Strength.strong ? 1 : null,
  }),
  ...againCriteria((id, article, parts) => qualityCriterion(id, article, parts), 'count'),
  ...againCriteria((id, article, parts) => qualityCriterion(`${id}D`, article, parts), 'difference'),
];

type Make = (
  id: string,
  article: string,
  parts: Pick<QualityCriterion, 'title'> & Partial<QualityCriterion>,
) => QualityCriterion;

/** B.9 to B.12: how many float again, or (note after B.12, K11) by which score differences. */
function againCriteria(make: Make, measure: 'count' | 'difference'): QualityCriterion[] {
  const title = (float: string, { words }: EarlierRound): string =>
    measure === 'count'
      ? `players who receive the same ${float} as ${words}`
      : `score differences of players who receive the same ${float} as ${words}`;
  const downfloat = (id: string, round: EarlierRound): QualityCriterion =>
    make(id, id, {
      title: title('downfloat', round),
      measure,
      // K10: everybody who stays unpaired.
      float: (view, member) =>
        round.floatOf(member) !== 'down' ? null : measure === 'count' ? 1 : floaterDifference(view, member),
    });
  const upfloat = (id: string, round: EarlierRound): QualityCriterion =>
    make(id, id, {
      title: title('upfloat', round),
      measure,
      pair: (_view, higher, lower) => {
        const difference = differenceOf(higher, lower);
        if (difference === 0 || round.floatOf(lower) !== 'up') return null;
        return measure === 'count' ? 1 : difference;
      },
    });
  return [
    downfloat('B.9', PREVIOUS_ROUND),
    downfloat('B.10', TWO_ROUNDS_BEFORE),
    upfloat('B.11', PREVIOUS_ROUND),
    upfloat('B.12', TWO_ROUNDS_BEFORE),
  ];
}

function differenceOf(higher: Member, lower: Member): Tenths {
  return higher.player.score - lower.player.score;
}

/** D.4: one point below the lowest ranked player of the bracket. */
function floaterDifference(view: BracketView, member: Member): Tenths {
  return member.player.score - (view.lowestScore - ONE_POINT);
}

/** In tenths. */
const ONE_POINT: Tenths = 10;
