import type { VNode } from 'preact';
import type { BoardMark } from '../../reports/html/board-marks.js';
import type { Seat } from '../worker/tasks.js';

/** A board, in the order of the boards. */
export interface BoardRow {
  /** From 1. */
  readonly board: number;
  readonly white: number;
  /** Or what somebody without an opponent has. */
  readonly black: number | 'bye' | 'rest';
  readonly mark: BoardMark;
  /** Null: nothing can be asked about it. */
  readonly onAsk: (() => void) | null;
}

/** The sign of a mark. */
export const MARK_SIGNS: Readonly<Record<NonNullable<BoardMark>, string>> = { deviates: '✗', follows: '↳' };

/** Boards with points and ratings; on a phone each is two lines, White above Black. */
export function BoardTable(props: {
  readonly rows: readonly BoardRow[];
  readonly seats: ReadonlyMap<number, Seat>;
  /** The games may have results. */
  readonly isPlayed: boolean;
}): VNode {
  const { rows, seats, isPlayed } = props;
  const isAsked = rows.some(({ onAsk }) => onAsk !== null);
  return (
    <table class={isPlayed ? 'boards' : 'boards list'}>
      <thead>
        <tr>
          <th scope="col" class="num">
            Board
          </th>
          <SideHeads name="White" />
          {isPlayed ? (
            <th scope="col" class="res">
              Result
            </th>
          ) : null}
          <SideHeads name="Black" />
          {isAsked ? (
            <th scope="col">
              <span class="hidden">Question</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Board key={row.board} row={row} seats={seats} isPlayed={isPlayed} isAsked={isAsked} />
        ))}
      </tbody>
    </table>
  );
}

function SideHeads({ name }: { readonly name: string }): VNode {
  return (
    <>
      <th scope="col" class="n">
        {name}
      </th>
      <th scope="col" class="num">
        Points
      </th>
      <th scope="col" class="num">
        Rating
      </th>
    </>
  );
}

function Board(props: {
  readonly row: BoardRow;
  readonly seats: ReadonlyMap<number, Seat>;
  readonly isPlayed: boolean;
  readonly isAsked: boolean;
}): VNode {
  const { row, seats, isPlayed, isAsked } = props;
  const { board, white, black, mark } = row;
  const hasGame = typeof black === 'number';
  return (
    <tr {...(mark === null ? {} : { class: mark === 'deviates' ? 'hit' : 'follows' })}>
      <td class="bd">
        {mark === null ? null : (
          <span class="sign" role="img" aria-label={mark}>
            {MARK_SIGNS[mark]}
          </span>
        )}{' '}
        {board}
      </td>
      <SideCells id={white} seat={seats.get(white)} colour={hasGame ? 'w' : null} place="w" />
      {isPlayed ? (
        <td class="res">{hasGame ? resultWords(seats.get(white), seats.get(black)) : ''}</td>
      ) : null}
      {hasGame ? (
        <SideCells id={black} seat={seats.get(black)} colour="k" place="k" />
      ) : (
        <>
          <td class="pl kn n">{black}</td>
          <td class="kp" />
          <td class="kr" />
        </>
      )}
      {isAsked ? (
        <td class="why">
          <AskButton row={row} seats={seats} />
        </td>
      ) : null}
    </tr>
  );
}

/** The cells of a player. Their classes name places in the grid of a phone: `wn` is the name of White, `kr` the rating of Black. */
function SideCells(props: {
  readonly id: number;
  readonly seat: Seat | undefined;
  /** Null: there is no game. */
  readonly colour: 'w' | 'k' | null;
  readonly place: 'w' | 'k';
}): VNode {
  const { id, seat, colour, place } = props;
  const [disc, name] = colour === 'k' ? ['c k', 'Black'] : ['c', 'White'];
  return (
    <>
      <td class={`pl n ${place}n`}>
        {colour === null ? null : <span class={disc} role="img" aria-label={name} />}
        {seat === undefined || seat.title === '' ? null : <span class="ti">{seat.title}</span>}
        {seat?.name} <small>{id}</small>
      </td>
      <td class={`num ${place}p`}>{seat?.points}</td>
      <td class={`num rt ${place}r`}>{seat?.rating}</td>
    </>
  );
}

/** "1–0"; empty: the game is open. */
function resultWords(white: Seat | undefined, black: Seat | undefined): string {
  const [first, second] = [white?.result ?? '', black?.result ?? ''];
  if (first === '' && second === '') return '';
  // A dash between a plus and a minus could be read as a sign.
  return ['+', '-'].includes(first) ? `${first} / ${second}` : `${first}–${second}`;
}

function AskButton(props: {
  readonly row: BoardRow;
  readonly seats: ReadonlyMap<number, Seat>;
}): VNode | null {
  const { row, seats } = props;
  const { white, black, onAsk } = row;
  if (onAsk === null) return null;
  const [first, second] = [white, black].map((one) =>
    typeof one === 'number' ? `${one} ${seats.get(one)?.name ?? ''}`.trim() : one,
  );
  return (
    <button type="button" class="link" aria-label={`Why ${first} against ${second}?`} onClick={onAsk}>
      why?
    </button>
  );
}
