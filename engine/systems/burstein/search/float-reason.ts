import { LexMatching } from '../../../matching/lex-matching.js';
import type { Candidate, FloatReason, Place } from '../../interface/system.js';
import type { Bracket } from '../stages.js';
import type { RoundBoard } from './board.js';

/** Why the accepted candidate of a bracket leaves players over. */
export function floatReason(
  board: RoundBoard,
  { members }: Pick<Bracket, 'members'>,
  { floaters }: Candidate,
): FloatReason {
  if (floaters.length === 1 && members.length % 2 === 1) return 'odd';
  return mostPairs(board, members) * 2 + floaters.length > members.length ? 'completion' : 'no-more-pairs';
}

/** How many legal pairs the bracket alone could have. */
function mostPairs(board: RoundBoard, members: readonly Place[]): number {
  const matching = new LexMatching(members.length, 1);
  members.forEach((place, a) => {
    matching.setExposable(a, true);
    for (let b = 0; b < a; b++) {
      if (!board.mayMeet(place, members[b])) continue;
      matching.allow(a, b);
      matching.setWord(a, b, 0, 1);
    }
  });
  matching.solve();
  return matching.mate.filter((partner) => partner >= 0).length / 2;
}
