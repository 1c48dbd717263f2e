import { TABLE_RULE_LIST } from '../../checker/index.js';
import { ROBIN_KINDS } from '../../engine/round-robin/index.js';
import { RULE_MEANINGS } from '../../reports/words/round-robin/table-words.js';
import { rulePath } from '../../reports/site.js';
import type { Crumb, SitePage } from '../page.js';
import { To } from '../to.js';

/** Round robins have no edition: what is judged of them by the Berger table, and a page for each of it. */
export function roundRobinPages(above: Crumb): SitePage[] {
  return ROBIN_KINDS.flatMap(({ id }) => {
    const path = `rules/${id}/index.html`;
    const title = `Berger table, ${id.replaceAll('-', ' ')}`;
    return [
      {
        ...{ path, title, trail: [above], words: id },
        body: (
          <>
            <p>
              Annex 1 of C.05 has the table by which the games of a round robin are spread over its rounds.
              Nothing is paired anew; the games are held against the table.
            </p>
            <ul>
              {TABLE_RULE_LIST.map(({ rule, article, title: about }) => (
                <li>
                  <To path={rulePath(id, rule)}>
                    {rule} ({article})
                  </To>
                  : {about}
                </li>
              ))}
            </ul>
          </>
        ),
      },
      ...TABLE_RULE_LIST.map(({ rule, article, title: about }) => ({
        path: rulePath(id, rule),
        title: `${rule} (${article}): ${about}`,
        trail: [above, { title, path }],
        words: `${id} ${RULE_MEANINGS[rule]}`,
        body: (
          <>
            <p>{RULE_MEANINGS[rule]}</p>
            <p class="soft" data-no-example>
              A rule of a table has no bracket that could be drawn.
            </p>
          </>
        ),
      })),
    ];
  });
}
