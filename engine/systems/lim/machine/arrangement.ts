import { EqualMatchings } from '../../../matching/equal-matchings.js';
import { LexMatching } from '../../../matching/lex-matching.js';
import { triesOf } from '../orders.js';

type Edge = (a: number, b: number) => boolean;
type Arrangement = (readonly [number, number])[];

/**
 * 4.1-4.3: of the arrangements in which everybody has a compatible opponent and as few pairs as possible are unwanted,
 * the first: opponents are tried in the order of the tables.
 * @param list all players, in the order in which their opponents are sought.
 * @returns null when not everybody can have one.
 */
export function firstArrangement(
  list: readonly number[],
  areCompatible: Edge,
  isUnwanted: Edge,
): Arrangement | null {
  if (list.length === 0) return [];
  const graph = new LexMatching(list.length, 1);
  list.forEach((one, v) => {
    for (let x = v + 1; x < list.length; x++) {
      if (!areCompatible(one, list[x])) continue;
      graph.allow(v, x);
      if (isUnwanted(one, list[x])) graph.setWord(v, x, 0, -1);
    }
  });
  if (list.length % 2 === 1 || !graph.solve()) return null;
  const equal = new EqualMatchings(graph);
  const pairs: Arrangement = [];
  let left = list.map((_, v) => v);
  while (left.length > 0) {
    const [v] = left;
    const opponent = equal.pair(v, triesOf(left));
    pairs.push([list[v], list[opponent]]);
    left = left.filter((x) => x !== v && x !== opponent);
  }
  return pairs;
}
