import type { Field } from '../field.js';
import { fraction } from '../fraction.js';
import type { Part } from '../part.js';
import { withCuts } from '../cuts.js';
import { sumOf } from '../tally.js';
import type { TieBreak } from '../tie-break.js';

/** The points, as record 212 names them among the tie-breaks. */
export const pointsTieBreak: TieBreak = {
  code: 'PTS',
  name: 'Points',
  article: '',
  type: 'B',
  modifiers: [],
  tally: (field, place) => sumOf(pointParts(field, place), 10),
  value: (field, place) => fraction(field.players[place].score, 10),
};

/** 7.5: the score after each round; a cut leaves out the first rounds (14.1.1.c). */
export const progressiveTieBreak: TieBreak = {
  code: 'PS',
  hasScores: true,
  name: 'Sum of Progressive Scores',
  article: '7.5',
  type: 'B',
  modifiers: ['C', 'M'],
  tally(field, place, { cuts }) {
    let score = 0;
    const parts = field.players[place].rounds.map((round): Part => {
      score += round.worth + round.bonus;
      const opponent = field.opponentOf(round);
      return {
        round: round.round,
        opponent,
        value: score,
        worth: round.worth,
        why: 'progress',
        article: '7.5',
      };
    });
    return sumOf(withCuts(parts, cuts, { significance: 'round', cutsVoluntaryRounds: false }), 10);
  },
};

function pointParts(field: Field, place: number): Part[] {
  const parts: Part[] = [];
  for (const record of field.players[place].rounds) {
    const { round, worth, bonus } = record;
    const opponent = field.opponentOf(record);
    parts.push({ round, opponent, value: worth, worth, why: 'points', article: '' });
    if (bonus !== 0) parts.push({ round, opponent, value: bonus, worth, why: 'points-bonus', article: '' });
  }
  return parts;
}
