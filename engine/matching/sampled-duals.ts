import { matchesOf } from './class-matches.js';
import type { ClassMatches } from './class-matches.js';
import type { MatchingState } from './matching-state.js';

/** Smaller graphs are solved as soon as their samples. */
export const LEAST_SAMPLED = 64;

/** Which vertices are alike: the leading words of their edges differ by their classes alone, nearly. */
export interface Alike {
  /** The class of each vertex, by any number. */
  readonly classOf: Int32Array;
  /** So many words, from the first on, are those of the classes. */
  readonly words: number;
}

/** What a sample tells of a graph. */
export interface SampledStart {
  readonly duals: Float64Array;
  /** About how many vertices of a class are matched with one of another class, or of their own, by both. */
  readonly matches: ClassMatches;
}

/** The best matching of a part of the graph. */
export interface SampledMatching extends MatchingState {
  allow(u: number, v: number): void;
  setWord(u: number, v: number, word: number, value: number): void;
  setExposable(v: number, yes: boolean): void;
  solve(alike?: () => Alike): boolean;
}

/**
 * Feasible duals that are close to the best ones: those of a sample of each class, solved by the words of the classes. What
 * is wrong with the sample costs time only, for the search goes on from whatever is feasible.
 * @param make an empty graph of some vertices and words.
 * @returns null where there are nearly as many classes as vertices, or the sample cannot be solved.
 */
export function sampledDuals(
  state: MatchingState,
  alike: Alike,
  make: (size: number, words: number) => SampledMatching,
): SampledStart | null {
  const sample = sampleOf(alike.classOf);
  if (alike.words === 0 || LEAST_SHRINKING * sample.length > state.size) return null;
  const { size, words } = state;
  const part = make(sample.length, alike.words);
  for (const [i, u] of sample.entries()) {
    part.setExposable(i, state.exposable[u] === 1);
    for (let j = i + 1; j < sample.length; j++) {
      const edge = u * size + sample[j];
      if (state.allowed[edge] === 0) continue;
      part.allow(i, j);
      for (let k = 0; k < alike.words; k++) part.setWord(i, j, k, state.weight[edge * words + k] / 4);
    }
  }
  const classOf = Int32Array.from(sample, (v) => alike.classOf[v]);
  if (!part.solve(() => ({ classOf, words: alike.words }))) return null;
  const ofClass = highestOfClasses(part, classOf);
  const duals = new Float64Array(size * words);
  for (let v = 0; v < size; v++) {
    const dual = ofClass.get(alike.classOf[v]);
    if (dual !== undefined) duals.set(dual, v * words);
  }
  addTrailingWords(state, alike.words, duals);
  makeFeasible(state, duals);
  return { duals, matches: matchesOf(part, classOf, alike.classOf) };
}

/** A sample of this share of the vertices, and a graph that is at least so much larger than it. */
const SHARE = 1 / 8;
const LEAST_SHRINKING = 4;

/** Of each class an even number, spread over it: they can be matched among themselves, or with those of another one. */
function sampleOf(classOf: Int32Array): number[] {
  const members = new Map<number, number[]>();
  classOf.forEach((name, v) => {
    const known = members.get(name);
    if (known === undefined) members.set(name, [v]);
    else known.push(v);
  });
  const sample = [...members.values()].flatMap((all) => {
    const count = all.length === 1 ? 1 : Math.max(2, 2 * Math.floor((all.length * SHARE) / 2));
    return Array.from({ length: count }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / count)]);
  });
  if (sample.length % 2 !== classOf.length % 2) {
    const [largest] = [...members.values()].sort((a, b) => b.length - a.length);
    const another = largest.find((v) => !sample.includes(v));
    if (another !== undefined) sample.push(another);
  }
  return sample.sort((a, b) => a - b);
}

/** The highest dual of each class, with half of the charge of the blossoms that hold the vertex. */
function highestOfClasses(part: MatchingState, classOf: Int32Array): Map<number, Float64Array> {
  const { words, dual, forest } = part;
  const highest = new Map<number, Float64Array>();
  classOf.forEach((name, v) => {
    const own = dual.slice(v * words, (v + 1) * words);
    for (let node = forest.parent[v]; node >= 0; node = forest.parent[node])
      for (let k = 0; k < words; k++) own[k] += forest.charge[node * words + k] / 2;
    const known = highest.get(name);
    if (known === undefined || compare(own, 0, known, 0, words) > 0) highest.set(name, own);
  });
  return highest;
}

/** Half of the most that the other words of a vertex' edges have, of those that the leading words make tight. */
function addTrailingWords(
  { size, words, allowed, weight }: MatchingState,
  leading: number,
  duals: Float64Array,
): void {
  const most = new Float64Array(size * words);
  const found = new Uint8Array(size);
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      if (allowed[u * size + v] === 0) continue;
      const edge = (u * size + v) * words;
      let k = 0;
      while (k < leading && duals[u * words + k] + duals[v * words + k] === weight[edge + k]) k += 1;
      if (k < leading) continue;
      for (const end of [u, v]) {
        if (
          found[end] === 1 &&
          compare(weight, edge + leading, most, end * words + leading, words - leading) <= 0
        )
          continue;
        found[end] = 1;
        for (k = leading; k < words; k++) most[end * words + k] = weight[edge + k];
      }
    }
  }
  for (let v = 0; v < size; v++)
    for (let k = leading; k < words; k++) duals[v * words + k] = most[v * words + k] / 2;
}

/** Raises what an edge, or that a vertex may stay exposed, asks for. */
function makeFeasible({ size, words, allowed, weight, exposable }: MatchingState, duals: Float64Array): void {
  const zero = new Float64Array(words);
  for (let v = 0; v < size; v++)
    if (exposable[v] === 1 && compare(duals, v * words, zero, 0, words) < 0)
      duals.fill(0, v * words, (v + 1) * words);
  for (let u = 0; u < size; u++) {
    const at = u * words;
    for (let v = 0; v < size; v++) {
      if (allowed[u * size + v] === 0) continue;
      const edge = (u * size + v) * words;
      let slack = 0;
      for (let k = 0; k < words && slack === 0; k++)
        slack = duals[at + k] + duals[v * words + k] - weight[edge + k];
      if (slack < 0) for (let k = 0; k < words; k++) duals[at + k] = weight[edge + k] - duals[v * words + k];
    }
  }
}

function compare(a: Float64Array, at: number, b: Float64Array, bt: number, words: number): number {
  for (let k = 0; k < words; k++) if (a[at + k] !== b[bt + k]) return a[at + k] - b[bt + k];
  return 0;
}
