import { TABLE_RULE_LIST } from '../../checker/index.js';
import { ROBIN_KINDS } from '../../engine/round-robin/index.js';
import { RULE_MEANINGS } from '../../reports/words/round-robin/table-words.js';
import { rulePath } from '../../reports/site.js';
import type { Crumb, SitePage } from '../page.js';
import { To } from '../to.js';
import { RuleHeading } from './rule-page.js';

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
            <p class="lead">
              The table in Annex 1 of C.05 spreads the games of a round robin over its rounds. swissproof
              compares the games with the table.
            </p>
            <ul class="rules">
              {TABLE_RULE_LIST.map(({ rule, article, title: about }) => (
                <li>
                  <To path={rulePath(id, rule)}>
                    <span class="id">{rule}</span>
                    <span class="name">{about}</span>
                    <span class="art">{article}</span>
                  </To>
                </li>
              ))}
            </ul>
          </>
        ),
      },
      ...TABLE_RULE_LIST.map(({ rule, article, title: about }) => ({
        path: rulePath(id, rule),
        title: `${rule} (${article}): ${about}`,
        heading: <RuleHeading id={rule} title={about} />,
        trail: [above, { title, path }],
        words: `${id} ${RULE_MEANINGS[rule]}`,
        body: (
          <>
            <p class="lead">{RULE_MEANINGS[rule]}</p>
            <ul class="facts">
              <li>
                <b>Article</b>
                {article}
              </li>
            </ul>
            <p class="soft" data-no-example>
              A rule of a table has no bracket that could be drawn.
            </p>
          </>
        ),
      })),
    ];
  });
}
