import type { Candidate, Pair, Place } from '../../interface/candidate.js';
import type { OrderDifference, Sequence } from '../../interface/system.js';
import type { LimBoard } from '../board.js';
import { directionOf } from '../group.js';
import type { GroupPairing } from '../group.js';
import { ordersOf, triesOf } from '../orders.js';
import { isIn } from '../stages.js';
import type { GroupStage, LimStage } from '../stages.js';

/** The players whose opponents are sought by proposals and exchanges, in the order of scrutiny (4.1). */
export function scrutinised(board: LimBoard, { kind }: GroupStage, { pairs }: GroupPairing): Place[] {
  return ordersOf(board).byNumber(pairs.flat(), directionOf({ kind }));
}

/** The first player of the scrutiny to whom one of two candidates gives another opponent; null when they are the same. */
export function compareOrder(
  board: LimBoard,
  stage: LimStage,
  a: Candidate,
  b: Candidate,
): OrderDifference | null {
  if (stage.kind === 'bye' || stage.pairing === null) return null;
  const { proposed, exchange, cracked } = board.edition.rules;
  let left = scrutinised(board, stage, stage.pairing);
  for (const pair of stage.pairing.pairs) {
    const [one, opponent] = pair;
    const [theirs, ours] = [a, b].map((candidate) => opponentIn(candidate, one));
    if (theirs !== ours) {
      const order = [theirs, ours].map((place) =>
        place === opponent ? -1 : triesOf(left).indexOf(place ?? -1) + 1,
      );
      if (isIn(stage.cracked, pair)) return { rule: cracked, step: 'cracked', order: ours === null ? 1 : -1 };
      const isProposed = triesOf(left)[0] === opponent;
      return {
        rule: isProposed ? proposed : exchange,
        step: isProposed ? 'proposed' : 'exchanged',
        order: order[0] - order[1],
      };
    }
    left = left.filter((place) => !pair.includes(place));
  }
  return null;
}

/**
 * Whom the players meet whose opponents are sought in turn, and at which try each is found (4.2, 4.3), up to the first
 * who meets somebody outside the proposals, or nobody.
 */
export function sequenceOf(board: LimBoard, stage: LimStage, candidate: Candidate): Sequence {
  const players: Place[] = [];
  const opponents: Place[] = [];
  const tries: number[] = [];
  const byText = stage.kind === 'bye' ? null : stage.pairing;
  let left = stage.kind === 'bye' || byText === null ? [] : scrutinised(board, stage, byText);
  while (left.length > 0) {
    const [one] = left;
    const opponent = opponentIn(candidate, one);
    const number = opponent === null ? -1 : triesOf(left).indexOf(opponent);
    if (opponent === null || number < 0) break;
    const pair: Pair = [one, opponent];
    players.push(one);
    opponents.push(opponent);
    tries.push(number + 1);
    left = left.filter((place) => !pair.includes(place));
  }
  return { place: { tries }, numbered: { players, opponents } };
}

function opponentIn({ pairs }: Candidate, place: Place): Place | null {
  return pairs.find((pair) => pair.includes(place))?.find((other) => other !== place) ?? null;
}
