import { AlternatingPaths } from '../../../../matching/alternating-paths.js';
import type { Place } from '../../../candidate.js';
import type { Board1997 } from '../board-1997.js';

/** How many players can be paired at once: one largest matching, mended from question to question. */
export class Matchings {
  private readonly paths: AlternatingPaths;
  private readonly alive: Uint8Array;

  constructor(private readonly board: Board1997) {
    this.paths = new AlternatingPaths(board.size, board.compatible);
    this.alive = new Uint8Array(board.size);
  }

  /** The fewest of these players who stay over when as many as possible are paired with one another. */
  leftOver(places: readonly Place[]): number {
    const { paths, alive, board } = this;
    const { mate } = paths;
    alive.fill(0);
    for (const place of places) alive[place] = 1;
    for (const place of places) {
      if (mate[place] < 0 || alive[mate[place]] === 1) continue;
      mate[mate[place]] = -1;
      mate[place] = -1;
    }
    const open = places.filter((place) => mate[place] < 0);
    for (const one of open) {
      if (mate[one] >= 0) continue;
      const other = open.find((place) => place !== one && mate[place] < 0 && board.mayMeet(one, place));
      if (other !== undefined) paths.match(one, other);
    }
    return open.filter((place) => mate[place] < 0 && !this.augments(place, places)).length;
  }

  isPerfect(places: readonly Place[]): boolean {
    return places.length % 2 === 0 && this.leftOver(places) === 0;
  }

  /** One who was unpaired may have become another's opponent meanwhile. */
  private augments(place: Place, places: readonly Place[]): boolean {
    return this.paths.mate[place] >= 0 || this.paths.augment(place, places);
  }
}
