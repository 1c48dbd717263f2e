import type { BlossomForest } from './blossom-forest.js';
import type { MatchingState } from './matching-state.js';
import { Label } from './search-state.js';
import type { SearchState } from './search-state.js';

/** Looks through the edges of vertices, and keeps for each vertex the one that becomes tight first. */
export class EdgeScan {
  private readonly size: number;
  private readonly words: number;
  private readonly weight: Float64Array;
  private readonly typeOf: Int32Array;
  private readonly dual: Float64Array;
  private readonly forest: BlossomForest;

  constructor(
    state: MatchingState,
    private readonly search: SearchState,
  ) {
    this.size = state.size;
    this.words = state.words;
    this.weight = state.weight;
    this.typeOf = state.typeOf;
    this.dual = state.dual;
    this.forest = state.forest;
  }

  /** Notes the edges of a new S vertex: to free vertices, and to other S vertices. */
  scan(x: number): void {
    const { size, words, typeOf, weight, dual, forest, search } = this;
    const { effective, label } = search;
    const topX = forest.top[x];
    const row = x * size;
    const ex = x * words;
    search.meetWith[x] = -1;
    for (let y = 0; y < size; y++) {
      const type = typeOf[row + y];
      if (type < 0) continue;
      const edge = type * words;
      const topY = forest.top[y];
      if (topY === topX) continue;
      const ey = y * words;
      if (label[topY] === Label.Free) {
        let order = search.bestFrom[y] < 0 ? -1 : 0;
        for (let k = 0; order === 0 && k < words; k++)
          order = 2 * (effective[ex + k] + dual[ey + k] - weight[edge + k]) - search.bestKey[ey + k];
        if (order < 0) {
          for (let k = 0; k < words; k++)
            search.bestKey[ey + k] = 2 * (effective[ex + k] + dual[ey + k] - weight[edge + k]);
          search.bestFrom[y] = x;
          if (search.isNow(search.bestKey, ey)) search.readyToGrow.push(y);
        }
      } else if (label[topY] === Label.S) {
        this.noteMeeting(x, y, edge);
      }
    }
  }

  /** The best edge of an S vertex has become inner to its blossom: looks for the next. */
  rescanMeetings(x: number): void {
    const { size, words, forest, search } = this;
    const top = forest.top[x];
    search.meetWith[x] = -1;
    for (let y = 0; y < size; y++) {
      const type = this.typeOf[x * size + y];
      if (type < 0) continue;
      const edge = type * words;
      const topY = forest.top[y];
      if (topY !== top && search.label[topY] === Label.S) this.noteMeeting(x, y, edge);
    }
  }

  /** A vertex has left the tree: finds its best edge from the S vertices anew (those still queued will scan it). */
  rescanFree(v: number): void {
    const { size, words, forest, search, weight, dual } = this;
    search.bestFrom[v] = -1;
    const ev = v * words;
    for (let x = 0; x < size; x++) {
      const type = this.typeOf[v * size + x];
      if (type < 0) continue;
      const edge = type * words;
      if (search.label[forest.top[x]] !== Label.S) continue;
      let order = search.bestFrom[v] < 0 ? -1 : 0;
      for (let k = 0; order === 0 && k < words; k++)
        order =
          2 * (search.effective[x * words + k] + dual[ev + k] - weight[edge + k]) - search.bestKey[ev + k];
      if (order < 0) {
        for (let k = 0; k < words; k++)
          search.bestKey[ev + k] = 2 * (search.effective[x * words + k] + dual[ev + k] - weight[edge + k]);
        search.bestFrom[v] = x;
        if (search.isNow(search.bestKey, ev)) search.readyToGrow.push(v);
      }
    }
  }

  private noteMeeting(x: number, y: number, edge: number): void {
    const { words, weight, search } = this;
    const { effective, meetKey, meetWith } = search;
    const ex = x * words;
    const ey = y * words;
    let order = meetWith[x] < 0 ? -1 : 0;
    for (let k = 0; order === 0 && k < words; k++)
      order = effective[ex + k] + effective[ey + k] - weight[edge + k] - meetKey[ex + k];
    if (order < 0) {
      for (let k = 0; k < words; k++)
        meetKey[ex + k] = effective[ex + k] + effective[ey + k] - weight[edge + k];
      meetWith[x] = y;
      if (search.isNow(meetKey, ex)) search.readyToMeet.push(x);
    }
  }
}
