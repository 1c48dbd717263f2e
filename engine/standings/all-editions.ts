import type { TieBreakEdition, TieBreakEditionId } from './edition.js';
import {
  cappedDummy,
  ownScoreDummy,
  scoreWithDrawsForUnplayed,
  scoreWithTrailingDraws,
  virtualOpponent,
} from './unplayed-rounds.js';

const c07Of2026: TieBreakEdition = {
  id: '2026',
  from: '2026-03-01',
  barsBuchholzFromRoundRobins: true,
  cutsVoluntaryRounds: true,
  adjustedScore: scoreWithTrailingDraws,
  dummy: cappedDummy,
};

/** No caps for the dummy; Buchholz in round robins. What was not yet listed (STD, TPN, RTNG) can be self-defined (4.1). */
const c07Of2024: TieBreakEdition = {
  ...c07Of2026,
  id: '2024',
  from: '2024-08-01',
  barsBuchholzFromRoundRobins: false,
  dummy: ownScoreDummy,
};

/**
 * Of opponents with equal scores SB/C1 cuts the one with whom the worst result was achieved: that is the lowest
 * contribution, as 2024 says it.
 */
const c07Of2023: TieBreakEdition = { ...c07Of2024, id: '2023', from: '2023-09-01', isFromUncertain: true };

/** The text of that time has other numbers, or none: nothing is cited. */
const before2023: TieBreakEdition = {
  ...c07Of2023,
  id: 'before-2023',
  from: null,
  isFromUncertain: false,
  hasArticleNumbers: false,
  cutsVoluntaryRounds: false,
  adjustedScore: scoreWithDrawsForUnplayed,
  dummy: virtualOpponent,
};

/** All editions of C.07, the newest first. */
export const tieBreakEditions: readonly TieBreakEdition[] = [c07Of2026, c07Of2024, c07Of2023, before2023];

export const defaultTieBreakEdition = c07Of2026;

export function tieBreakEditionById(id: TieBreakEditionId): TieBreakEdition {
  return tieBreakEditions.find((edition) => edition.id === id) ?? defaultTieBreakEdition;
}

/** The edition in force on a day (YYYY-MM-DD), for events that start on it. */
export function tieBreakEditionInForce(day: string): TieBreakEdition {
  return tieBreakEditions.find(({ from }) => from === null || from <= day) ?? before2023;
}
