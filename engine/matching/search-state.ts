import { Arena } from './arena.js';

/** Places in an alternating tree: outside it, an even distance from the root (S), an odd one (T). */
export const Label = { Free: 0, S: 1, T: 2 } as const;

/**
 * What one search knows. `time` is twice the amount by which S duals have sunk and T duals risen since the search
 * began; `effective` and `charge` hold duals and blossom charges as they would be at time zero, so that nothing
 * has to be touched as time goes on; all keys are times at which something becomes tight.
 */
export class SearchState {
  readonly label: Uint8Array;
  readonly labelled: number[] = [];
  readonly linkFrom: Int32Array;
  readonly linkTo: Int32Array;
  readonly effective: Float64Array;
  readonly charge: Float64Array;
  readonly bestKey: Float64Array;
  readonly bestFrom: Int32Array;
  readonly meetKey: Float64Array;
  readonly meetWith: Int32Array;
  readonly queue: Int32Array;
  queueLength = 0;
  /** Free vertices whose best edge is tight at the present time. */
  readonly readyToGrow: number[] = [];
  /** S vertices that a tight edge joins to another S node at the present time. */
  readonly readyToMeet: number[] = [];
  readonly time: Float64Array;
  readonly nextTime: Float64Array;
  readonly scratch: Float64Array;

  constructor(size: number, nodes: number, words: number) {
    const arena = new Arena({
      floats: (3 * size + nodes + 3) * words,
      ints: 2 * nodes + 3 * size,
      bytes: nodes,
    });
    this.effective = arena.floats(size * words);
    this.charge = arena.floats(nodes * words);
    this.bestKey = arena.floats(size * words);
    this.meetKey = arena.floats(size * words);
    this.time = arena.floats(words);
    this.nextTime = arena.floats(words);
    this.scratch = arena.floats(words);
    this.linkFrom = arena.ints(nodes);
    this.linkTo = arena.ints(nodes);
    this.bestFrom = arena.ints(size);
    this.meetWith = arena.ints(size);
    this.queue = arena.ints(size);
    this.label = arena.bytes(nodes);
  }

  reset(): void {
    this.label.fill(0);
    this.labelled.length = 0;
    this.bestFrom.fill(-1);
    this.meetWith.fill(-1);
    this.queueLength = 0;
    this.readyToGrow.length = 0;
    this.readyToMeet.length = 0;
    this.time.fill(0);
  }

  enqueue(x: number): void {
    this.queue[this.queueLength++] = x;
  }

  /** True when the key at `at` is the present time. */
  isNow(keys: Float64Array, at: number): boolean {
    const { time } = this;
    for (let k = 0; k < time.length; k++) if (keys[at + k] !== time[k]) return false;
    return true;
  }

  /** Takes an event over when `factor` times its key comes before the best one so far (kept in `nextTime`). */
  offer(
    event: SearchEvent,
    keys: Float64Array,
    at: number,
    factor: number,
    kind: SearchEvent['kind'],
    who: number,
  ): void {
    const best = this.nextTime;
    let order = event.kind === 'none' ? -1 : 0;
    for (let k = 0; order === 0 && k < best.length; k++) order = factor * keys[at + k] - best[k];
    if (order >= 0) return;
    for (let k = 0; k < best.length; k++) best[k] = factor * keys[at + k];
    event.kind = kind;
    event.at = who;
  }
}

/** What happens next in a search: to a vertex, or (`expand`) to a T blossom. */
export interface SearchEvent {
  kind: 'none' | 'grow' | 'meet' | 'expand' | 'expose';
  at: number;
}
