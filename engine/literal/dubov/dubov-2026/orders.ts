import { compareLists, subsets } from '../../enumerate.js';
import type { DubovPlayer } from './definitions.js';

/** 4.1.3: the sets of so many players of a pool, in their order; the pool is in order of sequence numbers. */
export function sets(pool: readonly DubovPlayer[], size: number): Iterable<DubovPlayer[]> {
  return subsets(pool, size);
}

/** 4.1.3: which of two sets of a pool comes first, both of the same size; negative for the first. */
export function compareSets(
  pool: readonly DubovPlayer[],
  one: readonly DubovPlayer[],
  other: readonly DubovPlayer[],
): number {
  const sequenceNumbers = (set: readonly DubovPlayer[]): number[] =>
    set.map((player) => pool.indexOf(player)).sort((a, b) => a - b);
  return compareLists(sequenceNumbers(one), sequenceNumbers(other));
}

/** 4.2.2: the possible upfloaters in order of their sequence numbers. */
export function possibleUpfloaters(lower: readonly DubovPlayer[]): DubovPlayer[] {
  return lower.toSorted((one, other) => other.score - one.score || one.tpn - other.tpn);
}

/** 4.3: the possible shifters of a subgroup in order of their sequence numbers. */
export function possibleShifters(group: readonly DubovPlayer[]): DubovPlayer[] {
  const list = group.toSorted(compareShifters);
  return fromTheMiddle(list);
}

/** 4.3.2: White seekers by ARO, then TPN; Black seekers by TPN. */
function compareShifters(one: DubovPlayer, other: DubovPlayer): number {
  const bothSeekWhite = one.preference.colour === 'white' && other.preference.colour === 'white';
  return bothSeekWhite ? compareAro(one, other) : one.tpn - other.tpn;
}

/** 3.2.5, 4.3.2: by ascending ARO, then TPN. */
export function compareAro(one: DubovPlayer, other: DubovPlayer): number {
  return one.aro - other.aro || one.tpn - other.tpn;
}

/** 4.3.3: always the one in the middle of those who remain; of two the one with the higher position. */
export function fromTheMiddle<T>(list: readonly T[]): T[] {
  if (list.length === 0) return [];
  const middle = Math.ceil(list.length / 2) - 1;
  return [list[middle], ...fromTheMiddle(list.toSpliced(middle, 1))];
}

/**
 * 4.4: the transpositions of G2 in their order, without those that have somebody at a place where he may not be.
 */
export function* transpositions(
  g2: readonly DubovPlayer[],
  mayBeAt: (player: DubovPlayer, place: number) => boolean,
  place = 0,
): Generator<DubovPlayer[]> {
  if (g2.length === 0) yield [];
  for (const player of g2.toSorted((one, other) => one.tpn - other.tpn)) {
    if (!mayBeAt(player, place)) continue;
    const left = g2.filter((other) => other !== player);
    for (const others of transpositions(left, mayBeAt, place + 1)) yield [player, ...others];
  }
}
