import { cutsVoluntaryRounds, withCuts } from '../cuts.js';
import { sumOf } from '../tally.js';
import type { TieBreak } from '../tie-break.js';
import { scoreParts } from './opponents-scores.js';

/** 9.1: in hundredths of a point times a point, the score of the opponent times the points against the opponent. */
export const sonnebornBergerTieBreak: TieBreak = {
  code: 'SB',
  hasScores: true,
  name: 'Sonneborn-Berger',
  article: '9.1',
  type: 'BC',
  modifiers: ['C', 'M', 'P'],
  tally(field, place, item) {
    const parts = scoreParts(field, place, item, false, '9.1', (score, worth) => score * worth);
    const rules = {
      significance: 'opponent-score',
      cutsVoluntaryRounds: cutsVoluntaryRounds(field.settings),
    } as const;
    return sumOf(withCuts(parts, item.cuts, rules), 100);
  },
};
