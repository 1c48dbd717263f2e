import type { ScoreKind } from '../../model/event.js';
import { cutsVoluntaryRounds, withCuts } from '../cuts.js';
import type { Field } from '../field.js';
import type { Part, Tally } from '../part.js';
import { sumOf } from '../tally.js';
import type { TieBreak } from '../tie-break.js';
import type { TieBreakItem } from '../tie-break-item.js';
import { scoreParts } from './opponents-scores.js';

/** 13.1: the other score. */
export const otherScoreTieBreak: TieBreak = {
  code: 'MPVGP',
  name: 'Match Points or Game Points',
  article: '13.1',
  type: 'B',
  modifiers: [],
  isForTeams: true,
  tally: (field, place) => sumOf(ownScore(field.other(), place, '13.1'), 10),
};

/** 13.2: the four Extended Sonneborn-Berger tie-breaks. */
export const extendedSonnebornBerger: readonly TieBreak[] = (
  [
    ['EMMSB', '13.2.1', 'match-points', 'match-points'],
    ['EMGSB', '13.2.2', 'match-points', 'game-points'],
    ['EGMSB', '13.2.3', 'game-points', 'match-points'],
    ['EGGSB', '13.2.4', 'game-points', 'game-points'],
  ] as const
).map(([code, article, ofOpponents, scored]) => ({
  code,
  name: 'Extended Sonneborn-Berger',
  article,
  type: 'BC',
  modifiers: ['C', 'M', 'P'],
  isForTeams: true,
  tally: (field, place, item) => sonnebornBerger(field, place, item, article, ofOpponents, scored),
}));

/** 13.4: the other score, and the Buchholz divided by a factor that makes the two comparable. */
export const scheduleStrengthTieBreak: TieBreak = {
  code: 'SSSC',
  name: 'Scores and Schedule Strength Combination',
  article: '13.4',
  type: 'BC',
  modifiers: ['F', 'P', 'K'],
  isForTeams: true,
  tally(field, place, item) {
    const divisor = item.divisor ?? usualDivisor(field);
    const own = ownScore(field.other(), place, '13.4.1').map((part) => ({
      ...part,
      value: part.value * divisor,
    }));
    const strength = scoreParts(field, place, item, item.isFore, '13.4.2', (score) => score);
    return sumOf([...own, ...strength], 10 * divisor);
  },
};

/** 14.1.2: what is cut goes by the score of the opponents that the tie-break counts. */
function sonnebornBerger(
  field: Field,
  place: number,
  item: TieBreakItem,
  article: string,
  ofOpponents: ScoreKind,
  scored: ScoreKind,
): Tally {
  const { rounds } = field.by(scored).players[place];
  const parts = scoreParts(field.by(ofOpponents), place, item, false, article, (score) => score).map(
    (part): Part => {
      const worth = part.round === null ? 0 : rounds[part.round - 1].worth;
      return { ...part, worth, value: part.value * worth };
    },
  );
  const rules = {
    significance: 'opponent-score',
    cutsVoluntaryRounds: cutsVoluntaryRounds(field.settings),
  } as const;
  return sumOf(withCuts(parts, item.cuts, rules), 100);
}

/**
 * 13.4.2.b: the most that can be had of the primary score in the tournament by the most that can be had of the other in
 * a match, rounded towards zero; but never 0.
 */
function usualDivisor(field: Field): number {
  return Math.max(1, Math.floor((field.length * field.win) / field.other().win));
}

function ownScore(field: Field, place: number, article: string): Part[] {
  return field.players[place].rounds.map((round) => ({
    round: round.round,
    opponent: field.opponentOf(round),
    value: round.worth + round.bonus,
    worth: round.worth,
    why: 'points',
    article,
  }));
}
