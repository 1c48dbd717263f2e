export {
  defaultTieBreakEdition,
  tieBreakEditionById,
  tieBreakEditionInForce,
  tieBreakEditions,
} from './all-editions.js';
export type { DropReason, StandingsColumn } from './column.js';
export type { TieBreakEdition, TieBreakEditionId } from './edition.js';
export { finishedRounds } from './finished-rounds.js';
export { compareFractions, type Fraction } from './fraction.js';
export { completedGames } from './left-out.js';
export {
  OPEN_STANDINGS_READINGS,
  standingsReadingId,
  STANDINGS_READINGS,
  type StandingsReading,
} from './other-readings.js';
export type { Combination, Cut, Part, PartReason, Tally } from './part.js';
export type { StandingsSettings } from './settings.js';
export {
  standingsStory,
  type ColumnStory,
  type EncounterStory,
  type Meeting,
  type StandingsStory,
} from './story.js';
export {
  standingsRanks,
  standingsTable,
  type RankedRow,
  type StandingsRanks,
  type StandingsRow,
  type StandingsTable,
} from './table.js';
export { prefersSmaller, type TieBreak } from './tie-break.js';
export type { TieBreakItem } from './tie-break-item.js';
export {
  parseTieBreakList,
  standingsList,
  type TieBreakListFault,
  type TieBreakListProblem,
  type TieBreakListResult,
} from './tie-break-list.js';
export { teamTieBreaks, tieBreaks } from './tie-breaks/all-tie-breaks.js';
