import { withCuts } from '../cuts.js';
import type { Field } from '../field.js';
import type { Tenths } from '../../model/event.js';
import { fraction, roundHalfUp } from '../fraction.js';
import type { Fraction } from '../fraction.js';
import type { Part, PartReason, Tally } from '../part.js';
import type { RoundRecord } from '../player-record.js';
import { averageOf, ownNumber } from '../tally.js';
import type { TieBreak } from '../tie-break.js';
import type { TieBreakItem } from '../tie-break-item.js';

/** 10.1 */
export const averageRatingTieBreak: TieBreak = {
  code: 'ARO',
  name: 'Average Rating of Opponents',
  article: '10.1',
  type: 'D',
  modifiers: ['C', 'M'],
  isRatingsBased: true,
  tally: (field, place, item) => averageOfCut(gamesOf(field, place, '10.1'), item),
};

/** 10.2 */
export const performanceTieBreak: TieBreak = {
  code: 'TPR',
  name: 'Tournament Performance Rating',
  article: '10.2',
  type: 'DB',
  modifiers: [],
  isRatingsBased: true,
  tally: tournamentPerformance,
};

/** 10.3 */
export const perfectPerformanceTieBreak: TieBreak = {
  code: 'PTP',
  name: 'Perfect Tournament Performance',
  article: '10.3',
  type: 'DB',
  modifiers: [],
  isRatingsBased: true,
  tally: perfectPerformance,
};

/** 10.4 */
export const opponentsPerformanceTieBreak: TieBreak = {
  code: 'APRO',
  name: 'Average Performance Rating of Opponents',
  article: '10.4',
  type: 'DC',
  modifiers: ['C', 'M'],
  isRatingsBased: true,
  tally(field, place, item) {
    const valueOf = (of: number): number =>
      integerOf(field.remember('TPR', of, (one) => tournamentPerformance(field, one).value));
    return averageOfCut(gamesOf(field, place, '10.4', 'opponent-value', valueOf), item);
  },
};

/** 10.5 */
export const opponentsPerfectPerformanceTieBreak: TieBreak = {
  code: 'APPO',
  name: 'Average Perfect Performance of Opponents',
  article: '10.5',
  type: 'DC',
  modifiers: ['C', 'M'],
  isRatingsBased: true,
  tally(field, place, item) {
    const valueOf = (of: number): number =>
      integerOf(field.remember('PTP', of, (one) => perfectPerformance(field, one).value));
    return averageOfCut(gamesOf(field, place, '10.5', 'opponent-value', valueOf), item);
  },
};

/** 10.6 */
export const ratingTieBreak: TieBreak = {
  code: 'RTNG',
  name: 'Rating',
  article: '10.6',
  type: 'B',
  modifiers: ['R'],
  isRatingsBased: true,
  tally: (field, place) => ownNumber(field.rating(place), '10.6'),
};

/** A part for each game over the board: the rating of the opponent, or another value of the opponent. */
function gamesOf(
  field: Field,
  place: number,
  article: string,
  why: PartReason = 'opponent-rating',
  valueOf: (opponent: number) => number = (opponent) => field.rating(opponent),
): Part[] {
  const parts: Part[] = [];
  for (const round of field.players[place].rounds) {
    if (round.kind !== 'game' || round.opponent < 0) continue;
    const opponent = field.opponentOf(round);
    parts.push({
      round: round.round,
      opponent,
      value: valueOf(round.opponent),
      worth: tableScore(field, round),
      why,
      article,
    });
  }
  return parts;
}

function averageOfCut(parts: readonly Part[], { cuts }: TieBreakItem): Tally {
  return averageOf(withCuts(parts, cuts, { significance: 'value', cutsVoluntaryRounds: false }), 1, true);
}

function tournamentPerformance(field: Field, place: number): Tally {
  const tally = averageOf(gamesOf(field, place, '10.2'), 1, true);
  if (tally.value === null) return tally;
  const average = tally.value.numerator;
  const { numerator, denominator } = scoreOf(field, tally.parts);
  const percentage = roundHalfUp(fraction(100 * numerator, denominator * tally.parts.length));
  const difference = performanceDifference(percentage);
  return {
    ...tally,
    combination: { kind: 'performance', average, percentage, difference },
    value: fraction(average + difference),
  };
}

function perfectPerformance(field: Field, place: number): Tally {
  const parts = gamesOf(field, place, '10.3');
  const score = scoreOf(field, parts);
  const ratings = parts.map(({ value: rating }) => rating);
  const value = lowestRating(ratings, score);
  const expected = value === null ? 0 : expectedScore(value, ratings);
  return {
    parts,
    unit: 1,
    combination: { kind: 'perfect-performance', score, expected },
    value: value === null ? null : fraction(value),
  };
}

/** The lowest rating whose expected score is not below the score; for no points see 10.3. */
function lowestRating(ratings: readonly number[], { numerator, denominator }: Fraction): number | null {
  if (ratings.length === 0) return null;
  const lowest = Math.min(...ratings);
  if (numerator === 0) return lowest - BELOW_LOWEST;
  let tooLow = lowest - CERTAIN_WIN - 1;
  let enough = Math.max(...ratings) + CERTAIN_WIN;
  while (enough - tooLow > 1) {
    const middle = Math.floor((tooLow + enough) / 2);
    if (expectedScore(middle, ratings) * denominator >= 100 * numerator) enough = middle;
    else tooLow = middle;
  }
  return enough;
}

const BELOW_LOWEST = 800;

/** In hundredths of a point. */
function expectedScore(rating: number, ratings: readonly number[]): number {
  return ratings.reduce((sum, opponent) => sum + scoringProbability(rating - opponent), 0);
}

/** Points in games, a win being one: the tables know 1, ½ and 0 only. */
function scoreOf(field: Field, parts: readonly Part[]): Fraction {
  const sum = parts.reduce((points, { worth = 0 }) => points + worth, 0);
  return fraction(sum, countsPoints(field) ? field.win : STANDARD_WIN);
}

/** What a game counts in the tables, in tenths. */
function tableScore(field: Field, { outcome, worth }: RoundRecord): Tenths {
  if (countsPoints(field)) return worth;
  return outcome === 'win' ? STANDARD_WIN : outcome === 'draw' ? STANDARD_WIN / 2 : 0;
}

function countsPoints({ settings }: Field): boolean {
  return settings.otherReadings.has('tpr-points');
}

const STANDARD_WIN = 10;

function integerOf(value: Fraction | null): number {
  return value?.numerator ?? 0;
}

/** B.02, 8.1.1 (B.01, 1.4.9): the rating difference for a score in whole percent, 0 to 100. */
export function performanceDifference(percentage: number): number {
  return percentage >= 50 ? DIFFERENCES[percentage - 50] : -DIFFERENCES[50 - percentage];
}

/**
 * B.02, 8.1.2, in its full scale: the scoring probability, in hundredths, of a player whose rating is that much higher
 * than the opponent's, or lower where it is negative.
 */
export function scoringProbability(difference: number): number {
  const distance = Math.abs(difference);
  let row = 0;
  while (row + 1 < LOWEST_DIFFERENCES.length && LOWEST_DIFFERENCES[row + 1] <= distance) row++;
  return difference >= 0 ? 50 + row : 50 - row;
}

/** The difference from which on a win is certain in the table. */
const CERTAIN_WIN = 736;

// prettier-ignore
/** For 50 to 100 percent. */
const DIFFERENCES = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117,
  125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
  284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

// prettier-ignore
/** The lowest difference for the probabilities .50 to 1.00. */
const LOWEST_DIFFERENCES = [
  0, 4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114,
  122, 130, 138, 146, 154, 163, 171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268,
  279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433, 457, 485, 518, 560, 620, 736,
];
