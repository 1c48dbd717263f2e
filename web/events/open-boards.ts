import type { EnteredResults, RoundSheet } from '../../checker/protocol/index.js';
import type { GivenBoard } from './documents.js';
import type { OpenBoard } from './result-entry.js';
import type { Entered } from './use-entered.js';

/** The boards of the round in play in their order, with the results that were entered, else those of the file. */
export function openBoards(
  given: readonly GivenBoard[],
  sheet: Pick<RoundSheet, 'boards'>,
  { results }: Entered,
): OpenBoard[] {
  const places = new Map(given.flatMap((board, index) => ('bye' in board ? [] : [[board.white, index]])));
  return sheet.boards
    .map(({ white, black, result }) => ({ white, black, result: results[String(white)] ?? result }))
    .sort((a, b) => (places.get(a.white) ?? 0) - (places.get(b.white) ?? 0));
}

/** What goes into the file: the results of all boards that have one, and the absences. */
export function toEnter(round: number, boards: readonly OpenBoard[], { absences }: Entered): EnteredResults {
  const results = boards.flatMap(({ white, black, result }) =>
    result === null ? [] : [{ white, black, result }],
  );
  return { round, results, absences };
}
