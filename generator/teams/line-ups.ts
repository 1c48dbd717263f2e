import type { Random } from '../random.js';

/** Who sits at the boards of a team in a round. */
export interface DrawnLineUp {
  /** Places of the members from the first board on; -1 is an empty board. */
  readonly places: readonly number[];
  /** Out of the order of the members, or with an empty board: a record 300 must tell it. */
  readonly isUnusual: boolean;
}

/**
 * The line-up of a team with so many members: mostly the first of them, sometimes with others who rest, seldom with two of
 * them exchanged or with an empty board.
 */
export function drawLineUp(random: Random, members: number, boards: number): DrawnLineUp {
  const all = Array.from({ length: members }, (_, place) => place);
  const playing = random.chance(RESTS) ? random.shuffle(all).slice(0, boards) : all.slice(0, boards);
  const places = playing.toSorted((a, b) => a - b);
  const isExchanged = boards > 1 && random.chance(EXCHANGES);
  if (isExchanged) {
    const board = random.integer(0, boards - 2);
    [places[board], places[board + 1]] = [places[board + 1], places[board]];
  }
  const isIncomplete = boards > 1 && random.chance(EMPTY_BOARDS);
  if (isIncomplete) places[random.integer(0, boards - 1)] = -1;
  return { places, isUnusual: isExchanged || isIncomplete };
}

const RESTS = 0.4;
const EXCHANGES = 0.05;
const EMPTY_BOARDS = 0.02;
