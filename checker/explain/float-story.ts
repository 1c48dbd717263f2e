import { isLastBracket, pairBracket } from '../../engine/index.js';
import type { BracketTask } from '../../engine/index.js';
import { membersOf } from './reference-round.js';
import type { ReferenceStep } from './reference-round.js';
import { refusalOf } from './refusal.js';
import type { Refusal } from './refusal.js';

/** Who remains unpaired in a bracket, and why. */
export interface FloatStory {
  /** In ranking order, by starting number. */
  readonly players: readonly number[];
  readonly reason: FloatReason;
  /** Why the lowest ranked resident does not float in their place; null where that player does, or no resident does. */
  readonly lowest: { readonly player: number; readonly refusal: Refusal } | null;
}

/**
 * "bye": the last bracket leaves over who receives it; "odd": one of an odd number; "no-more-pairs": the bracket has
 * no more pairs that are legal; "completion": it has, but the players below could not be paired then; "completion-with-bye": nor the bye go
 to the score that the edition fixes for the round.
 */
export type FloatReason = 'bye' | 'odd' | 'no-more-pairs' | 'completion' | 'completion-with-bye';

/** Tells why the accepted candidate of a bracket leaves players over. */
export function floatStory(step: ReferenceStep): FloatStory {
  const { task, candidate } = step;
  const players = candidate.floaters.map((place) => task.board.player(place).id);
  return { players, reason: reasonOf(step), lowest: lowestOf(step) };
}

function reasonOf({ task, candidate }: ReferenceStep): FloatReason {
  const { length } = candidate.floaters;
  if (isLastBracket(task)) return 'bye';
  if (length === 1 && membersOf(task).length % 2 === 1) return 'odd';
  const alone = pairBracket(alonePart(task));
  if (alone === null || alone.floaters.length >= length) return 'no-more-pairs';
  return task.board.byeScore === null ? 'completion' : 'completion-with-bye';
}

/** The bracket without regard to those below. */
function alonePart(task: BracketTask): BracketTask {
  return { ...task, keepsCompletable: false, looksAhead: false };
}

function lowestOf(step: ReferenceStep): FloatStory['lowest'] {
  const { task, candidate } = step;
  const lowest = task.residents[task.residents.length - 1];
  if (candidate.floaters.includes(lowest)) return null;
  if (candidate.floaters.every((place) => task.mdps.includes(place))) return null;
  const { id, mayTakeBye } = task.board.player(lowest);
  if (isLastBracket(task) && !mayTakeBye)
    return { player: id, refusal: { kind: 'impossible', rule: task.board.edition.byeRule } };
  const refusal = refusalOf(step, { float: lowest });
  return refusal === null ? null : { player: id, refusal };
}
