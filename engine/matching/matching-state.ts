import { Arena } from './arena.js';
import { BlossomForest } from './blossom-forest.js';

/** Edges of which many have the same weight. */
export interface TypedEdges {
  /** The type of the edge between each ordered pair of vertices, -1 where there is none. */
  readonly typeOf: Int32Array;
  /** How many types there are. */
  readonly types: number;
}

/** A graph with lexicographic weights, a matching in it, and the dual variables that show how good it is. */
export class MatchingState {
  /** Partner of each vertex, -1 when exposed. */
  readonly mate: Int32Array;
  /** The type of the edge between each ordered pair of vertices, -1 where there is none. */
  readonly typeOf: Int32Array;
  /** `words` numbers for each type of edges. */
  readonly weight: Float64Array;
  readonly exposable: Uint8Array;
  /** `words` numbers for each vertex. */
  readonly dual: Float64Array;
  readonly forest: BlossomForest;

  /** @param edges without them there are none yet, and each will have a weight of its own. */
  constructor(
    readonly size: number,
    readonly words: number,
    edges?: TypedEdges,
  ) {
    const types = edges?.types ?? (size * (size - 1)) / 2;
    const ints = size + (edges === undefined ? size * size : 0);
    const arena = new Arena({ floats: (types + size) * words, ints, bytes: size });
    this.weight = arena.floats(types * words);
    this.dual = arena.floats(size * words);
    this.mate = arena.ints(size).fill(-1);
    this.typeOf = edges?.typeOf ?? arena.ints(size * size).fill(-1);
    this.exposable = arena.bytes(size);
    this.forest = new BlossomForest(size, words, this.mate);
  }

  /** False when no matching of maximum weight can leave the vertex exposed (its dual is not zero). */
  couldStayExposed(v: number): boolean {
    return this.exposable[v] === 1 && this.isZero(this.dual, v);
  }

  /** @param vectors `words` numbers for each vertex or node. */
  isZero(vectors: Float64Array, at: number): boolean {
    for (let k = 0; k < this.words; k++) if (vectors[at * this.words + k] !== 0) return false;
    return true;
  }
}
