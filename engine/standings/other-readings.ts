/** Other readings of C.07, by what they say, with their numbers in the ledger (corpus/readings.md, letter T). */
const READINGS = {
  'counted-rounds': { id: 'T2', isOpen: true },
  'fore-forfeit-stays': { id: 'T4', isOpen: true },
  'tpr-points': { id: 'T1', isOpen: true },
  'std-double-forfeit-half': { id: 'T5', isOpen: true },
  'rr-forfeit-win-is-game': { id: 'T6', isOpen: true },
  'ks-step-draw': { id: 'T7', isOpen: true },
  'p-vur': { id: 'T8', isOpen: true },
  // 16.4.1 names the cap: the other way to compute it is that of a program, and no reading of the text.
  'team-forfeit-draws': { id: 'T22', isOpen: false },
} as const;

export type StandingsReading = keyof typeof READINGS;

export const STANDINGS_READINGS = Object.keys(READINGS) as readonly StandingsReading[];

/** Those by which the text can be read, too: a table that is right by one of them, or by several together, is not wrong. */
export const OPEN_STANDINGS_READINGS: readonly StandingsReading[] = STANDINGS_READINGS.filter(
  (reading) => READINGS[reading].isOpen,
);

/** The number of a reading in the ledger: "T6". */
export function standingsReadingId(reading: StandingsReading): string {
  return READINGS[reading].id;
}
