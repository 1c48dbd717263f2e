import type { Board } from '../../checker/index.js';

/** A round as other programs' checkers tell of it. */
export interface RoundBlock {
  readonly round: number;
  /** What deviates from the file, and what stands there instead, board by board; both empty where the round agrees. */
  readonly checker: readonly Board[];
  readonly published: readonly Board[];
  /** No pairing of the players is legal. */
  readonly isImpossible: boolean;
}

/**
 * What JaVaFo and bbpPairings print of a file: a line a round, and below it the boards that deviate, those of the checker on
 * the left.
 * @param name of the file, without its folder and ending.
 */
export function roundBlocks(name: string, blocks: readonly RoundBlock[], eol: string): string {
  const lines = blocks.flatMap(({ round, checker, published, isImpossible }) => [
    `${name}: Round #${round}`,
    ...(isImpossible ? [`No valid pairing exists for round ${round}.`, ''] : []),
    ...(checker.length === 0 ? [] : [HEAD, ...rows(checker, published), '']),
  ]);
  return [...lines, ''].map((line) => `${line}${eol}`).join('');
}

const HEAD = `  Checker pairings${' '.repeat(8)}Tournament pairings `;

function rows(checker: readonly Board[], published: readonly Board[]): string[] {
  return published.map((board, index) => {
    const own = index < checker.length ? cell(checker[index]) : ' '.repeat(9);
    return `    ${own}${' '.repeat(16)}${cell(board)}`;
  });
}

function cell(board: Board): string {
  const [white, black] = 'bye' in board ? [board.bye, 0] : [board.white, board.black];
  return `${String(white).padStart(3)} - ${String(black).padStart(3)}`;
}
