import type { Tenths } from '../../../model/event.js';
import type { LiteralForm } from '../../reading.js';
import type { Bracket, Candidate, Rule } from '../bracket.js';
import type { DutchPlayer, Float } from '../player.js';
import { descending } from '../quality.js';
import { differenceOfDownfloater } from './score-differences.js';

/** C.12-C.19: floats of this round that are the same as one or two rounds before, counted, then their score differences. */
export function floatCriteria(form: LiteralForm): Rule[] {
  const sameFloats = (float: Float, before: Before) => (candidate: Candidate, bracket: Bracket) =>
    floatsOf(candidate, bracket, form).filter(
      (received) => received.float === float && received.player[before] === float,
    );
  const counted = (id: string, float: Float, before: Before): Rule => ({
    id,
    valueOf: (candidate, bracket) => [sameFloats(float, before)(candidate, bracket).length],
  });
  const measured = (id: string, float: Float, before: Before): Rule => ({
    id,
    valueOf: (candidate, bracket) =>
      descending(sameFloats(float, before)(candidate, bracket).map(({ difference }) => difference)),
  });
  return [
    counted('C12', 'down', 'floatLastRound'),
    counted('C13', 'up', 'floatLastRound'),
    counted('C14', 'down', 'floatTwoRoundsBefore'),
    counted('C15', 'up', 'floatTwoRoundsBefore'),
    measured('C16', 'down', 'floatLastRound'),
    measured('C17', 'up', 'floatLastRound'),
    measured('C18', 'down', 'floatTwoRoundsBefore'),
    measured('C19', 'up', 'floatTwoRoundsBefore'),
  ];
}

type Before = 'floatLastRound' | 'floatTwoRoundsBefore';

interface ReceivedFloat {
  readonly player: DutchPlayer;
  readonly float: Float;
  readonly difference: Tenths;
}

/** The floats that a candidate gives: to players of different scores who meet, and to downfloaters (D8). */
function floatsOf({ pairs, downfloaters }: Candidate, bracket: Bracket, form: LiteralForm): ReceivedFloat[] {
  const unequal = pairs.filter(([higher, lower]) => higher.score !== lower.score);
  const paired = unequal.flatMap(([higher, lower]): ReceivedFloat[] => {
    const difference = higher.score - lower.score;
    return [
      { player: higher, float: 'down', difference },
      { player: lower, float: 'up', difference },
    ];
  });
  const unpaired = downfloaters.map((player): ReceivedFloat => {
    return { player, float: 'down', difference: differenceOfDownfloater(player, bracket, form) };
  });
  // D8 read otherwise: who meets a lower score in the bracket does not float down.
  const met = form.otherwise.has('D8') ? paired.filter(({ float }) => float === 'up') : paired;
  return [...met, ...unpaired];
}
