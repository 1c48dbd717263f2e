import type { SwissCase } from '../case/swiss-case.js';
import type { Board, RoundReport } from '../report.js';
import { scoresBefore } from './scores-before.js';

/**
 * Whether a round has so many more pairs of different scores than by the rules that no change of one game explains it, as with
 * opponents drawn at random. A change gives two players other scores, and makes their scoregroups and those between them odd or even:
 * each scoregroup then has one or two more floaters at most.
 */
export function isOutOfReach(report: RoundReport, { event }: SwissCase): boolean {
  const { round, published, reference } = report;
  const scores = scoresBefore(event, round);
  const floating = (boards: readonly Board[]): number =>
    boards.filter((board) => !('bye' in board) && scores.get(board.white) !== scores.get(board.black)).length;
  const scoregroups = new Set(scores.values()).size;
  return reference.length > 0 && floating(published) > floating(reference) + 2 * scoregroups + 2;
}
