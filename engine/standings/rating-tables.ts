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
export const CERTAIN_WIN = 736;

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
