import type { VNode } from 'preact';
import type { Board, Question, RoundReport } from '../../checker/index.js';
import { boardMarks } from '../../reports/html/board-marks.js';
import type { BoardMark } from '../../reports/html/board-marks.js';
import type { CrosstableTexts } from '../../reports/html/crosstable-texts.js';
import { BoardHeads } from './board-heads.js';
import { LongTable } from './long-table.js';

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
      question: { kind: 'pair', players: [a, b] } as const,
      white: `${a} ${names.get(a) ?? ''}`,
      black: b === 'bye' ? 'bye' : `${b} ${names.get(b) ?? ''}`,
      mark: marks[index],
    };
  });
  const widest = (of: (row: (typeof rows)[number]) => string): number =>
    rows.reduce((most, row) => Math.max(most, of(row).length), 5);
  return (
    <details open={rows.length <= A_FEW}>
      <summary>Boards</summary>
      {marks.includes('deviates') ? (
        <p class="soft">
          <span class="bad">{SIGNS.deviates} deviates</span>: of those in its bracket the rules pair
          otherwise.
        </p>
      ) : null}
      {marks.includes('follows') ? (
        <p class="soft">
          {SIGNS.follows} follows: the rules make it, too, of those in its bracket; the whole round by the
          rules has not got it.
        </p>
      ) : null}
      <LongTable
        label={`Boards of round ${round}`}
        widths={[5, widest(({ white }) => white), widest(({ black }) => black), 5]}
        head={<BoardHeads question />}
        count={rows.length}
        rowOf={(index) => {
          const { question, white, black, mark } = rows[index];
          return (
            <tr key={index} class={mark ?? undefined}>
              <td>{index + 1}</td>
              <td class="n">{white}</td>
              <td class="n">
                {black}
                {mark === null ? null : <span title={mark}> {SIGNS[mark]}</span>}
              </td>
              <td>
                <button
                  type="button"
                  class="cell"
                  aria-label={`Why ${white} against ${black}?`}
                  onClick={() => {
                    onAsk(question);
                  }}
                >
                  why?
                </button>
              </td>
            </tr>
          );
        }}
      />
    </details>
  );
}

/** More than these are folded. */
const A_FEW = 40;

function playersOf(board: Board): Question['players'] {
  return 'bye' in board ? [board.bye, 'bye'] : [board.white, board.black];
}

const SIGNS: Readonly<Record<NonNullable<BoardMark>, string>> = { deviates: '✗', follows: '↳' };
