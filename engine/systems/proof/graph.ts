/** Who can be paired with whom: starting numbers, and `BYE` for the pairing-allocated bye. */
export interface Graph {
  readonly vertices: readonly number[];
  readonly joined: (a: number, b: number) => boolean;
}

export const BYE = 0;

/** Answers whether a graph is known to have no complete pairing. */
export type Impossible = (graph: Graph) => boolean;

/**
 * True when removing these vertices leaves more components of odd size than were removed. Then nothing can pair
 * everybody: each odd component would need one of the removed for itself (Tutte).
 */
export function isBarrier({ vertices, joined }: Graph, removed: readonly number[]): boolean {
  const open = new Set(vertices.filter((vertex) => !removed.includes(vertex)));
  const size = vertices.length - open.size;
  let odd = 0;
  for (const start of open) {
    const component = [start];
    open.delete(start);
    for (const vertex of component)
      for (const other of open)
        if (joined(vertex, other)) {
          open.delete(other);
          component.push(other);
        }
    odd += component.length % 2;
  }
  return odd > size;
}

/** True when the pairs are pairs of the graph and hold every vertex once. */
export function isComplete(graph: Graph, pairs: readonly (readonly [number, number])[]): boolean {
  return pairs.length * 2 === graph.vertices.length && isLegal(graph, pairs);
}

/** True when the pairs are pairs of the graph and hold no vertex twice. */
export function isLegal({ vertices, joined }: Graph, pairs: readonly (readonly [number, number])[]): boolean {
  const held = pairs.flat();
  return (
    new Set(held).size === held.length &&
    held.every((vertex) => vertices.includes(vertex)) &&
    pairs.every(([a, b]) => joined(a, b))
  );
}
