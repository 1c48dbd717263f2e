import type { RoundState } from '../../model/player.js';
import type { DutchEdition } from './edition.js';
import { RoundBoard } from './search/board.js';
import type { BracketTask, Candidate } from './search/bracket-task.js';
import { pairBracket } from './search/pair-bracket.js';

/** "penultimate" and "collapsed-last" are the special brackets of 2017 A.9. */
export type BracketKind = 'scoregroup' | 'penultimate' | 'collapsed-last';

/** A bracket at hand, and the best candidate for it: null when the players not yet paired cannot be paired any more. */
export interface WalkStep {
  readonly kind: BracketKind;
  readonly task: BracketTask;
  readonly candidate: Candidate | null;
}

/**
 * Goes down the brackets of a round. `pair` pairs the bracket at hand; `leave` moves on with downfloaters, which
 * need not be those of the candidate: so a published round can be followed as it was really paired.
 */
export class RoundWalk {
  readonly board: RoundBoard;
  /** False when no legal pairing of the round exists. */
  readonly isPossible: boolean;
  private mdps: readonly number[] = [];
  private index = 0;
  private collapsed = false;
  private step: WalkStep | null = null;

  constructor(
    state: RoundState,
    private readonly edition: DutchEdition,
  ) {
    this.board = new RoundBoard(state, edition);
    this.isPossible = this.board.isCompletable([], this.board.placesFrom(0));
    if (this.isPossible) this.fixByeScore();
  }

  get isDone(): boolean {
    return this.index >= this.board.scoregroups.length;
  }

  /** Pairs the bracket at hand. */
  pair(): WalkStep {
    this.step ??=
      this.edition.completion === 'every-bracket' ? this.pairCompletable() : this.pairOrCollapse();
    return this.step;
  }

  /** Leaves the bracket at hand with these downfloaters, and goes to the next. */
  leave(floaters: readonly number[]): void {
    const { kind, candidate } = this.pair();
    const asPlanned = candidate !== null && sameList(candidate.floaters, floaters);
    this.mdps = floaters;
    this.step = null;
    this.index = kind === 'collapsed-last' ? this.board.scoregroups.length : this.index + 1;
    this.collapsed = kind === 'penultimate';
    if (!asPlanned && !this.isDone) this.fixByeScore();
  }

  /** 2026: every bracket keeps the round completable ([C4]) with the bye at the lowest score possible ([C5]). */
  private pairCompletable(): WalkStep {
    const task = this.task({ keepsCompletable: true });
    return { kind: 'scoregroup', task, candidate: pairBracket(task) };
  }

  /** 2017 A.9: brackets regardless of what is below, until one leaves a rest that cannot be paired. */
  private pairOrCollapse(): WalkStep {
    const below = this.below();
    if (this.collapsed) {
      const residents = [...this.board.scoregroups[this.index], ...below];
      const task = this.task({ residents, next: [], rest: [] });
      return { kind: 'collapsed-last', task, candidate: pairBracket(task) };
    }
    const task = this.task({});
    const candidate = pairBracket(task);
    if (below.length === 0 || (candidate !== null && this.board.isCompletable(candidate.floaters, below)))
      return { kind: 'scoregroup', task, candidate };
    const penultimate = this.task({ next: [], rest: below, keepsCompletable: true, looksAhead: false });
    return { kind: 'penultimate', task: penultimate, candidate: pairBracket(penultimate) };
  }

  private task(parts: Partial<BracketTask>): BracketTask {
    const { board, index } = this;
    return {
      board,
      mdps: this.mdps,
      residents: board.scoregroups[index],
      next: board.scoregroups[index + 1] ?? [],
      rest: board.placesFrom(index + 2),
      keepsCompletable: false,
      looksAhead: true,
      ...parts,
    };
  }

  private below(): readonly number[] {
    return this.board.placesFrom(this.index + 1);
  }

  /** [C5] of 2026: the lowest score whose owner can take the bye so that all others can be paired. */
  private fixByeScore(): void {
    if (this.edition.byeScoreRule === null || !this.board.odd) return;
    this.board.byeScore = this.board.lowestByeScore(this.mdps, this.board.placesFrom(this.index));
  }
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((place, i) => place === b[i]);
}
