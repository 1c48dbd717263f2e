import type { Violation } from '../report.js';
import type { JudgedBracket } from './judged-bracket.js';
import { decidingDifferences } from './colour-difference.js';
import { parityNumbers } from './parity.js';
import { startingNumbers } from './side.js';

/**
 * The colour rules that a published bracket breaks, each with all its pairs, in the order of the pairs. Pairs whose
 * colours the file does not tell are right.
 */
export function wrongColours({ state, step, candidate, seats }: JudgedBracket): Violation[] {
  const found = new Map<string, Violation>();
  for (const pair of candidate.pairs) {
    const [higher] = pair;
    if (!seats.coloured.has(higher)) continue;
    const allocation = step.coloursOf(pair);
    const { white, rule } = allocation;
    if ((white === higher) === seats.white.has(higher)) continue;
    const { id, article, title } = rule;
    const known = found.get(id);
    const players = [...(known?.players ?? []), ...startingNumbers(state, pair)];
    const parity = [...(known?.parity ?? []), ...parityNumbers(rule, [state.players[higher]], state)];
    const counting = parity.length === 0 ? {} : { parity };
    const differences = [...(known?.differences ?? []), ...decidingDifferences(allocation, pair, state)];
    const comparing = differences.length === 0 ? {} : { differences };
    found.set(id, { rule: id, article, title, players, ...counting, ...comparing });
  }
  return [...found.values()];
}
