import { OpponentsLeft } from '../../../matching/opponents-left.js';
import type { Pair } from '../../interface/candidate.js';
import { s1Order, tpnOrder } from '../orders.js';
import type { Subgroups } from '../orders.js';
import type { RoundBoard } from './board.js';

/** Pairs S1 with the first transposition of G2 that is legal (3.2.5, 3.2.6, 4.4). */
export function transposition(board: RoundBoard, { g1, g2 }: Subgroups): Pair[] {
  const { players } = board;
  const s1 = s1Order(g1, players);
  const open = tpnOrder(g2, players);
  const left = new OpponentsLeft(board.size, s1, open, (a, b) => board.mayMeet(a, b));
  return s1.map((top): Pair => {
    const index = open.findIndex((bottom) => board.mayMeet(top, bottom) && left.settle(top, bottom));
    if (index < 0) throw new Error('two subgroups that can be paired have no transposition');
    const [bottom] = open.splice(index, 1);
    return top < bottom ? [top, bottom] : [bottom, top];
  });
}
