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
    this.mate = new Int32Array(size).fill(-1);
    this.weight = new Float64Array(size * size * words);
    this.allowed = new Uint8Array(size * size);
    this.exposable = new Uint8Array(size);
    this.removed = new Uint8Array(size);
    this.dual = new Float64Array(size * words);
    this.forest = new BlossomForest(size, words, this.mate);
  }
}
