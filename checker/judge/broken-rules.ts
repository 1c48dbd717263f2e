import { isLastBracket } from '../../engine/index.js';
import type { BracketTask, Candidate } from '../../engine/index.js';
import type { Violation } from '../report.js';
import { startingNumber } from './side.js';

/**
 * The absolute rules that a published bracket breaks, each with all its pairs, in the order of their articles: pairs
 * that no circumstances allow, and in the last bracket, in which it is given, a bye for somebody who may not have it.
 */
export function brokenRules(task: BracketTask, { pairs, floaters }: Candidate): Violation[] {
  const { edition, state } = task.board;
  const player = (place: number) => task.board.player(place);
  const rules = edition.absoluteRules.map((rule) => ({
    ...rule,
    places: pairs.filter(([a, b]) => rule.forbids(state, player(a), player(b))).flat(),
  }));
  const takers = isLastBracket(task) ? floaters.filter((place) => !player(place).mayTakeBye) : [];
  return [...rules, { ...edition.byeRule, places: takers }]
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => (a.article < b.article ? -1 : 1))
    .map(({ id, article, title, places }) => ({
      rule: id,
      article,
      title,
      players: places.map((place) => startingNumber(task, place)),
    }));
}
