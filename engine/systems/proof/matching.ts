import { AlternatingPaths } from '../../matching/alternating-paths.js';
import type { Graph } from './graph.js';

/** A largest set of pairs of a graph, and, where it does not hold everybody, a barrier that shows why nothing does. */
export interface Matching {
  readonly pairs: readonly (readonly [number, number])[];
  /** Null when everybody is paired. */
  readonly barrier: readonly number[] | null;
}

/**
 * Makes what the verifier will judge; that needs no trust in this search, for a barrier proves itself. It is that of
 * the Gallai-Edmonds decomposition: the neighbours of those whom some largest matching leaves over, and who are reached
 * from the unpaired by alternating paths of even length.
 */
export function largestMatching({ vertices, joined }: Graph): Matching {
  const places = [...vertices.keys()];
  const isJoined = (a: number, b: number): boolean => a !== b && joined(vertices[a], vertices[b]);
  const adjacent = Uint8Array.from(places.flatMap((a) => places.map((b) => (isJoined(a, b) ? 1 : 0))));
  const paths = new AlternatingPaths(places.length, adjacent);
  const { mate, even } = paths;
  for (const root of places) if (mate[root] < 0) paths.augment(root, places);
  const exposed = places.filter((place) => mate[place] < 0);
  const pairs = places
    .filter((place) => mate[place] > place)
    .map((place) => [vertices[place], vertices[mate[place]]] as const);
  if (exposed.length === 0) return { pairs, barrier: null };
  const outer = new Set<number>();
  for (const root of exposed) {
    paths.augment(root, places);
    for (const place of places) if (even[place] === 1) outer.add(place);
  }
  const touches = (place: number): boolean =>
    [...outer].some((other) => adjacent[place * places.length + other] === 1);
  const barrier = vertices.filter((_, place) => !outer.has(place) && touches(place));
  return { pairs, barrier };
}
