import type { SidePart } from '../../../../checker/index.js';
import { count, described } from '../../criterion-words.js';
import type { CriterionWords } from '../../criterion-words.js';
import { counted, couplesOf, pairs, players, scoring } from '../../numbers.js';

export const EVEN = 'to make the number of the scoregroup even';

/** Who floats, where the number in the pairing list decides. */
export function whoFloats(why: string): CriterionWords {
  return described(
    (theirs, ours) =>
      isNobody(theirs)
        ? `nobody floats in the place of ${lastOf(ours)}, who floats by the rules ${why}`
        : `${lastOf(theirs)} floats ${why}; by the rules ${lastOf(ours)} does`,
    (theirs, ours) =>
      isNobody(theirs) ? `${lastOf(ours)} does not float` : `${lastOf(theirs)} floats, not ${lastOf(ours)}`,
  );
}

/** Article 6: colours yield where the scoregroup gains a pairing by it, and only there. */
export function beyondColours(theirs: SidePart, ours: SidePart): string {
  const [n, m] = [countOf(theirs), countOf(ours)];
  const limits = 'the limits of colours';
  return n < m
    ? `the scoregroup gains a pairing if ${counted(m, 'pair breaks', 'pairs break')} ${limits}; ${counted(n, 'pair does', 'pairs do')}`
    : `${counted(n, 'pair breaks', 'pairs break')} ${limits} (${pairs(couplesOf(theirs.players))}); the rules allow ${m === 0 ? 'none' : m}, for the scoregroup gains no pairing by it`;
}

/** Nobody is paired, or floats: the value is empty. */
export function isNobody({ value }: SidePart): boolean {
  return value === null || value.length === 0;
}

/** The floater, and whom it meets; a floater alone is not paired. */
export function floaterMeets(part: SidePart): string {
  return isNobody(part)
    ? `floater ${players(part.players.slice(0, 1))} is not paired`
    : `floater ${players(part.players.slice(0, 1))} meets ${lastOf(part)}`;
}

/** Returns the player of a value, marked for names: the floater, or after a floater its opponent. */
export function lastOf({ players: ids }: SidePart): string {
  return ids.length === 0 ? 'nobody' : `player ${players(ids.slice(-1))}`;
}

export function withScore(part: SidePart): string {
  return part.value === null ? lastOf(part) : `${lastOf(part)}, with ${scoring(part.value)}`;
}

/** The number that a value consists of. */
export function countOf({ value }: SidePart): number {
  return value?.at(0) ?? 0;
}

export function pairingsOf(part: SidePart): string {
  return counted(countOf(part), 'pairing', 'pairings');
}

/** The types of floaters are lettered. */
export function typeOf(part: SidePart): string {
  return 'abcd'.charAt(countOf(part) - 1);
}

export function outOfTurn(): CriterionWords {
  return count(
    [
      'opponent of a floater is given to another floater, whose turn comes later',
      'opponents of floaters are given to other floaters, whose turn comes later',
    ],
    ['floater out of turn', 'floaters out of turn'],
    'both',
  );
}
