import { tpnOrder } from '../../bye-first/orders.js';
import type { UpfloaterCriterion } from '../../bye-first/search/upfloater-task.js';
import { upfloatersFor } from '../../bye-first/search/upfloaters.js';
import type { Candidate, Place, Stage } from '../../interface/system.js';
import { criteriaOf, pairCriteriaOf } from '../criteria.js';
import { followingScore } from '../following.js';
import type { MatchPlayer } from '../player.js';
import { isOnUpfloaters } from '../explain/values.js';
import type { RoundBoard } from './board.js';
import type { Pair } from '../../interface/candidate.js';
import { LexMatching } from '../../../matching/lex-matching.js';
import { DigitRoom } from '../../../matching/digit-room.js';
import type { PairCriterion } from '../criteria.js';
import { EqualMatchings } from '../../../matching/equal-matchings.js';

/** Pairs a bracket (3.3.2, step 2); null when those not yet paired cannot all be paired. */
export function pairBracket(board: RoundBoard, stage: Stage): Candidate | null {
  const upfloaters = chosenUpfloaters(board, stage);
  if (upfloaters === null) return null;
  const { edition, state } = board;
  const members = tpnOrder([...stage.residents, ...upfloaters], board.players);
  const task: PairingTask = { board, members, criteria: pairCriteriaOf(edition, state) };
  return { pairs: assignment(members, topsOf(bestMatching(task))), floaters: [] };
}

/** 3.5. */
function chosenUpfloaters(board: RoundBoard, { score, residents, below }: Stage): readonly Place[] | null {
  const { edition, state } = board;
  const isFailed: ((needed: number) => boolean)[] = [];
  const criteria = criteriaOf(edition, state)
    .filter(isOnUpfloaters)
    .map((criterion): UpfloaterCriterion<MatchPlayer> => {
      if (criterion.of === 'upfloaters') return { upfloater: criterion.upfloater };
      const next = followingScore(criterion, state, score, below);
      isFailed.push(criterion.isFailed);
      return { pairBelow: (a, b) => (a.score === next && b.score !== next ? 1 : null) };
    });
  return upfloatersFor({ board, residents, below, criteria }, (needed) => isFailed.some((is) => is(needed)));
}

/**
 * The first pairing of a bracket with these top members that is best on the criteria: from the first top member on, each
 * meets the bottom member with the smallest TPN that it can (3.6.2, 3.6.3).
 */
function assignment(members: readonly Place[], { tops, equal }: Tops): Pair[] {
  const isTop = new Set(tops);
  const open = new Set([...members.keys()].filter((member) => !isTop.has(member)));
  return tops.map((top): Pair => {
    const bottom = equal.pair(
      top,
      [...open].filter((other) => other > top),
    );
    open.delete(bottom);
    const [a, b] = [members[top], members[bottom]];
    return a < b ? [a, b] : [b, a];
  });
}

/**
 * The pairings of a bracket that are best on the criteria, by numbers among its members from 0.
 * @throws Error when there is none: whoever comes here knows that there is one.
 */
function bestMatching({ board, members, criteria }: PairingTask): LexMatching {
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
interface PairingTask {
  readonly board: RoundBoard;
  /** By ascending TPN. */
  readonly members: readonly Place[];
  /** In order of priority; each counts a pair once at most. */
  readonly criteria: readonly PairCriterion[];
}

/** The top members of a pairing, as numbers among the members from 0, ascending, and the best pairings with just these. */
interface Tops {
  readonly tops: readonly number[];
  readonly equal: EqualMatchings;
}

/**
 * The top members of the first pairing of a bracket that is best on the criteria (3.6.2, 3.6.3): one after the other is a top
 * member wherever it can be, for who comes first decides.
 */
function topsOf(best: LexMatching): Tops {
  const { size } = best;
  const upper = Array.from({ length: size / 2 }, (_, index) => index);
  // Nothing comes before the upper half.
  const halves = new EqualMatchings(best);
  if (upper.every((a) => halves.narrow(a, (b) => b >= upper.length))) return { tops: upper, equal: halves };
  const equal = new EqualMatchings(best);
  const tops: number[] = [];
  const isTop: boolean[] = [];
  for (let member = 0; member < size; member++) {
    const isBelow = (other: number): boolean => other > member;
    const isAbove = (other: number): boolean => other < member && isTop[other];
    isTop[member] = 2 * tops.length < size && equal.narrow(member, isBelow);
    if (isTop[member]) tops.push(member);
    else if (!equal.narrow(member, isAbove)) throw new Error('a member can be neither top nor bottom');
  }
  return { tops, equal };
}
