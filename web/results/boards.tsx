import type { VNode } from 'preact';
import type { Board, Question, RoundReport } from '../../checker/index.js';
import { boardMarks } from '../../reports/html/board-marks.js';
import type { CrosstableTexts } from '../../reports/html/crosstable-texts.js';
import { BoardTable, MARK_SIGNS } from './board-table.js';

/** The published boards: each can be asked about, and those that deviate, or follow from a deviation, are marked. */
export function Boards(props: {
  readonly report: RoundReport;
  readonly table: CrosstableTexts | null;
  readonly onAsk: (question: Question) => void;
}): VNode | null {
  const { report, table, onAsk } = props;
  const { published, round } = report;
  if (published.length === 0) return null;
  const marks = boardMarks(report);
  const names = new Map((table?.rows ?? []).map(({ id, name }) => [id, name]));
  const rows = published.map((board, index) => {
    const [a, b] = playersOf(board);
    return {
      white: `${a} ${names.get(a) ?? ''}`,
      black: b === 'bye' ? 'bye' : `${b} ${names.get(b) ?? ''}`,
      mark: marks[index],
      onAsk: () => {
        onAsk({ kind: 'pair', players: [a, b] });
      },
    };
  });
  return (
    <details open={rows.length <= A_FEW}>
      <summary>Boards</summary>
      {marks.includes('deviates') ? (
        <p class="soft">
          <span class="bad">{MARK_SIGNS.deviates} deviates</span>: the rules pair those in its bracket
          otherwise.
        </p>
      ) : null}
      {marks.includes('follows') ? (
        <p class="soft">{MARK_SIGNS.follows} follows: a deviation above has changed who is in its bracket.</p>
      ) : null}
      <BoardTable label={`Boards of round ${round}`} rows={rows} />
    </details>
  );
}

/** More than these are folded. */
const A_FEW = 40;

function playersOf(board: Board): Question['players'] {
  return 'bye' in board ? [board.bye, 'bye'] : [board.white, board.black];
}
