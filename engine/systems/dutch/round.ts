import type { Rule } from '../../rules/rule.js';
import { preferredColour } from '../interface/preferred-colour.js';
import type { ExplainedRound, Place, PreferredColour } from '../interface/system.js';
import type { DutchEdition } from './edition.js';
import type { DutchState } from './player.js';
import { RoundBoard } from './search/board.js';
import type { BracketKind } from './bracket-kind.js';
import { firstJoiningStep } from './joining-brackets.js';
import type { BracketTask } from './search/bracket-task.js';
import { pairBracket } from './search/pair-bracket.js';
import { DutchStep } from './step.js';

/** A round of the Dutch System. */
export class DutchRound implements ExplainedRound {
  readonly board: RoundBoard;
  private opening: DutchStep | null = null;

  constructor(state: DutchState, edition: DutchEdition) {
    this.board = RoundBoard.open(state, edition);
  }

  /** The first bracket, paired when it is asked for. */
  get first(): DutchStep | null {
    this.opening ??= firstStep(this.board);
    return this.opening;
  }

  get isPossible(): boolean {
    return this.board.isPossible;
  }

  get byeScore(): number | null {
    return this.board.byeScore;
  }

  forbids(higher: Place, lower: Place | null): Rule | null {
    const { board } = this;
    const { edition, state } = board;
    const player = board.player(higher);
    if (lower === null) return player.mayTakeBye ? null : edition.byeRule;
    return edition.absoluteRules.find((rule) => rule.forbids(state, player, board.player(lower))) ?? null;
  }

  preferenceOf(place: Place): PreferredColour {
    return preferredColour(this.board.player(place));
  }
}

/** The first bracket of a round; null when nobody is there. */
function firstStep(board: RoundBoard): DutchStep | null {
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
