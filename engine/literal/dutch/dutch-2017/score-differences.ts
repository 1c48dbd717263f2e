import type { Tenths } from '../../../model/event.js';
import type { LiteralForm } from '../../reading.js';
import { playersOf } from '../bracket.js';
import type { Bracket, Candidate } from '../bracket.js';
import type { DutchPlayer } from '../player.js';
import { descending } from '../quality.js';

/** A.8: the Pairing Score Difference (PSD), the score differences (SD) of all pairs and downfloaters, the highest first. */
export function pairingScoreDifference(
  { pairs, downfloaters }: Candidate,
  bracket: Bracket,
  form: LiteralForm,
): number[] {
  return descending([
    ...pairs.map(([higher, lower]) => higher.score - lower.score),
    ...downfloaters.map((player) => differenceOfDownfloater(player, bracket, form)),
  ]);
}

/** A.8: the SD of a downfloater, against an artificial value; every player has the own score in a CLB, too (D4). */
export function differenceOfDownfloater(
  { score }: DutchPlayer,
  bracket: Bracket,
  { otherwise }: LiteralForm,
): Tenths {
  const lowest = playersOf(bracket).at(-1)?.score ?? score;
  const highestOfResidents = bracket.residents.at(0)?.score ?? lowest;
  return score - ((otherwise.has('D4') ? highestOfResidents : lowest) - ONE_POINT);
}

const ONE_POINT: Tenths = 10;
