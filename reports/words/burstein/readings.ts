import type { Named } from '../system-words.js';

/** What other readings of 2026 say, by their numbers in `corpus/readings.md`. */
export const readings: Named<string> = {
  BB1: 'there are four seeding rounds where the number of rounds is not announced',
  BB2: 'every zero-point bye counts as a draw for the opponents, not only those of a series up to the present round',
  BB3: 'a series of zero-point byes counts as draws for the opponents also where the player is back in the present round',
  BB4: 'who has not played any game ranks last',
  BB5: 'the parity of the pairing number is that of the starting number, also where players came later',
  BB6: 'a requested full-point bye does not bar the pairing-allocated bye',
  BB7: 'forfeited games count as games of who might receive the bye',
  BB8: 'an unknown result counts no points',
  BB9: 'of the following bracket only the number of its floaters is looked at, not their scores',
};
