import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Board, Question, RoundReport } from '../../checker/index.js';
import { boardMarks } from '../../reports/html/board-marks.js';
import type { Seat } from '../worker/tasks.js';
import { BoardTable, MARK_SIGNS } from './board-table.js';
import type { BoardRow } from './board-table.js';
import { printOnly } from './print-only.js';

/** The published boards: each has a question, and those that deviate, or follow from a deviation, are marked. */
export function Boards(props: {
  readonly report: RoundReport;
  readonly seats: ReadonlyMap<number, Seat>;
  readonly onAsk: (question: Question) => void;
}): VNode | null {
  const { report, seats, onAsk } = props;
  const { published, round } = report;
  const [isWhole, setWhole] = useState(false);
  const section = useRef<HTMLElement>(null);
  if (published.length === 0) return null;
  const marks = boardMarks(report);
  const rows = published.map((board, index): BoardRow => {
    const [white, black] = playersOf(board);
    return {
      board: index + 1,
      white,
      black,
      mark: marks[index],
      onAsk: () => {
        onAsk({ kind: 'pair', players: [white, black] });
      },
    };
  });
  const shown = isWhole ? rows : rows.filter(({ mark }, index) => mark !== null || index < A_FEW);
  return (
    <section ref={section} aria-label={`Boards of round ${round}`} class="paper">
      <h2>Boards of round {round}</h2>
      <p class="soft small">
        Points before the round.
        {marks.includes('deviates')
          ? ` ${MARK_SIGNS.deviates} marks the boards that the rules pair otherwise.`
          : ''}
        {marks.includes('follows')
          ? ` ${MARK_SIGNS.follows} marks the boards that differ only because of a deviation above them.`
          : ''}
      </p>
      <BoardTable rows={shown} seats={seats} isPlayed />
      <p class="buttons">
        {shown.length === rows.length ? null : (
          <button
            type="button"
            onClick={() => {
              setWhole(true);
            }}
          >
            Show all {rows.length} boards
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            setWhole(true);
            printOnly(section.current);
          }}
        >
          Print the boards
        </button>
      </p>
    </section>
  );
}

/** Of more boards than these only the marked ones are shown at first. */
const A_FEW = 40;

function playersOf(board: Board): readonly [number, number | 'bye'] {
  return 'bye' in board ? [board.bye, 'bye'] : [board.white, board.black];
}
