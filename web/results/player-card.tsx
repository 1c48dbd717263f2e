import type { ComponentChildren, VNode } from 'preact';
import type { CrosstableEntry, CrosstableRow, CrosstableTexts } from '../../reports/html/crosstable-texts.js';

/** A row of the crosstable on a phone: who it is, the games, what counts. */
export function PlayerCard(props: {
  readonly table: CrosstableTexts;
  readonly row: CrosstableRow;
  readonly deviating: ReadonlySet<number>;
  readonly isChosen: boolean;
  readonly nameOf: (row: CrosstableRow) => ComponentChildren;
  readonly entryOf: (entry: CrosstableEntry, round: number) => ComponentChildren;
}): VNode {
  const { table, row, deviating, isChosen, nameOf, entryOf } = props;
  const { rank, id, rating, entries, values } = row;
  return (
    <li class={isChosen ? 'player chosen' : 'player'} style={{ height: `${cardHeight(table)}px` }}>
      <div class="who">
        <span class="number">{rank === '' ? id : rank}</span>
        {nameOf(row)}
        <span class="soft">
          no {id}
          {rating === '' ? '' : `, ${rating}`}
        </span>
      </div>
      <ol>
        {entries.map((entry, index) => (
          <li>
            <span class={deviating.has(index + 1) ? 'bad' : 'soft'}>
              <span class="visually-hidden">Round </span>
              {index + 1}
              {deviating.has(index + 1) ? '✗' : ''}
            </span>{' '}
            {entryOf(entry, index + 1)}
          </li>
        ))}
      </ol>
      <div class="values">
        {table.heads.map((head, index) => (
          <span>
            <span class="soft">{head}</span> {values[index]}
          </span>
        ))}
      </div>
    </li>
  );
}

/** In pixels, the same for all cards of a table. */
export function cardHeight({ rounds, heads }: CrosstableTexts): number {
  return EDGES + HEAD + GAME * Math.ceil(rounds / GAMES) + VALUE * Math.ceil(heads.length / VALUES);
}

/* As they stand in the style: heights of the lines, and how many stand in one. */
const EDGES = 13;
const HEAD = 32;
const GAME = 32;
const VALUE = 24;
const GAMES = 4;
const VALUES = 3;
