import { Completion } from '../../../../matching/completion.js';
import type { Place } from '../../../interface/candidate.js';
import type { Board1998 } from '../board-1998.js';

/** Whether players can all be paired, one of an odd number floating. */
export class Completeness {
  private readonly completion: Completion;
  /** Who may be matched with the last vertex, which stands for the next score group. */
  private readonly adjacent: Uint8Array;
  private readonly nobody: number;

  constructor({ size, mayMeet }: Board1998) {
    this.nobody = size;
    this.adjacent = new Uint8Array((size + 1) * (size + 1));
    for (let a = 0; a < size; a++)
      for (let b = 0; b < size; b++) if (mayMeet(a, b)) this.adjacent[a * (size + 1) + b] = 1;
    this.completion = new Completion(size + 1, this.adjacent);
  }

  isPerfect(places: readonly Place[]): boolean {
    return this.completion.isPerfect(places);
  }

  /** @param floating one of them floats where their number is odd. */
  canPair(places: readonly Place[], floating: readonly Place[]): boolean {
    if (places.length % 2 === 0) return this.isPerfect(places);
    const { adjacent, nobody } = this;
    const may = new Set(floating);
    for (let place = 0; place < nobody; place++) {
      const value = may.has(place) ? 1 : 0;
      adjacent[place * (nobody + 1) + nobody] = adjacent[nobody * (nobody + 1) + place] = value;
    }
    return this.completion.isPerfect([...places, nobody]);
  }
}
