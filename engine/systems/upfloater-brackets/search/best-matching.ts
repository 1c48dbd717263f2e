import { LexMatching } from '../../../matching/lex-matching.js';
import { DigitRoom } from '../../../matching/digit-room.js';
import type { Place } from '../../interface/candidate.js';
import type { PairCriterion } from '../criteria.js';
import type { RoundBoard } from './board.js';

/**
 * The pairings of a bracket that are best on the criteria, by numbers among its members from 0.
 * @throws Error when there is none: whoever comes here knows that there is one.
 */
export function bestMatching({ board, members, criteria }: PairingTask): LexMatching {
  const size = members.length;
  const room = new DigitRoom(Math.floor(2 ** 50 / size));
  const digits = criteria.map(() => room.place(size / 2 + 1));
  const matching = new LexMatching(size, room.words);
  const cost = new Float64Array(room.words);
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      if (!board.mayMeet(members[a], members[b])) continue;
      matching.allow(a, b);
      const higher = board.players[Math.min(members[a], members[b])];
      const lower = board.players[Math.max(members[a], members[b])];
      cost.fill(0);
      criteria.forEach(({ counts }, index) => {
        if (counts(higher, lower)) cost[digits[index].word] += digits[index].factor;
      });
      cost.forEach((value, word) => {
        if (value !== 0) matching.setWord(a, b, word, -value);
      });
    }
  if (!matching.solve()) throw new Error('a bracket with its upfloaters cannot be paired');
  return matching;
}

/** A bracket whose members are known. */
export interface PairingTask {
  readonly board: RoundBoard;
  /** By ascending TPN. */
  readonly members: readonly Place[];
  /** In order of priority; each counts a pair once at most. */
  readonly criteria: readonly PairCriterion[];
}
