import type { Place } from '../interface/candidate.js';
import type { LimBoard } from './board.js';
import type { LimEdition } from './edition.js';
import type { GroupPairing } from './group.js';

/** The pairs to which exchanges for the sake of colours may lead. */
export type ExchangeLimit = (a: Place, b: Place) => boolean;

/** Not all exchanges of 4.2 and 4.3 are open to the second scrutiny (5.7; L5 read otherwise). */
export function isLimited({ isMaxi, colourExchanges }: LimEdition): boolean {
  return isMaxi || colourExchanges !== 'all';
}

/** @param before the pairs as the first scrutiny leaves them. */
export function exchangeLimit(board: LimBoard, before: GroupPairing['pairs']): ExchangeLimit {
  const { isMaxi, colourExchanges } = board.edition;
  const limits = [
    ...(isMaxi ? [nearIn(board, before)] : []),
    ...(colourExchanges === 'all' ? [] : [acrossIn(before)]),
  ];
  return (a, b) => limits.every((allows) => allows(a, b));
}

/** 5.7: opponents are exchanged only for others whose ratings are near. */
function nearIn({ player, edition }: LimBoard, before: GroupPairing['pairs']): ExchangeLimit {
  const opponents = new Map(before.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const isNear = (one: Place, other: Place): boolean =>
    Math.abs(player(opponents.get(one) ?? one).rating - player(other).rating) <= 100;
  return edition.maxiExchanged === 'of everybody'
    ? (a, b) => isNear(a, b) && isNear(b, a)
    : (a, b) => isNear(a, b) || isNear(b, a);
}

/** Nobody changes the side on which the first scrutiny has left him. */
function acrossIn(before: GroupPairing['pairs']): ExchangeLimit {
  const isFirst = new Set(before.map(([one]) => one));
  return (a, b) => isFirst.has(a) !== isFirst.has(b);
}
