import type { Candidate, FloatReason } from '../../interface/system.js';
import { isLastBracket } from '../search/bracket-task.js';
import type { BracketTask } from '../search/bracket-task.js';
import { pairBracket } from '../search/pair-bracket.js';

/** Why the accepted candidate of a bracket leaves players over. */
export function floatReason(task: BracketTask, { floaters }: Candidate): FloatReason {
  if (isLastBracket(task)) return 'bye';
  const size = task.mdps.length + task.residents.length;
  if (floaters.length === 1 && size % 2 === 1) return 'odd';
  // The bracket without regard to those below.
  const alone = pairBracket({ ...task, keepsCompletable: false, looksAhead: false });
  if (alone === null || alone.floaters.length >= floaters.length) return 'no-more-pairs';
  return task.board.byeScore === null ? 'completion' : 'completion-with-bye';
}
