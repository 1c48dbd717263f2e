import { pairBracket } from '../../engine/index.js';
import type { BracketTask, Candidate, Demand, NamedArticle } from '../../engine/index.js';
import { judgeBracket } from '../judge/judge-bracket.js';
import type { Deviation } from '../report.js';
import type { ReferenceStep } from './reference-round.js';

/** Why the rules do not do what somebody wishes in a bracket. */
export type Refusal =
  /** A rule forbids it whatever the rest of the round looks like. */
  | { readonly kind: 'impossible'; readonly rule: NamedArticle }
  /** With the wish granted the players not yet paired cannot all be paired. */
  | { readonly kind: 'cannot-complete'; readonly rule: NamedArticle }
  /**
   * The best candidate that grants the wish (the "published" side of the deviation) is worse than the accepted one
   * under a criterion, or equally good and generated later.
   */
  | { readonly kind: 'worse' | 'later'; readonly deviation: Deviation }
  /** It is better than the accepted candidate: a defect of this program, which is told and not hidden. */
  | { readonly kind: 'better'; readonly deviation: Deviation };

/**
 * Pairs a bracket again with a demand and compares the best candidate with the accepted one.
 * @returns null when the accepted candidate meets the demand.
 */
export function refusalOf(step: ReferenceStep, demand: Demand): Refusal | null {
  const { task } = step;
  const candidate = candidateWith(task, demand) ?? candidateWithDearerBye(task, demand);
  if (candidate === null) return { kind: 'cannot-complete', rule: task.board.edition.completionRule };
  const deviation = judgeBracket(step, { candidate, white: NOBODY, coloured: NOBODY, bye: null });
  if (deviation === null) return null;
  if (deviation.kind === 'reference') return { kind: 'better', deviation };
  return { kind: deviation.kind === 'order' ? 'later' : 'worse', deviation };
}

/** The best candidate of a bracket that meets a demand; null when none lets the round be completed. */
export function candidateWith(task: BracketTask, demand: Demand): Candidate | null {
  return pairBracket({ ...task, demand });
}

/**
 * Where the edition fixes the score of the bye for the round: the best candidate that meets a demand at the price of
 * the bye at the next higher score that allows one.
 */
function candidateWithDearerBye(task: BracketTask, demand: Demand): Candidate | null {
  const { board } = task;
  const lowest = board.byeScore;
  if (lowest === null) return null;
  const higher = board.state.players.map(({ score }) => score).filter((score) => score > lowest);
  let candidate: Candidate | null = null;
  for (const score of [...new Set(higher)].reverse()) {
    board.byeScore = score;
    candidate = candidateWith(task, demand);
    if (candidate !== null) break;
  }
  board.byeScore = lowest;
  return candidate;
}

/** Colours decide nothing here. */
const NOBODY: ReadonlySet<number> = new Set();
