import type { ComponentChildren, VNode } from 'preact';
import type { RoundReport } from '../../checker/index.js';
import { crosstableClass } from './crosstable-width.js';
import type { CrosstableEntry, CrosstableRow, CrosstableTexts } from './crosstable-texts.js';

/** Who met whom, in the order of the standings where there are any, with the tie-breaks. */
export function Crosstable(props: {
  readonly table: CrosstableTexts;
  readonly deviating: ReadonlySet<RoundReport['round']>;
}): VNode {
  const { table, deviating } = props;
  return (
    <div class={crosstableClass(table, deviating)} tabIndex={0} role="region" aria-label="Crosstable">
      <table>
        <CrosstableHead table={table} deviating={deviating} />
        <tbody>
          {table.rows.map((row) => (
            <tr>
              <CrosstableCells row={row} heads={table.heads} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** @param props.deviating the rounds that are marked. */
export function CrosstableHead(props: {
  readonly table: Pick<CrosstableTexts, 'rounds' | 'heads'>;
  readonly deviating: ReadonlySet<RoundReport['round']>;
}): VNode {
  const { table, deviating } = props;
  return (
    <thead>
      <tr>
        <th scope="col">Rank</th>
        <th scope="col">No</th>
        <th scope="col" class="n">
          Name
        </th>
        <th scope="col">Rating</th>
        {Array.from({ length: table.rounds }, (_, index) => (
          <th scope="col">
            {index + 1}
            {deviating.has(index + 1) ? <span class="bad"> ✗</span> : null}
          </th>
        ))}
        {table.heads.map((head) => (
          <th scope="col">{head}</th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * The cells of a player.
 * @param props.nameOf what stands in the cell of the name; the name by default.
 * @param props.entryOf makes the content of the cell of a round; default: {@link CrosstableGame}.
 */
export function CrosstableCells(props: {
  readonly row: CrosstableRow;
  /** What the last cells say of themselves where the row wraps. */
  readonly heads?: CrosstableTexts['heads'];
  readonly nameOf?: (row: CrosstableRow) => ComponentChildren;
  readonly entryOf?: (entry: CrosstableEntry, round: number) => ComponentChildren;
}): VNode {
  const { row, heads, nameOf, entryOf } = props;
  return (
    <>
      <td>{row.rank}</td>
      <td>{row.id}</td>
      <td class="n">{nameOf === undefined ? row.name : nameOf(row)}</td>
      <td>{row.rating}</td>
      {row.entries.map((entry, index) => (
        <td>{entryOf === undefined ? <CrosstableGame entry={entry} /> : entryOf(entry, index + 1)}</td>
      ))}
      {row.values.map((value, index) => (
        <td data-head={heads?.[index]}>{value}</td>
      ))}
    </>
  );
}

/** A game: the colour as a disc, the opponent, the result; of other entries the text. */
export function CrosstableGame({ entry }: { readonly entry: CrosstableEntry }): VNode {
  const { text, opponent, colour, result } = entry;
  if (opponent === null) return <>{text}</>;
  return (
    <>
      <i {...(colour === null ? {} : { class: colour === 'white' ? 'w' : 'k' })}>{opponent}</i>{' '}
      <b>{result}</b>
    </>
  );
}
