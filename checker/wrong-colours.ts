import { allocateColour } from '../engine/index.js';
import type { BracketTask } from '../engine/index.js';
import type { PublishedBracket } from './published-bracket.js';
import type { Violation } from './report.js';
import { startingNumber } from './side.js';

/**
 * The colour rules that a published bracket breaks, each with all its pairs, in the order of the pairs. Pairs whose
 * colours the file does not tell are right.
 */
export function wrongColours(
  task: BracketTask,
  { candidate, coloured, white }: Pick<PublishedBracket, 'candidate' | 'coloured' | 'white'>,
): Violation[] {
  const { board } = task;
  const { colourRules } = board.edition;
  const found = new Map<string, Violation>();
  for (const [a, b] of candidate.pairs) {
    if (!coloured.has(a)) continue;
    const [higher, lower] = [board.player(a), board.player(b)];
    const { colour, rule } = allocateColour(colourRules, higher, lower, board.state.initialColour);
    if ((colour === 'white') === white.has(a)) continue;
    const { article, title } = rule;
    const known = found.get(article)?.players ?? [];
    const pair = [a, b].map((place) => startingNumber(task, place));
    found.set(article, { rule: article, article, title, players: [...known, ...pair] });
  }
  return [...found.values()];
}
