import type { ResultCode } from '../model/event.js';

/** Places of two players, from 0. */
type Pair = readonly [number, number];

/** A round that pairs everybody at random; of an odd number one player is left. */
export function randomRound(size: number, below: (limit: number) => number): Pair[] {
  const open = Array.from({ length: size }, (_, index) => index);
  const take = (): number => open.splice(below(open.length), 1)[0];
  return Array.from({ length: Math.floor(size / 2) }, (): Pair => [take(), take()]);
}

/** The rounds of a round robin: the first player stays in place, the others move around. Of an odd number one place is empty. */
export function robinRounds(size: number, cycles: number): Pair[][] {
  const places = size + (size % 2);
  return Array.from({ length: cycles * (places - 1) }, (_, round) => {
    const seat = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + round) % (places - 1)));
    return Array.from({ length: places / 2 }, (_unused, board): Pair => [
      seat(board),
      seat(places - 1 - board),
    ]).filter((pair) => Math.max(...pair) < size);
  });
}

/** The results of both players of a game that was not played. */
export const FORFEITS: readonly (readonly [ResultCode, ResultCode])[] = [
  ['+', '-'],
  ['-', '+'],
  ['-', '-'],
];
