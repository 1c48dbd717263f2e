import type { ParityNumber, ColourDifference } from '../../checker/index.js';
import { players } from './numbers.js';
import type { Participants } from './participants.js';
import { person } from './person.js';

/** Marked for names: "player 5 counts as number 4, for player 1 has not taken part yet". */
export function parityWords({ player, countsAs, notYet }: ParityNumber, { one, many }: Participants): string {
  const missing = notYet.length === 1 ? one : many;
  const have = notYet.length === 1 ? 'has' : 'have';
  const why = [
    ...(notYet.length === 0 ? [] : [`${missing} ${players(notYet, ' and ')} ${have} not taken part yet`]),
    ...(notYet.length === player - countsAs ? [] : ['the starting numbers do not count on without gaps']),
  ];
  return `${one} ${person(player)} counts as number ${countsAs}, for ${why.join(' and ')}`;
}

/**
 * Why one of two absolute preferences is granted, a part of a sentence for each pair, marked for names: "both preferences are absolute, and player
 * 1 has the wider colour difference (+2 against 0 of player 2)".
 * @param differences of pairs, two by two, the wider one first.
 */
export function differenceWords(
  differences: readonly ColourDifference[],
  { one }: Pick<Participants, 'one'>,
): string[] {
  return differences.flatMap((wider, index) => {
    const other = differences.at(index + 1);
    if (index % 2 === 1 || other === undefined) return [];
    return [
      `both preferences are absolute, and ${one} ${person(wider.player)} has the wider colour difference (${signed(wider.difference)} against ${signed(other.difference)} of ${one} ${person(other.player)})`,
    ];
  });
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference);
}
