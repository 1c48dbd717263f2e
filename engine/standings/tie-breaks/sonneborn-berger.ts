import { withCuts } from '../cuts.js';
import type { Part } from '../part.js';
import { sumOf } from '../tally.js';
import type { TieBreak } from '../tie-break.js';

/** 9.1: in hundredths of a point times a point, the score of the opponent times the points against the opponent. */
export const sonnebornBergerTieBreak: TieBreak = {
  code: 'SB',
  name: 'Sonneborn-Berger',
  article: '9.1',
  type: 'BC',
  modifiers: ['C', 'M', 'P'],
  tally(field, place, item) {
    const { edition } = field.settings;
    const parts = field
      .evaluation(item, false)
      .encounters(place)
      .map(({ round, score, adjustment, why, article, isVoluntary }): Part => {
        const opponent = field.opponentOf(round);
        const { worth } = round;
        return {
          round: round.round,
          opponent,
          value: score * worth,
          score,
          adjustment,
          worth,
          why,
          article: why === 'game' ? '9.1' : article,
          isVoluntary,
        };
      });
    const rules = {
      significance: 'opponent-score',
      cutsVoluntaryRounds: edition.cutsVoluntaryRounds && !field.settings.isRoundRobin,
    } as const;
    return sumOf(withCuts(parts, item.cuts, rules), 100);
  },
};
