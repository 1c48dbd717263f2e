import type { Field } from '../field.js';
import type { Part } from '../part.js';
import { isPaired } from '../player-record.js';
import { sumOf } from '../tally.js';
import type { TieBreakItem } from '../tie-break-item.js';
import type { TieBreak } from '../tie-break.js';

/** 9.2: the points against those who have at least half of what can be had, or another limit (14.5). */
export const koyaTieBreak: TieBreak = {
  code: 'KS',
  hasScores: true,
  name: 'Koya System',
  article: '9.2',
  type: 'BC',
  modifiers: ['L'],
  only: 'round-robin',
  tally(field, place, item) {
    const twiceLimit = twiceLimitOf(field, item);
    const parts = field.players[place].rounds.filter(isPaired).map(({ round, opponent, worth }): Part => {
      const { id, score } = field.players[opponent];
      const isAbove = 2 * score >= twiceLimit;
      const why = isAbove ? 'above-limit' : 'below-limit';
      return { round, opponent: id, value: isAbove ? worth : 0, worth, score, why, article: '9.2' };
    });
    return sumOf(parts, 10);
  },
};

/** Twice the limit, in tenths: half of the highest possible score need not be a whole number of tenths. */
function twiceLimitOf(field: Field, { limit }: TieBreakItem): number {
  const games = Math.max(0, ...field.players.map(({ rounds }) => rounds.filter(isPaired).length));
  const step = field.settings.otherReadings.has('ks-step-draw') ? field.draw : HALF_POINT;
  return games * field.win + 2 * limit * step;
}

const HALF_POINT = 5;
