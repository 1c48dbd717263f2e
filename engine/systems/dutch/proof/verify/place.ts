import type { IdPair } from '../../../proof/statement.js';
import type { SequencePlace } from '../../explain/sequence-place.js';
import type { Situation } from './situation.js';

/** Where a candidate is first generated (2017 B.6-B.7 and D, 2026 3.6-3.7 and 4), in BSNs. */
export function placeOf({ mdps, residents }: Situation, pairs: readonly IdPair[]): SequencePlace {
  const partner = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
  const s1 = mdps.filter(({ id }) => partner.has(id));
  const members = [...mdps, ...residents].map(({ id }) => id);
  const opponents = s1.map(({ id }) => partner.get(id) ?? 0);
  const remainder = residents.map(({ id }) => id).filter((id) => !opponents.includes(id));
  const half = pairs.length - s1.length;
  // BSNs of the remainder are its own; the higher ranked of a pair belongs into S1.
  const meets = remainder.map((id) => remainder.indexOf(partner.get(id) ?? 0) + 1);
  const bsns = remainder.map((_, index) => index + 1);
  const isTop = (bsn: number): boolean => meets[bsn - 1] > bsn;
  return {
    mdpSet: s1.map(({ id }) => members.indexOf(id) + 1),
    mdpScores: s1.map(({ score }) => score),
    mdpOpponents: opponents.map((id) => members.indexOf(id) + 1),
    down: bsns.filter((bsn) => bsn <= half && !isTop(bsn)),
    up: bsns.filter((bsn) => bsn > half && isTop(bsn)),
    transposition: bsns.filter(isTop).map((bsn) => meets[bsn - 1]),
  };
}
