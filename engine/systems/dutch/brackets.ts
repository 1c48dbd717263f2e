import type { BracketKind } from './bracket-kind.js';
import { firstJoiningStep } from './joining-brackets.js';
import type { RoundBoard } from './search/board.js';
import type { BracketTask } from './search/bracket-task.js';
import { pairBracket } from './search/pair-bracket.js';
import { DutchStep } from './step.js';

/** The first bracket of a round; null when nobody is there. */
export function firstStep(board: RoundBoard): DutchStep | null {
  if (board.size === 0) return null;
  const { joining } = board.edition;
  return joining === null ? stepAt(board, 0, [], false) : firstJoiningStep(board, joining);
}

/** Brackets one after the other, with the last ones collapsed where the edition says so. */
function stepAt(board: RoundBoard, index: number, mdps: readonly number[], collapsed: boolean): DutchStep {
  const residents = board.scoregroups[index];
  const task: BracketTask = {
    board,
    mdps,
    residents,
    next: board.scoregroups[index + 1] ?? [],
    rest: board.placesFrom(index + 2),
    keepsCompletable: board.edition.completion === 'every-bracket',
    looksAhead: true,
  };
  const step = (kind: BracketKind, own: BracketTask, chosen = pairBracket(own)): DutchStep =>
    new DutchStep(kind, own, chosen, ({ floaters }, isChosen) => {
      if (kind === 'collapsed-last' || index + 1 >= board.scoregroups.length) return null;
      const left =
        board.fixesByeScore && !isChosen
          ? board.withByeScore(board.lowestByeScore(floaters, board.placesFrom(index + 1)))
          : board;
      return stepAt(left, index + 1, floaters, kind === 'penultimate');
    });
  if (task.keepsCompletable) return step('scoregroup', task);
  const below = board.placesFrom(index + 1);
  // 2017 A.9: brackets regardless of what is below, until one leaves a rest that cannot be paired.
  if (collapsed)
    return step('collapsed-last', { ...task, residents: [...residents, ...below], next: [], rest: [] });
  const candidate = pairBracket(task);
  if (below.length === 0 || (candidate !== null && board.isCompletable(candidate.floaters, below)))
    return step('scoregroup', task, candidate);
  return step('penultimate', { ...task, next: [], rest: below, keepsCompletable: true, looksAhead: false });
}
