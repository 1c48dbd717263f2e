import type { Tenths } from '../../model/event.js';
import type { Field } from '../field.js';
import type { Part } from '../part.js';
import type { TieBreakItem } from '../tie-break-item.js';

/**
 * A part for each round, of the score of the opponent or the dummy (8, 9.1).
 * @param own the article of the tie-break, which is that of the games.
 * @param valueOf what the score adds, by the points that the player has from the round.
 */
export function scoreParts(
  field: Field,
  place: number,
  item: Pick<TieBreakItem, 'forfeitsPlayed'>,
  isFore: boolean,
  own: string,
  valueOf: (score: Tenths, worth: Tenths) => number,
): Part[] {
  const parts: Part[] = [];
  for (const { round, score, adjustment, why, article, isVoluntary } of field
    .evaluation(item, isFore)
    .encounters(place)) {
    const { worth } = round;
    const opponent = field.opponentOf(round);
    const value = valueOf(score, worth);
    parts.push({
      round: round.round,
      opponent,
      value,
      score,
      adjustment,
      worth,
      why,
      article: article || own,
      isVoluntary,
    });
  }
  return parts;
}
