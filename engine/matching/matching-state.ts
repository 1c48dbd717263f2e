import { Arena } from './arena.js';
import { BlossomForest } from './blossom-forest.js';

/** A graph with lexicographic weights, a matching in it, and the dual variables that show how good it is. */
export class MatchingState {
  /** Partner of each vertex, -1 when exposed. */
  readonly mate: Int32Array;
  /** `words` numbers for each ordered pair of vertices. */
  readonly weight: Float64Array;
  readonly allowed: Uint8Array;
  readonly exposable: Uint8Array;
  readonly removed: Uint8Array;
  /** `words` numbers for each vertex. */
  readonly dual: Float64Array;
  readonly forest: BlossomForest;

  constructor(
    readonly size: number,
    readonly words: number,
  ) {
    const edges = size * size;
    const arena = new Arena({ floats: (edges + size) * words, ints: size, bytes: edges + 2 * size });
    this.weight = arena.floats(edges * words);
    this.dual = arena.floats(size * words);
    this.mate = arena.ints(size).fill(-1);
    this.allowed = arena.bytes(edges);
    this.exposable = arena.bytes(size);
    this.removed = arena.bytes(size);
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
