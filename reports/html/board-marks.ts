import type { Board, RoundReport } from '../../checker/index.js';
import { forbiddenIn } from '../check/forbidden-in.js';
import { differingIn } from './drawing/layout.js';

/**
 * What a published board shows: it deviates in its bracket, as the drawing has it in red; or the rules make it of those in
 * its bracket, but the whole round by the rules has not got it, since a deviation elsewhere has changed who is there.
 */
export type BoardMark = 'deviates' | 'follows' | null;

/** The mark of each published board of a round, in their order. */
export function boardMarks({ published, reference, deviations, picture }: RoundReport): BoardMark[] {
  // Where no pairing is legal there is nothing to hold a board against but what is forbidden.
  const ours = reference.length === 0 ? null : new Set(reference.map(pairOf));
  if (picture === undefined)
    return published.map((board) => (ours === null || ours.has(pairOf(board)) ? null : 'deviates'));
  const red = new Set(
    picture.brackets.flatMap((bracket) => {
      const deviation = bracket.deviation === null ? null : deviations[bracket.deviation];
      return deviation === null || deviation.consequenceOf !== null
        ? []
        : [...differingIn(bracket, forbiddenIn(deviation))].filter((id) => isSeated(bracket, id));
    }),
  );
  return published.map((board) => {
    const players = playersOf(board);
    if (players.some((id) => red.has(id))) return 'deviates';
    return ours === null || ours.has(pairOf(board)) ? null : 'follows';
  });
}

/** Who only leaves a bracket has a board in another one. */
function isSeated(
  { published, givesBye }: NonNullable<RoundReport['picture']>['brackets'][number],
  id: number,
): boolean {
  if (published === null) return false;
  const isPaired = published.pairs.some(({ higher, lower }) => higher === id || lower === id);
  return isPaired || (givesBye && published.floaters.includes(id));
}

function playersOf(board: Board): readonly number[] {
  return 'bye' in board ? [board.bye] : [board.white, board.black];
}

/** Whoever has White: colours that deviate do so in the bracket. */
function pairOf(board: Board): string {
  return [...playersOf(board)].sort((a, b) => a - b).join('-');
}
