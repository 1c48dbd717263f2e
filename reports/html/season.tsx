import type { VNode } from 'preact';
import type { Season } from '../../checker/audit/index.js';
import { seasonTables } from '../audit/season/season-tables.js';
import type { SeasonTable } from '../audit/season/season-tables.js';
import { counted } from '../words/numbers.js';

/** The tables of a season, folded. On a phone a row is a card, in which each value has its label. */
export function SeasonTables({ season }: { readonly season: Season }): VNode {
  return (
    <section class="season" aria-label="Season">
      {seasonTables(season).map((table) => (
        <details class="file" open={OPEN.includes(table.id)}>
          <summary>
            <h2>{table.title}</h2> <span class="soft">{counted(table.rows.length, 'row', 'rows')}</span>
          </summary>
          <Table table={table} />
        </details>
      ))}
    </section>
  );
}

/** What a claim comes to is the answer that was asked for. */
const OPEN = ['claims', 'unclaimed'];

/** The script of the page sorts it by the column whose head is pressed. */
function Table({ table: { title, columns, rows } }: { readonly table: SeasonTable }): VNode {
  return (
    <div class="wide" tabIndex={0} role="region" aria-label={title}>
      <table class="sortable">
        <thead>
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th scope="col" class={isNumber ? 'num' : 'n'}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {row.map((cell, at) => (
                <td class={columns[at].isNumber ? 'num' : 'n'} data-l={columns[at].label}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
