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
  const graph = new LexMatching(list.length, 2);
  list.forEach((one, v) => {
    for (let x = v + 1; x < list.length; x++) {
      if (!areCompatible(one, list[x])) continue;
      graph.allow(v, x);
      if (isUnwanted(one, list[x])) graph.setWord(v, x, UNWANTED, -1);
    }
  });
  if (list.length % 2 === 1 || !graph.solve()) return null;
  const pairs: Arrangement = [];
  let left = list.map((_, v) => v);
  while (left.length > 0) {
    const [v] = left;
    const opponent = choose(graph, v, triesOf(left));
    pairs.push([list[v], list[opponent]]);
    left = left.filter((x) => x !== v && x !== opponent);
  }
  return pairs;
}

const UNWANTED = 0;
const DECISION = 1;

/** Pairs `v` with the first of these that a best matching allows, and takes the two out. */
function choose(graph: LexMatching, v: number, tries: readonly number[]): number {
  const earlier = tries.slice(0, tries.indexOf(graph.mate[v])).find((x) => graph.couldHold(v, x));
  if (earlier !== undefined && !graph.exchange(v, earlier)) {
    graph.release(v);
    tries.forEach((x, rank) => {
      if (graph.isAllowed(v, x)) graph.setWord(v, x, DECISION, tries.length - rank);
    });
    graph.refit(v);
    solveAgain(graph);
  }
  const chosen = graph.mate[v];
  graph.removePair(v);
  solveAgain(graph);
  return chosen;
}

function solveAgain(graph: LexMatching): void {
  if (!graph.solve()) throw new Error('a decision that kept an arrangement left none');
}
