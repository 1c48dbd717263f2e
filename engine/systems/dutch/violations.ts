import type { Candidate, Violation } from '../interface/system.js';
import { isLastBracket } from './search/bracket-task.js';
import type { BracketTask } from './search/bracket-task.js';

/**
 * The absolute rules that a candidate breaks, each with all its pairs, in the order of their articles: pairs that no
 * circumstances allow, and in the last bracket, in which it is given, a bye for somebody who may not have it.
 */
export function violations(task: BracketTask, { pairs, floaters }: Candidate): Violation[] {
  const { board } = task;
  const { edition, state } = board;
  const broken = edition.absoluteRules.map((rule): Violation => ({
    rule,
    places: pairs.filter(([a, b]) => rule.forbids(state, board.player(a), board.player(b))).flat(),
  }));
  const takers = isLastBracket(task) ? floaters.filter((place) => !board.player(place).mayTakeBye) : [];
  return [...broken, { rule: edition.byeRule, places: takers }]
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => (a.rule.article < b.rule.article ? -1 : 1));
}
