import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import { smallestBy } from '../../enumerate.js';
import { dominatingColour } from './definitions.js';
import type { DubovPlayer } from './definitions.js';
import { mayBeTransferred } from './limitations.js';
import type { RoundPosition } from './limitations.js';

/** A score group on its way to the requirement of 6.1. */
export interface Group {
  /** Its own players and those who have come from above, as far as they are not paired yet. */
  readonly own: readonly DubovPlayer[];
  /** Those who have been transferred from lower score groups. */
  readonly transferred: readonly DubovPlayer[];
  /** Those who go down at once (DA21). */
  readonly goDown: readonly DubovPlayer[];
}

/** 7.1, 7.2: the score group with the players who are transferred to it. */
export function transferPlayers(
  position: RoundPosition,
  own: readonly DubovPlayer[],
  lower: readonly DubovPlayer[],
): Group {
  return makeEven(position, giveOpponents(position, { own, transferred: [], goDown: [] }, lower), lower);
}

/**
 * 7.1: for everybody who has no opponent in the score group, somebody who can meet him.
 * @param served those for whom somebody has been transferred.
 */
function giveOpponents(
  position: RoundPosition,
  group: Group,
  lower: readonly DubovPlayer[],
  served: readonly DubovPlayer[] = [],
): Group {
  const player = firstInNeed(position, group, served);
  if (player === null) return group;
  const { own, transferred, goDown } = group;
  const wanted = { members: [player], colour: player.dueColour };
  const helper = chooseTransfer(position, '7.1', group, lower, wanted);
  // DA21
  if (helper === null) {
    const left = { own: own.filter((one) => one !== player), transferred, goDown: [...goDown, player] };
    return giveOpponents(position, left, lower, served);
  }
  const grown = { own, transferred: [...transferred, helper], goDown };
  return giveOpponents(position, grown, lower, [...served, player]);
}

/** DA11: of those without an opponent, the highest rated. */
function firstInNeed(
  { form, mayMeet }: RoundPosition,
  { own, transferred }: Group,
  served: readonly DubovPlayer[],
): DubovPlayer | null {
  // DA12: in the score group as it has grown; read otherwise, in his own score group.
  const members = form.otherwise.has('DA12') ? own : [...own, ...transferred];
  const inNeed = own.filter(
    (player) => !served.includes(player) && !members.some((other) => mayMeet(player, other)),
  );
  const first = form.otherwise.has('DA11') ? 1 : -1; // DA11
  const valuesOf = ({ rating, aro, alphabetical }: DubovPlayer): number[] => [
    first * rating,
    aro,
    alphabetical,
  ];
  return smallestBy(inNeed, valuesOf).at(0) ?? null;
}

/** 7.2: somebody for an odd score group, who can meet one of its own players. */
function makeEven(position: RoundPosition, group: Group, lower: readonly DubovPlayer[]): Group {
  const { own, transferred, goDown } = group;
  const members = [...own, ...transferred];
  if (members.length % 2 === 0) return group;
  const colour = dominatingColour(members);
  const player = chooseTransfer(position, '7.2', group, lower, { members: own, colour });
  return player === null ? group : { own, transferred: [...transferred, player], goDown };
}

/** What is asked of who is transferred. */
interface Wanted {
  /** At least one of them he can meet. */
  readonly members: readonly DubovPlayer[];
  /** He should be due the other one; null where it does not matter. */
  readonly colour: Colour | null;
}

/** 7.1, 7.2: who is transferred, from the first lower score group that has somebody (DA10); null for nobody. */
function chooseTransfer(
  position: RoundPosition,
  article: '7.1' | '7.2',
  { transferred }: Group,
  lower: readonly DubovPlayer[],
  { members, colour }: Wanted,
): DubovPlayer | null {
  const { form } = position;
  if (form.without.has(article)) return null;
  const left = lower.filter((player) => !transferred.includes(player));
  const possible = left.filter(
    (player) =>
      isInReach(position, lower, player) && members.some((member) => position.mayMeet(player, member)),
  );
  const isColourAsked = colour !== null && !form.without.has(`${article}.a`);
  const [chosen] = smallestBy(
    withinLimit(position, possible),
    ({ score, dueColour, rating, aro, alphabetical }) => [
      -score,
      isColourAsked && dueColour !== opposite(colour) ? 1 : 0,
      -rating,
      aro,
      alphabetical,
    ],
  );
  return chosen ?? null;
}

/** DA10: in any lower score group; read otherwise, in the adjacent one. */
function isInReach({ form }: RoundPosition, lower: readonly DubovPlayer[], { score }: DubovPlayer): boolean {
  return !form.otherwise.has('DA10') || lower.every((player) => player.score <= score); // DA10
}

/** 2.2, DA5: those who may be transferred; read otherwise, the others where none of these can. */
function withinLimit(position: RoundPosition, players: readonly DubovPlayer[]): readonly DubovPlayer[] {
  const within = players.filter((player) => mayBeTransferred(position, player));
  return position.form.otherwise.has('DA5') && within.length === 0 ? players : within; // DA5
}
