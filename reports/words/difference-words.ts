import type { ColourDifference } from '../../checker/index.js';
import type { Participants } from './participants.js';

/**
 * Why one of two absolute preferences is granted, a part of a sentence for each pair: "both preferences are absolute, and player
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
      `both preferences are absolute, and ${one} ${wider.player} has the wider colour difference (${signed(wider.difference)} against ${signed(other.difference)} of ${one} ${other.player})`,
    ];
  });
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : String(difference);
}
