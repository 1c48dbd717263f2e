import type { Candidate, RuleValue } from '../../interface/system.js';
import { BYE } from '../../proof/graph.js';
import { largestMatching } from '../../proof/matching.js';
import type { IdPair } from '../../proof/statement.js';
import { partFloaters } from '../evaluation.js';
import type { BracketTask } from '../search/bracket-task.js';

/**
 * How the players below a candidate can be paired as well as its values say: those whom the following bracket leaves
 * over are known from the values, the pairs are found here. Null where nothing is claimed of it, or nothing possible.
 */
export function continuationOf(
  task: BracketTask,
  { floaters }: Candidate,
  values: readonly RuleValue[],
): IdPair[] | null {
  const { board, next, rest, keepsCompletable } = task;
  const { edition } = board;
  const below = [...next, ...rest];
  if (below.length === 0) return null;
  const bye = values.find(({ rule }) => rule === edition.byeScoreRule)?.parts[0].value?.[0];
  const byeFits = (place: number): boolean => bye === undefined || board.player(place).score === bye;
  const lookahead = edition.criteria.find(({ looksAt }) => looksAt === 'following bracket');
  const leftOver = values.find(({ rule }) => rule === lookahead)?.parts[0].players;
  if (leftOver === undefined) {
    // Where the procedure ends in nothing: by the letter of C4 only MDPs never meet each other any more.
    const { moved, others } = partFloaters(task, floaters);
    if (!keepsCompletable) return null;
    return complete(task, floaters, below, byeFits) ?? complete(task, moved, [...others, ...below], byeFits);
  }
  const stays = (place: number): boolean => !leftOver.includes(place);
  const following = complete(task, floaters.filter(stays), next.filter(stays), byeFits);
  const later = keepsCompletable ? complete(task, leftOver, rest, byeFits) : [];
  return following === null || later === null ? null : [...following, ...later];
}

/** How everybody below can be paired with those who float down to them; null when that is impossible. */
export function completionOf(task: BracketTask, { floaters }: Candidate): IdPair[] | null {
  return complete(task, floaters, [...task.next, ...task.rest], () => true);
}

/** Pairs everybody, those who come down not with each other; null when that is impossible. */
function complete(
  { board }: BracketTask,
  from: readonly number[],
  others: readonly number[],
  byeFits: (place: number) => boolean,
): IdPair[] | null {
  const places = [...from, ...others];
  const vertices = places.length % 2 === 1 ? [...places, board.bye] : places;
  const joined = (a: number, b: number): boolean => {
    if (a === board.bye || b === board.bye) {
      const taker = a === board.bye ? b : a;
      return board.player(taker).mayTakeBye && byeFits(taker);
    }
    return !(from.includes(a) && from.includes(b)) && board.mayMeet(a, b);
  };
  const { pairs, barrier } = largestMatching({ vertices, joined });
  const id = (place: number): number => (place === board.bye ? BYE : board.player(place).id);
  return barrier === null ? pairs.map(([a, b]) => [id(a), id(b)]) : null;
}
