import { ClassProblem } from './class-problem.js';
import type { MatchingState } from './matching-state.js';

/** Which vertices are alike: the leading words of their edges differ by their classes alone, nearly. */
export interface Alike {
  /** The class of each vertex, by any number. */
  readonly classOf: Int32Array;
  /** So many words, from the first on, are those of the classes. */
  readonly words: number;
}

/** Smaller graphs are solved as soon as their classes. */
export const LEAST_CLASSED = 64;

/** Whether to solve the classes first costs less than it saves. */
export function hasFewClasses({ classOf }: Alike): boolean {
  return LEAST_MEMBERS * new Set(classOf).size <= classOf.length;
}

const LEAST_MEMBERS = 3;

/**
 * Starts a graph that can be covered with the best duals of its classes, which are feasible ones of the graph, and with a
 * matching that holds tight edges only, as many between two classes as the best of them. They are the best of the graph
 * itself where that leaves nobody exposed; else little is left to be searched for.
 * @param state a graph without a matching; its duals and partners are set.
 */
export function startWithClasses(state: MatchingState, { classOf, words: leading }: Alike): void {
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
  const { allowed, weight } = edgesOfClasses(state, own, count, leading);
  const { worth, pairs } = new ClassProblem(sizes, leading, allowed, weight).solve();
  for (let v = 0; v < size; v++)
    for (let k = 0; k < leading; k++) dual[v * words + k] = worth[own[v] * leading + k] / 2;
  if (leading < words) addTrailingWords(state, leading);
  matchAsIn(state, own, pairs, count);
}

/** The best leading words of the edges between each two classes. */
function edgesOfClasses(
  { size, words, typeOf, weight, exposable }: MatchingState,
  own: Int32Array,
  count: number,
  leading: number,
): { allowed: Uint8Array; weight: Float64Array } {
  const allowed = new Uint8Array(count * count);
  const best = new Float64Array(count * count * leading);
  const set = (a: number, b: number, edge: number): void => {
    for (const at of [a * count + b, b * count + a]) {
      allowed[at] = 1;
      for (let k = 0; k < leading; k++) best[at * leading + k] = weight[edge + k];
    }
  };
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const type = typeOf[u * size + v];
      if (type < 0) continue;
      const edge = type * words;
      const at = own[u] * count + own[v];
      if (allowed[at] === 0 || isGreater(weight, edge, best, at * leading, leading))
        set(own[u], own[v], edge);
    }
  }
  const last = count - 1;
  allowed[last * count + last] = 1;
  for (let v = 0; v < size; v++)
    if (exposable[v] === 1) allowed[own[v] * count + last] = allowed[last * count + own[v]] = 1;
  return { allowed, weight: best };
}

/** Half of the most that the other words of a vertex' edges have, of those that the leading words make tight. */
function addTrailingWords(state: MatchingState, leading: number): void {
  const { size, words, typeOf, weight, dual, exposable } = state;
  const trailing = words - leading;
  const most = new Float64Array(size * trailing);
  const found = new Uint8Array(size);
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const type = typeOf[u * size + v];
      if (type < 0 || !isTight(state, u, v, leading)) continue;
      const edge = type * words;
      for (const end of [u, v]) {
        if (found[end] === 1 && !isGreater(weight, edge + leading, most, end * trailing, trailing)) continue;
        found[end] = 1;
        for (let k = 0; k < trailing; k++) most[end * trailing + k] = weight[edge + leading + k];
      }
    }
  }
  for (let v = 0; v < size; v++) {
    for (let k = 0; k < trailing; k++) dual[v * words + leading + k] = most[v * trailing + k] / 2;
    if (exposable[v] === 1 && isNegative(dual, v * words, words)) dual.fill(0, v * words, (v + 1) * words);
  }
}

/** Where a pair of two classes is a half, it is tried whole. */
function matchAsIn(state: MatchingState, own: Int32Array, pairs: Float64Array, count: number): void {
  const { size, words, mate, typeOf } = state;
  for (let v = 0; v < size; v++) {
    for (let x = v + 1; mate[v] < 0 && x < size; x++) {
      const [one, other] = [own[v] * count + own[x], own[x] * count + own[v]];
      if (mate[x] >= 0 || pairs[one] < 0.5 || typeOf[v * size + x] < 0) continue;
      if (!isTight(state, v, x, words)) continue;
      mate[v] = x;
      mate[x] = v;
      pairs[one] -= 1;
      if (other !== one) pairs[other] -= 1;
    }
  }
}

/** Whether two vertices that have an edge are worth as much as it, in the first words. */
function isTight(
  { size, words, typeOf, weight, dual }: MatchingState,
  u: number,
  v: number,
  first: number,
): boolean {
  const edge = typeOf[u * size + v] * words;
  for (let k = 0; k < first; k++)
    if (dual[u * words + k] + dual[v * words + k] !== weight[edge + k]) return false;
  return true;
}

function isNegative(vectors: Float64Array, at: number, words: number): boolean {
  for (let k = 0; k < words; k++) if (vectors[at + k] !== 0) return vectors[at + k] < 0;
  return false;
}

function isGreater(a: Float64Array, at: number, b: Float64Array, bt: number, words: number): boolean {
  for (let k = 0; k < words; k++) if (a[at + k] !== b[bt + k]) return a[at + k] > b[bt + k];
  return false;
}
