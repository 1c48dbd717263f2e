import type { Place } from '../interface/candidate.js';
import { tpnOrder, upfloaterOrder } from '../bye-first/orders.js';
import type { DubovPlayer, DubovState } from './player.js';

/** The orders of chapter 4, each by its article: 4.2.2 of upfloaters, and 4.4.2 of G2, are those by TPN. */
export { tpnOrder, upfloaterOrder };

/** 3.2.5: S1 by ascending ARO, then by ascending TPN. */
export function s1Order(places: readonly Place[], players: readonly DubovPlayer[]): Place[] {
  return [...places].sort((a, b) => compareWhiteSeekers(players[a], players[b]));
}

/** 4.3: the possible shifters of one colour, #1 first. */
export function shifterOrder(places: readonly Place[], players: readonly DubovPlayer[]): Place[] {
  const seekWhite = places.some((place) => players[place].preference === 'white');
  return fromTheMiddle(seekWhite ? s1Order(places, players) : tpnOrder(places, players));
}

/** 4.3.3: the middle of what remains of a list, time and again; of two in the middle the higher one. */
export function fromTheMiddle<T>(list: readonly T[]): T[] {
  const remaining = [...list];
  return list.flatMap(() => remaining.splice(Math.floor((remaining.length - 1) / 2), 1));
}

/** The two subgroups of a bracket before any shift (3.2.3). */
export interface Subgroups {
  readonly g1: readonly Place[];
  readonly g2: readonly Place[];
}

/** 3.2.3: the White seekers and the others; where nobody has played, the halves by TPN. */
export function subgroupsOf(
  members: readonly Place[],
  { players, hasHalves }: Pick<DubovState, 'players' | 'hasHalves'>,
): Subgroups {
  const byTpn = tpnOrder(members, players);
  if (areHalves(members, { players, hasHalves })) {
    const half = Math.floor(byTpn.length / 2);
    return { g1: byTpn.slice(0, half), g2: byTpn.slice(half) };
  }
  const seeksWhite = (place: Place): boolean => players[place].preference === 'white';
  return { g1: byTpn.filter(seeksWhite), g2: byTpn.filter((place) => !seeksWhite(place)) };
}

/** 3.2.3: nobody in the bracket has played, so that it is halved. */
export function areHalves(
  members: readonly Place[],
  { players, hasHalves }: Pick<DubovState, 'players' | 'hasHalves'>,
): boolean {
  return hasHalves && members.every((place) => players[place].games === 0);
}

/** 3.2.4: the subgroup from which players are shifted first, and the other one. */
export function smallerFirst({ g1, g2 }: Subgroups): readonly [readonly Place[], readonly Place[]] {
  return g1.length <= g2.length ? [g1, g2] : [g2, g1];
}

function compareWhiteSeekers(a: DubovPlayer, b: DubovPlayer): number {
  return a.aro - b.aro || a.order - b.order;
}
