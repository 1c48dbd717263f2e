import type { ComponentChildren, VNode } from 'preact';
import type { CrosstableEntry, CrosstableRow, CrosstableTexts } from '../../reports/html/crosstable-texts.js';

/** How many games and values stand in a line of a card. */
export interface CardLines {
  readonly games: number;
  readonly values: number;
}

export const PHONE_LINES: CardLines = { games: 4, values: 3 };
export const WIDE_LINES: CardLines = { games: 8, values: 6 };

/** A row of the crosstable where it has no room as a row: who it is, the games, what counts. */
export function PlayerCard(props: {
  readonly table: CrosstableTexts;
  readonly row: CrosstableRow;
  readonly lines: CardLines;
  readonly deviating: ReadonlySet<number>;
  readonly isChosen: boolean;
  readonly nameOf: (row: CrosstableRow) => ComponentChildren;
  readonly entryOf: (entry: CrosstableEntry, round: number) => ComponentChildren;
}): VNode {
  const { table, row, lines, deviating, isChosen, nameOf, entryOf } = props;
  const { rank, id, rating, entries, values } = row;
  return (
    <li class={isChosen ? 'player chosen' : 'player'} style={{ height: `${cardHeight(table, lines)}px` }}>
      <div class="who">
        <span class="number">{rank === '' ? id : rank}</span>
        {nameOf(row)}
        <span class="soft">
          no {id}
          {rating === '' ? '' : `, ${rating}`}
        </span>
      </div>
      <ol style={columns(lines.games)}>
        {entries.map((entry, index) => (
          <li>
            <span class={deviating.has(index + 1) ? 'bad' : 'soft'}>
              <span class="hidden">Round </span>
              {index + 1}
              {deviating.has(index + 1) ? '✗' : ''}
            </span>{' '}
            {entryOf(entry, index + 1)}
          </li>
        ))}
      </ol>
      <div class="values" style={columns(lines.values)}>
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
export function cardHeight({ rounds, heads }: CrosstableTexts, { games, values }: CardLines): number {
  return EDGES + HEAD + GAME * Math.ceil(rounds / games) + VALUE * Math.ceil(heads.length / values);
}

function columns(count: number): { readonly gridTemplateColumns: string } {
  return { gridTemplateColumns: `repeat(${count}, 1fr)` };
}

/* As they stand in the style: heights of the lines. */
const EDGES = 13;
const HEAD = 32;
const GAME = 32;
const VALUE = 24;
