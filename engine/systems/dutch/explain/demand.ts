import type { Candidate, Demand } from '../../interface/system.js';
import type { BracketTask } from '../search/bracket-task.js';
import { pairBracket } from '../search/pair-bracket.js';
import { withSomeMdpPaired } from '../some-mdp-paired.js';

/**
 * The best candidate of a bracket that meets a demand; where the edition fixes the score of the bye for the round, if
 * need be at the price of the bye at the next higher score that allows one. Null when none lets the round be completed.
 */
export function bestWith(task: BracketTask, demand: Demand): Candidate | null {
  const { board } = task;
  const lowest = board.byeScore;
  const scores = lowest === null ? [] : board.state.players.map(({ score }) => score);
  const dearer = [...new Set(scores.filter((score) => lowest !== null && score > lowest))].reverse();
  for (const score of [lowest, ...dearer]) {
    const asked: BracketTask = { ...task, demands: [demand], board: board.withByeScore(score) };
    const best = pairBracket(asked);
    const candidate = withSomeMdpPaired(asked, best, pairBracket) ?? best;
    if (candidate !== null) return candidate;
  }
  return null;
}
