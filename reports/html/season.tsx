import type { VNode } from 'preact';
import type { Season } from '../../checker/audit/index.js';
import { seasonTables } from '../audit/season/season-tables.js';

/** The tables of a season. */
export function SeasonTables({ season }: { readonly season: Season }): VNode {
  return (
    <section aria-label="Season">
      {seasonTables(season).map(({ title, columns, rows }) => (
        <>
          <h2>{title}</h2>
          <div class="wide" tabIndex={0} role="region" aria-label={title}>
            <table>
              <thead>
                <tr>
                  {columns.map(({ label, isNumber }) => (
                    <th class={isNumber ? 'num' : 'n'}>{label}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr>
                    {row.map((cell, at) => (
                      <td class={columns[at].isNumber ? 'num' : 'n'}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ))}
    </section>
  );
}
