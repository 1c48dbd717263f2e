/** Other readings of C.07 where its text leaves room, by what they say (corpus/readings.md, letter T). */
export const STANDINGS_READINGS = [
  'fore-forfeit-stays',
  'tpr-points',
  'std-double-forfeit-half',
  'rr-forfeit-win-is-game',
  'ks-step-draw',
  'p-vur',
  'team-forfeit-draws',
] as const;

export type StandingsReading = (typeof STANDINGS_READINGS)[number];
