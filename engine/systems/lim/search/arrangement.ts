import { EqualMatchings } from '../../../matching/equal-matchings.js';
import { LexMatching } from '../../../matching/lex-matching.js';
import { stopAtLimit } from '../../../matching/steps.js';
import { triesOf } from '../orders.js';
import { GradualList } from './gradual-list.js';

type Edge = (a: number, b: number) => boolean;

/** Pairs of those whose opponent is sought with that opponent, in turn. */
export type Arrangement = GradualList<readonly [one: number, opponent: number]>;

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
  const graph = solved(list, areCompatible, isUnwanted);
  return graph === null ? null : new GradualList(() => pairByPair(list, graph));
}

/** How many pairs are unwanted in such an arrangement; null when there is none. */
export function fewestUnwanted(
  list: readonly number[],
  areCompatible: Edge,
  isUnwanted: Edge,
): number | null {
  const graph = solved(list, areCompatible, isUnwanted);
  return graph === null ? null : Math.abs(graph.total()[0]);
}

function solved(list: readonly number[], areCompatible: Edge, isUnwanted: Edge): LexMatching | null {
  stopAtLimit();
  const graph = new LexMatching(list.length, 1);
  list.forEach((one, v) => {
    for (let x = v + 1; x < list.length; x++) {
      if (!areCompatible(one, list[x])) continue;
      graph.allow(v, x);
      if (isUnwanted(one, list[x])) graph.setWord(v, x, 0, -1);
    }
  });
  return list.length % 2 === 1 || !graph.solve() ? null : graph;
}

function* pairByPair(
  list: readonly number[],
  graph: LexMatching,
): Generator<readonly [number, number], void> {
  if (list.length === 0) return;
  const equal = new EqualMatchings(graph);
  let left = list.map((_, v) => v);
  while (left.length > 0) {
    stopAtLimit();
    const [v] = left;
    const opponent = equal.pair(v, triesOf(left));
    yield [list[v], list[opponent]];
    left = left.filter((x) => x !== v && x !== opponent);
  }
}
