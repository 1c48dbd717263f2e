import type { VNode } from 'preact';
import type { GeneratorTable } from '../campaign/generator-tables.js';

/** A table of names and numbers, with its notes below. */
export function NumberTable({
  table: { title, notes, head, rows },
}: {
  readonly table: GeneratorTable;
}): VNode {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div class="wide" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              {head.map((name, column) => (
                <th scope="col" class={column === 0 ? 'n' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...numbers]) => (
              <tr>
                <td class="n">{name}</td>
                {numbers.map((number) => (
                  <td>{number}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {notes.map((note) => (
        <p class="soft">{note}</p>
      ))}
    </section>
  );
}
