import type { TieBreakEdition } from './edition.js';
import type { StandingsReading } from './other-readings.js';

/** How standings are to be computed. */
export interface StandingsSettings {
  readonly edition: TieBreakEdition;
  /** Pre-determined pairings (15.2); else a Swiss tournament (15.3). */
  readonly isRoundRobin: boolean;
  /** The rating that an unrated player counts with (10); null: ratings-based tie-breaks are dropped. */
  readonly unrated: number | null;
  /**
   * Players who completed less than half of their games in a round robin are left out of its final table, and the
   * results against them do not count.
   */
  readonly leavesOutBelowHalf: boolean;
  /** Readings of the text that are taken instead of those that swissproof takes. */
  readonly otherReadings: ReadonlySet<StandingsReading>;
}
