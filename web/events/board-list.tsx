import type { ComponentChildren, VNode } from 'preact';
import type { GivenBoard } from './documents.js';
import { Disc } from './disc.js';
import type { SheetPeople } from './sheet-people.js';

/** The boards of a round with points and ratings; on a phone a board is two lines, White above Black. */
export function BoardList(props: {
  readonly label: string;
  readonly round: number;
  readonly boards: readonly GivenBoard[];
  readonly who: SheetPeople;
}): VNode {
  const { label, round, boards, who } = props;
  return (
    <div role="region" aria-label={label}>
      <table class="boards" role="table">
        <thead role="rowgroup">
          <tr role="row">
            <Head class="bd">Board</Head>
            <Head class="wp">Points</Head>
            <Head class="wn">White</Head>
            <Head class="wr">Rating</Head>
            <Head class="res">Result</Head>
            <Head class="kp">Points</Head>
            <Head class="kn">Black</Head>
            <Head class="kr">Rating</Head>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {boards.map((board, index) => (
            <BoardRow key={index} number={index + 1} round={round} board={board} who={who} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head(props: { readonly class: string; readonly children: string }): VNode {
  return (
    <th scope="col" role="columnheader" class={props.class}>
      {props.children}
    </th>
  );
}

function Cell(props: { readonly class: string; readonly children?: ComponentChildren }): VNode {
  return (
    <td role="cell" class={props.class}>
      {props.children}
    </td>
  );
}

function BoardRow(props: {
  readonly number: number;
  readonly round: number;
  readonly board: GivenBoard;
  readonly who: SheetPeople;
}): VNode {
  const { number, round, board, who } = props;
  const [white, black] = 'bye' in board ? [board.bye, null] : [board.white, board.black];
  return (
    <tr role="row">
      <Cell class="bd">{black === null ? '' : number}</Cell>
      <Cell class="wp">{pointsOf(who, white, round)}</Cell>
      <Cell class="wn">
        {black === null ? null : <Disc colour="white" />}
        <Player id={white} who={who} />
      </Cell>
      <Cell class="wr">{who.get(white)?.rating ?? ''}</Cell>
      <Cell class="res">{black === null ? 'bye' : '–'}</Cell>
      <Cell class="kp">{black === null ? '' : pointsOf(who, black, round)}</Cell>
      <Cell class="kn">
        {black === null ? null : (
          <>
            <Disc colour="black" />
            <Player id={black} who={who} />
          </>
        )}
      </Cell>
      <Cell class="kr">{black === null ? '' : (who.get(black)?.rating ?? '')}</Cell>
    </tr>
  );
}

/** A player with title and starting number. */
export function Player({ id, who }: { readonly id: number; readonly who: SheetPeople }): VNode {
  const player = who.get(id);
  return (
    <>
      {player === undefined || player.title.trim() === '' ? null : (
        <span class="ti">{player.title.trim()}</span>
      )}
      {player === undefined ? id : who.nameOf(id)}
      {player === undefined ? null : <small> {id}</small>}
    </>
  );
}

function pointsOf(who: SheetPeople, id: number, round: number): string {
  const points = who.get(id)?.points[round - 1];
  return points === undefined ? '' : (points / 10).toFixed(1);
}
