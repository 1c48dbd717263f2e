import type { VNode } from 'preact';
import { editions } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { comparableWith, compareEditions, gistOf, pairName } from '../../reports/rule-pages/index.js';
import type { RuleChange } from '../../reports/rule-pages/index.js';
import { readingPath, rulePath } from '../../reports/site.js';
import { editionLabel } from '../../reports/words/edition-label.js';
import { readingsOf } from '../ledger.js';
import { renderedLine } from '../markdown.js';
import { MarkupLine } from '../markup.js';
import { To } from '../to.js';

interface RuleOf {
  readonly edition: Edition;
  readonly rule: Rule;
}

/** The rules that correspond to it in other editions of the system, and those about the same in other systems. */
export function OtherEditions({ edition, rule }: RuleOf): VNode | null {
  const own = [...comparableWith(edition)].reverse().flatMap((other) => {
    const changes = compareEditions(edition, other);
    const change = changes.find(({ from }) => from.some(({ id }) => id === rule.id));
    return change === undefined ? [] : [{ other, change }];
  });
  const elsewhere = editions
    .filter(({ system }) => system !== edition.system)
    .flatMap((other) => {
      const same = other.rules.find(({ concept }) => concept !== undefined && concept === rule.concept);
      return same === undefined ? [] : [{ other, same }];
    });
  if (own.length + elsewhere.length === 0) return null;
  return (
    <>
      <h2 id="elsewhere">The same rule in other editions</h2>
      <table class="list">
        <thead>
          <tr>
            <th>Edition</th>
            <th>Name there</th>
            <th>Difference</th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ other, change }) => (
            <tr>
              <td>
                <b>{editionLabel(other)}</b>
              </td>
              <td data-l="Name there">
                <Names edition={other} rules={change.to} />
              </td>
              <td data-l="Difference">
                <Difference edition={edition} other={other} change={change} />
              </td>
            </tr>
          ))}
          {elsewhere.map(({ other, same }) => (
            <tr>
              <td>
                <b>{editionLabel(other)}</b>
              </td>
              <td data-l="Name there">
                <Names edition={other} rules={[same]} />
              </td>
              <td data-l="Difference" class="soft">
                the same rule in another system
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Names({ edition, rules }: { readonly edition: Edition; readonly rules: readonly Rule[] }): VNode {
  if (rules.length === 0) return <span class="soft">not there</span>;
  return (
    <>
      {rules.map(({ id, article }, index) => (
        <>
          {index === 0 ? '' : ', '}
          <To path={rulePath(edition.id, id)}>{id}</To>
          {article === id || article === '' ? null : <span class="soft"> {article}</span>}
        </>
      ))}
    </>
  );
}

function Difference(props: {
  readonly edition: Edition;
  readonly other: Edition;
  readonly change: RuleChange;
}): VNode {
  const { edition, other, change } = props;
  const isSame = change.kind === 'same' || change.kind === 'renumbered';
  if (isSame) return <span class="soft">none</span>;
  const gists = change.to.map((rule) => gistOf(other, rule));
  return (
    <>
      {gists.length === 0 ? '' : `${gists.join('; ')} `}
      <To path={`changes/${pairName(edition, other)}.html#${change.subject}`} class="compare">
        Compare
      </To>
    </>
  );
}

/** The readings that name the article. */
export function Readings({ edition, rule }: RuleOf): VNode {
  const known = readingsOf(edition, rule);
  const page = { source: 'corpus/readings.md', page: rulePath(edition.id, rule.id) };
  return (
    <>
      <h2 id="readings">Readings</h2>
      {known.length === 0 ? (
        <p>
          No reading concerns this article. <To path="readings/index.html">All readings</To>
        </p>
      ) : (
        <>
          <p class="soft">The text of this article can be read in more than one way.</p>
          <ul>
            {known.map(({ id, question }) => (
              <li>
                <To path={readingPath(id)}>{id}</To>: <MarkupLine html={renderedLine(question, page)} />
              </li>
            ))}
          </ul>
          <p>
            <To path="readings/index.html">All readings</To>
          </p>
        </>
      )}
    </>
  );
}
