import type { SystemWords } from '../system-words.js';
import { alterations, brackets, groups, leaving, seats, stages, order } from './composition.js';

/** What the systems say in the same words whose brackets are paired by the identifiers of pairings. */
export const commonWords: Omit<SystemWords, 'who' | 'rules'> = {
  forbidden: {},
  barred: {},
  order,
  alterations,
  brackets,
  stages,
  leaving,
  groups,
  figures: {},
  seats,
  /** By their numbers in `corpus/readings.md`. */
  readings: {
    M1: 'the following scoregroup does with the fewest upfloaters or fails; of those who fail none is better',
    M2: 'the following scoregroup is the next one that still has somebody to be paired',
    M3: 'floaters are told by the points without virtual ones',
    M4: 'a forfeited match against a different score makes a floater, too',
    M5: 'colours are compared round by round, unplayed rounds in their places',
    M6: 'the parity of the pairing number is that of the starting number, also where some came later',
    M7: 'no round is one of the last, so that floaters are always spared',
    M8: 'an unknown result counts no points',
    M9: 'who is the first of a pair is told by the points without virtual ones',
    M10: 'forfeited matches count as played for the bye',
    M11: 'a full-point bye does not bar the pairing-allocated bye',
  },
};
