import { allocateColour } from '../../engine/index.js';
import type { BracketTask } from '../../engine/index.js';
import { parityNumbers } from './parity.js';
import type { PublishedBracket } from './published-bracket.js';
import type { Violation } from '../report.js';
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
    const known = found.get(article);
    const players = [...(known?.players ?? []), ...[a, b].map((place) => startingNumber(task, place))];
    const parity = [...(known?.parity ?? []), ...parityNumbers(rule, [higher], board.state)];
    const counting = parity.length === 0 ? {} : { parity };
    found.set(article, { rule: article, article, title, players, ...counting });
  }
  return [...found.values()];
}
