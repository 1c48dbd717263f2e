import type { TieBreak } from '../tie-break.js';
import { boardCountTieBreak, bottomBoardTieBreak, topBoardTieBreak } from './boards.js';
import { averageBuchholzTieBreak, buchholzTieBreak, foreBuchholzTieBreak } from './buchholz.js';
import { directEncounterTieBreak } from './direct-encounter.js';
import { extendedEncounters } from './extended-encounter.js';
import { koyaTieBreak } from './koya.js';
import {
  gamesWithBlackTieBreak,
  gamesWonTieBreak,
  gamesWonWithBlackTieBreak,
  pairingNumberTieBreak,
  roundsElectedTieBreak,
  standardPointsTieBreak,
  winsTieBreak,
} from './own-record.js';
import { pointsTieBreak, progressiveTieBreak } from './points.js';
import {
  averageRatingTieBreak,
  opponentsPerfectPerformanceTieBreak,
  opponentsPerformanceTieBreak,
  perfectPerformanceTieBreak,
  performanceTieBreak,
  ratingTieBreak,
} from './ratings.js';
import { sonnebornBergerTieBreak } from './sonneborn-berger.js';
import { extendedSonnebornBerger, otherScoreTieBreak, scheduleStrengthTieBreak } from './team-scores.js';

/** The points, and all tie-breaks of C.07 for individuals in the order of its articles. */
export const tieBreaks: readonly TieBreak[] = [
  pointsTieBreak,
  directEncounterTieBreak,
  winsTieBreak,
  gamesWonTieBreak,
  gamesWithBlackTieBreak,
  gamesWonWithBlackTieBreak,
  progressiveTieBreak,
  roundsElectedTieBreak,
  standardPointsTieBreak,
  pairingNumberTieBreak,
  buchholzTieBreak,
  averageBuchholzTieBreak,
  foreBuchholzTieBreak,
  sonnebornBergerTieBreak,
  koyaTieBreak,
  averageRatingTieBreak,
  performanceTieBreak,
  perfectPerformanceTieBreak,
  opponentsPerformanceTieBreak,
  opponentsPerfectPerformanceTieBreak,
  ratingTieBreak,
];

/** Null for an acronym (in capitals) that is none of them. */
export function tieBreakByCode(code: string): TieBreak | null {
  return BY_CODE.get(code) ?? null;
}

/** Tie-breaks of C.07 that only teams have (12, 13). */
export const teamTieBreaks: readonly TieBreak[] = [
  boardCountTieBreak,
  topBoardTieBreak,
  bottomBoardTieBreak,
  otherScoreTieBreak,
  ...extendedSonnebornBerger,
  ...extendedEncounters,
  scheduleStrengthTieBreak,
];

const BY_CODE: ReadonlyMap<string, TieBreak> = new Map(
  [...tieBreaks, ...teamTieBreaks].map((one) => [one.code, one]),
);
