import { cutsVoluntaryRounds, withCuts } from '../cuts.js';
import type { Field } from '../field.js';
import type { Part, Tally } from '../part.js';
import { isForfeited, isPaired } from '../player-record.js';
import { averageOf, sumOf } from '../tally.js';
import type { TieBreakItem } from '../tie-break-item.js';
import type { TieBreak } from '../tie-break.js';
import { scoreParts } from './opponents-scores.js';

/** 8.1 */
export const buchholzTieBreak: TieBreak = {
  code: 'BH',
  hasScores: true,
  name: 'Buchholz',
  article: '8.1',
  type: 'C',
  modifiers: ['C', 'M', 'P'],
  only: 'swiss',
  tally: (field, place, item) => buchholz(field, place, item, false),
};

/** 8.3 */
export const foreBuchholzTieBreak: TieBreak = {
  code: 'FB',
  hasScores: true,
  name: 'Fore Buchholz',
  article: '8.3',
  type: 'D',
  modifiers: ['C', 'M', 'P'],
  only: 'swiss',
  tally: (field, place, item) => buchholz(field, place, item, true),
};

/** 8.2: the average of the Buchholz, or Fore Buchholz, of the opponents played over the board. */
export const averageBuchholzTieBreak: TieBreak = {
  code: 'AOB',
  hasScores: true,
  name: "Average of Opponents' Buchholz",
  article: '8.2',
  type: 'CC',
  modifiers: ['F', 'P'],
  only: 'swiss',
  tally(field, place, item) {
    const parts = field.players[place].rounds
      .filter((round) => isPaired(round) && (item.forfeitsPlayed || !isForfeited(round.kind)))
      .map((round): Part => {
        const value = buchholzOf(field, round.opponent, item);
        const opponent = field.opponentOf(round);
        return { round: round.round, opponent, value, why: 'opponent-value', article: '8.2' };
      });
    return averageOf(parts, 10, false);
  },
};

function buchholz(
  field: Field,
  place: number,
  item: Pick<TieBreakItem, 'cuts' | 'forfeitsPlayed'>,
  isFore: boolean,
): Tally {
  const parts = scoreParts(field, place, item, isFore, '8.1', (score) => score);
  const rules = { significance: 'value', cutsVoluntaryRounds: cutsVoluntaryRounds(field.settings) } as const;
  return sumOf(withCuts(parts, item.cuts, rules), 10);
}

/** The whole Buchholz of a player, in tenths. */
function buchholzOf(field: Field, place: number, { isFore, forfeitsPlayed }: TieBreakItem): number {
  const whole = { cuts: { lowest: 0, highest: 0 }, forfeitsPlayed };
  const name = `Buchholz ${isFore} ${forfeitsPlayed}`;
  const value = field.remember(name, place, (of) => buchholz(field, of, whole, isFore).value);
  return value?.numerator ?? 0;
}
