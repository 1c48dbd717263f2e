import { Completion } from '../../../../matching/completion.js';
import type { Place } from '../../../interface/candidate.js';
import type { Board1992 } from '../board-1992.js';
import type { Bracket1992, FollowingDemand } from '../bracket.js';
import type { Outside } from './graph.js';

/**
 * What the demand on the floaters of a bracket means outside of it. That floaters could meet each other is left out:
 * where they could, one pair more could be made.
 * @param open players left over where there is no other demand.
 */
export function outsideOf(
  board: Board1992,
  { mdps, residents, demand, only }: Bracket1992,
  open: number,
): Outside {
  const anybody = (): boolean => true;
  const mayTakeBye = (place: Place): boolean => board.mayTakeBye(place);
  switch (demand.kind) {
    case 'none':
      return { players: [], slots: open, floatersMayMeet: false, mayTake: anybody };
    case 'last':
      return { players: [], slots: open, floatersMayMeet: false, mayTake: mayTakeBye };
    case 'completes': {
      const all = mdps.length + residents.length + demand.below.length;
      return { players: demand.below, slots: all % 2, floatersMayMeet: true, mayTake: mayTakeBye };
    }
    case 'fills': {
      const floaters = mdps.length + residents.length - 2 * (only?.all ?? 0);
      return outsideOfFollowing(board, demand, demand.leavers.length + floaters);
    }
  }
}

/** Whether the floaters fulfil the demand (C12). */
export function fulfils(board: Board1992, demand: FollowingDemand, floaters: readonly Place[]): boolean {
  const all = [...demand.leavers, ...floaters];
  const outside = outsideOfFollowing(board, demand, all.length);
  const players = [...all, ...demand.residents];
  const size = players.length + outside.slots;
  const adjacent = new Uint8Array(size * size);
  for (let a = 0; a < players.length; a++)
    for (let b = outside.floatersMayMeet ? a + 1 : Math.max(a + 1, all.length); b < size; b++) {
      const isOpen = b < players.length ? board.mayMeet(players[a], players[b]) : outside.mayTake(players[a]);
      if (isOpen) adjacent[a * size + b] = adjacent[b * size + a] = 1;
    }
  return new Completion(size, adjacent).isPerfect([...Array(size).keys()]);
}

/** @param moved how many come down. */
function outsideOfFollowing(board: Board1992, demand: FollowingDemand, moved: number): Outside {
  const { leavers, residents, pairs, isHeterogeneous, isLast } = demand;
  const isResident = new Set(residents);
  return {
    players: [...leavers, ...residents],
    slots: moved + residents.length - 2 * pairs,
    floatersMayMeet: !isHeterogeneous,
    mayTake: (place) => (isResident.has(place) || !isHeterogeneous) && (!isLast || board.mayTakeBye(place)),
  };
}
