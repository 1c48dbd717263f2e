import type { PointAdjustment } from '../../../engine/index.js';
import { placeOf, type ProblemLog } from '../problems.js';
import { linesOf, type Records } from '../records/records.js';

/** Errors for records 299 that change what a game is worth: of a match of two games it is not certain which is meant. */
export function checkAdjustmentsOfMatches(
  records: Records,
  adjustments: readonly PointAdjustment[],
  log: ProblemLog,
): void {
  if (!adjustments.some(({ result }) => result !== null && OF_GAMES.includes(result))) return;
  const line = linesOf(records, '299').find(({ text }) => OF_GAMES.includes((text[4] ?? ' ').toUpperCase()));
  if (line === undefined) return;
  log.error(
    'adjustment',
    placeOf(line, 5, 1),
    'F, H, Z, or a blank for a bonus or a penalty',
    'Record 299 changes the points of a result, but where a round is a match of two games it is not certain of which game.',
  );
}

const OF_GAMES = 'WDL+-';
