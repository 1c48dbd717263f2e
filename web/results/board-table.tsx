import type { VNode } from 'preact';
import type { BoardMark } from '../../reports/html/board-marks.js';
import { Cards } from './cards.js';
import { LongTable } from './long-table.js';
import { useNarrow } from './use-narrow.js';

/** A board, in the order of the boards. */
export interface BoardRow {
  readonly white: string;
  /** Or "bye". */
  readonly black: string;
  readonly mark: BoardMark;
  /** Null: nothing can be asked about it. */
  readonly onAsk: (() => void) | null;
}

/** The sign of a mark. */
export const MARK_SIGNS: Readonly<Record<NonNullable<BoardMark>, string>> = { deviates: '✗', follows: '↳' };

/** Boards in a table; on a phone a card for each, so that Black and the question are in sight. */
export function BoardTable(props: { readonly label: string; readonly rows: readonly BoardRow[] }): VNode {
  const { label, rows } = props;
  const isNarrow = useNarrow();
  if (isNarrow)
    return (
      <Cards
        label={label}
        height={CARD_HEIGHT}
        count={rows.length}
        cardOf={(index) => <BoardCard key={index} number={index + 1} row={rows[index]} />}
      />
    );
  const widest = (of: (row: BoardRow) => string): number =>
    rows.reduce((most, row) => Math.max(most, of(row).length), 5);
  const isAsked = rows.some(({ onAsk }) => onAsk !== null);
  return (
    <LongTable
      label={label}
      widths={[5, widest(({ white }) => white), widest(({ black }) => black) + SIGN, ...(isAsked ? [5] : [])]}
      head={<BoardHeads question={isAsked} />}
      count={rows.length}
      rowOf={(index) => {
        const { white, black, mark } = rows[index];
        return (
          <tr key={index} class={mark ?? undefined}>
            <td>{index + 1}</td>
            <td class="n">{white}</td>
            <td class="n">
              {black}
              <Sign mark={mark} />
            </td>
            {isAsked ? (
              <td>
                <AskButton row={rows[index]} />
              </td>
            ) : null}
          </tr>
        );
      }}
    />
  );
}

/** As it stands in the style. */
const CARD_HEIGHT = 64;

/** Letters of a sign and the blank before it. */
const SIGN = 2;

function BoardCard({ number, row }: { readonly number: number; readonly row: BoardRow }): VNode {
  const { white, black, mark } = row;
  return (
    <li class={`board ${mark ?? ''}`}>
      <span class="number">
        <span class="visually-hidden">Board </span>
        {number}
      </span>
      <span class="seat">
        <span class="visually-hidden">White: </span>
        <span aria-hidden="true">○</span> {white}
      </span>
      <span class="seat">
        <span class="visually-hidden">Black: </span>
        <span aria-hidden="true">{black === 'bye' ? '–' : '●'}</span> {black}
        <Sign mark={mark} />
      </span>
      <AskButton row={row} />
    </li>
  );
}

function Sign({ mark }: { readonly mark: BoardMark }): VNode | null {
  return mark === null ? null : <span title={mark}> {MARK_SIGNS[mark]}</span>;
}

function AskButton({ row: { white, black, onAsk } }: { readonly row: BoardRow }): VNode | null {
  if (onAsk === null) return null;
  return (
    <button type="button" class="cell" aria-label={`Why ${white} against ${black}?`} onClick={onAsk}>
      why?
    </button>
  );
}

/** The heads of a table of boards, with a column for a question about each where there is one. */
function BoardHeads({ question = false }: { readonly question?: boolean }): VNode {
  return (
    <thead>
      <tr>
        <th scope="col">Board</th>
        <th scope="col" class="n">
          White
        </th>
        <th scope="col" class="n">
          Black
        </th>
        {question && (
          <th scope="col">
            <span class="visually-hidden">Question</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
