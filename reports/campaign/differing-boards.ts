import type { StoredTrial } from '../../certification/campaign/store/stored-trial.js';
import type { Discrepancy } from '../../certification/campaign/triage/discrepancies.js';
import type { Board } from '../../checker/report.js';

/**
 * The boards in which a round of the candidate and the rules differ: "paired 4-7 5-9; by the rules 4-9 5-7", White
 * first. Empty where the pairs are not known, or a checker names none.
 * @param trial the trial of the round.
 */
export function differingBoardsWords(
  discrepancy: Discrepancy | undefined,
  { mistakes = [] }: Pick<StoredTrial, 'mistakes'>,
): string[] {
  if (discrepancy === undefined) return [];
  const { round, expected, actual, planted } = discrepancy;
  const mistake = mistakes.find((other) => other.round === round);
  const byRules = `by the rules ${expected === null ? 'no legal pairing exists' : boardsInLine(expected)}`;
  if (planted !== undefined) return [`the checker accepts ${boardsInLine(planted)}; ${byRules}`];
  if (mistake !== undefined)
    return actual === null ? [] : [`the checker would pair ${boardsInLine(actual)}; ${byRules}`];
  return [`${actual === null ? 'no pairing given' : `paired ${boardsInLine(actual)}`}; ${byRules}`];
}

/** A line with more boards than this is not read to its end. */
const MOST_BOARDS = 10;

function boardsInLine(boards: readonly Board[]): string {
  if (boards.length === 0) return 'no other board';
  const shown = boards.slice(0, MOST_BOARDS);
  const pairs = shown.flatMap((board) => ('bye' in board ? [] : [`${board.white}-${board.black}`]));
  const byes = shown.flatMap((board) => ('bye' in board ? [`${board.bye} has the bye`] : []));
  const more = boards.length - shown.length;
  return [
    ...(pairs.length === 0 ? [] : [pairs.join(' ')]),
    ...byes,
    ...(more === 0 ? [] : [`and ${more} more`]),
  ].join(', ');
}
