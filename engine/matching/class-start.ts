import { ClassProblem } from './class-problem.js';
import { isGreater } from './lex-order.js';
import type { MatchingState } from './matching-state.js';

/** Smaller graphs are solved as soon as their classes. */
export const LEAST_CLASSED = 64;

/** Whether to solve the classes first costs less than it saves. */
export function hasFewClasses(classOf: Int32Array): boolean {
  return LEAST_MEMBERS * new Set(classOf).size <= classOf.length;
}

const LEAST_MEMBERS = 3;

/**
 * Starts a graph with the best duals of its classes, as if all edges of two classes were as good as the best of them, and
 * with a matching that holds tight edges only. The duals are feasible, and the matching is the best one where it leaves nobody
 * exposed; else little is left to be searched for.
 * @param state a graph without a matching; its duals and partners are set.
 * @param classOf the class of each vertex, by any number: the edges of two classes have the same weight, nearly.
 * @returns false, and nothing is set, when the vertices that must be covered cannot be.
 */
export function startWithClasses(state: MatchingState, classOf: Int32Array): boolean {
  const { size, words, dual } = state;
  const names = new Map<number, number>();
  const own = Int32Array.from(classOf, (name) => {
    const known = names.get(name) ?? names.size;
    names.set(name, known);
    return known;
  });
  // The last class holds partners for those who stay exposed: more than can be asked for.
  const count = names.size + 1;
  const sizes = new Array<number>(count).fill(0);
  for (const c of own) sizes[c] += 1;
  sizes[count - 1] = size + 1;
  const { allowed, weight } = edgesOfClasses(state, own, count);
  const solution = new ClassProblem(sizes, words, allowed, weight).solve();
  if (solution === null) return false;
  const { worth, pairs } = solution;
  for (let v = 0; v < size; v++)
    for (let k = 0; k < words; k++) dual[v * words + k] = worth[own[v] * words + k] / 2;
  matchAsIn(state, own, pairs, count);
  return true;
}

/** The best edge between each two classes. */
function edgesOfClasses(
  { size, words, typeOf, weight, exposable }: MatchingState,
  own: Int32Array,
  count: number,
): { allowed: Uint8Array; weight: Float64Array } {
  const allowed = new Uint8Array(count * count);
  const best = new Float64Array(count * count * words);
  const lastType = new Int32Array(count * count).fill(-1);
  const set = (a: number, b: number, edge: number): void => {
    for (const at of [a * count + b, b * count + a]) {
      allowed[at] = 1;
      for (let k = 0; k < words; k++) best[at * words + k] = weight[edge + k];
    }
  };
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const type = typeOf[u * size + v];
      const at = own[u] * count + own[v];
      // Most edges of two classes are of one type.
      if (type < 0 || type === lastType[at]) continue;
      lastType[at] = type;
      const edge = type * words;
      if (allowed[at] === 0 || isGreater(weight, edge, best, at * words, words)) set(own[u], own[v], edge);
    }
  }
  const last = count - 1;
  allowed[last * count + last] = 1;
  for (let v = 0; v < size; v++)
    if (exposable[v] === 1) allowed[own[v] * count + last] = allowed[last * count + own[v]] = 1;
  return { allowed, weight: best };
}

/** Where a pair of two classes is a half, it is tried whole. */
function matchAsIn(state: MatchingState, own: Int32Array, pairs: Float64Array, count: number): void {
  const { size, mate, typeOf } = state;
  for (let v = 0; v < size; v++) {
    for (let x = v + 1; mate[v] < 0 && x < size; x++) {
      const [one, other] = [own[v] * count + own[x], own[x] * count + own[v]];
      if (mate[x] >= 0 || pairs[one] < 0.5 || typeOf[v * size + x] < 0) continue;
      if (!isTight(state, v, x)) continue;
      mate[v] = x;
      mate[x] = v;
      pairs[one] -= 1;
      if (other !== one) pairs[other] -= 1;
    }
  }
}

/** Whether two vertices that have an edge are worth as much as it. */
function isTight({ size, words, typeOf, weight, dual }: MatchingState, u: number, v: number): boolean {
  const edge = typeOf[u * size + v] * words;
  for (let k = 0; k < words; k++)
    if (dual[u * words + k] + dual[v * words + k] !== weight[edge + k]) return false;
  return true;
}
