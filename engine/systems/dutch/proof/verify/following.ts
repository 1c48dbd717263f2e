import { compareNumbers } from '../../../interface/compare-values.js';
import type { Impossible } from '../../../proof/graph.js';
import { valueOf } from '../../criteria/criterion.js';
import type { LookaheadCriterion } from '../../criteria/criterion.js';
import type { DutchPlayer } from '../../player.js';
import type { Situation } from './situation.js';

export type Lists = readonly (readonly number[])[];

/**
 * The value of the following bracket when it leaves these players over. Its residents have one score, so whom the
 * downfloaters meet there does not count.
 */
export function followingValue(
  situation: Situation,
  { reads }: LookaheadCriterion,
  floaters: readonly DutchPlayer[],
  leftOver: readonly DutchPlayer[],
): number[][] {
  const { next, edition, rest } = situation;
  const view = situation.viewOfNext();
  const paired = floaters.filter((player) => !leftOver.includes(player));
  const pairs = paired.map((player) => [guest(player), { player: next[0], mdp: false }] as const);
  // Reading of 2017 C.7: three times for who is left over in the last bracket and may not take the bye.
  const bearsBye = edition.completion !== 'collapsed-last-bracket' || rest.length > 0;
  const times = leftOver.flatMap((player) =>
    bearsBye || player.mayTakeBye ? [player] : Array<DutchPlayer>(3).fill(player),
  );
  return reads.map((read, part) => valueOf(read, view, pairs, (part === 0 ? times : leftOver).map(guest)));
}

/**
 * Whether the following bracket can do no better than a bound with these downfloaters (with `strictly`: not even as
 * well): everything that could be left over for it to be better is impossible. Null: too much to go through.
 */
export function followsNoBetter(
  situation: Situation,
  criterion: LookaheadCriterion,
  floaters: readonly DutchPlayer[],
  bound: Lists,
  strictly: boolean,
  byeScore: number | null,
  isImpossible: Impossible,
): boolean | null {
  const { next, rest, keepsCompletable } = situation;
  const players = [...floaters, ...next];
  let tried = 0;
  const fewest = Math.max(players.length % 2, floaters.length - next.length);
  for (let size = fewest; size <= bound[0].length; size += 2)
    for (const leftOver of subsets(players, size)) {
      if (++tried > MOST_SUBSETS) return null;
      const order = compareLists(followingValue(situation, criterion, floaters, leftOver), bound);
      if (strictly ? order > 0 : order >= 0) continue;
      const stays = (player: DutchPlayer): boolean => !leftOver.includes(player);
      if (isImpossible(situation.graph(floaters.filter(stays), next.filter(stays)))) continue;
      const afterwards = situation.graph(leftOver, rest, (score) => byeScore === null || score === byeScore);
      if (!keepsCompletable || !isImpossible(afterwards)) return false;
    }
  return true;
}

/** Compares list by list; negative when the first is better. */
export function compareLists(a: Lists, b: Lists): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareNumbers(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const MOST_SUBSETS = 20_000;

function guest(player: DutchPlayer): { player: DutchPlayer; mdp: boolean } {
  return { player, mdp: true };
}

function* subsets<T>(list: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (let i = 0; i + size <= list.length; i++)
      for (const others of subsets(list.slice(i + 1), size - 1)) yield [list[i], ...others];
}
