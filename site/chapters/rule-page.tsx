import type { VNode } from 'preact';
import type { Edition, Rule } from '../../engine/index.js';
import { hasExample, paragraphOf } from '../../reports/rule-pages/index.js';
import { kindWords } from '../../reports/rule-pages/kind-words.js';
import { leadOf } from '../../reports/rule-pages/lead.js';
import { rulePath } from '../../reports/site.js';
import { editionLabel, forceWords } from '../../reports/words/edition-label.js';
import { capital } from '../../reports/words/numbers.js';
import { casesOf } from '../cases.js';
import { To } from '../to.js';
import { allRulesOf, editionPath } from './edition-rules.js';
import { OtherEditions, Readings } from './rule-elsewhere.js';
import { Example } from './rule-example.js';

/** What a rule means, its example, what it changes there, and where else it stands. */
export function RulePage({ edition, rule }: RuleOf): VNode {
  const { lead, more } = leadOf(paragraphOf(edition.id, rule.id) ?? rule.title);
  return (
    <>
      <p class="lead">{capital(lead)}</p>
      <ul class="facts">
        {rule.article === '' ? null : (
          <li>
            <b>Article</b>
            {rule.article}
          </li>
        )}
        <li>
          <b>Edition</b>
          <To path={editionPath(edition)}>{editionLabel(edition)}</To>, {forceWords(edition)}
        </li>
        <li>
          <b>Kind</b>
          {kindWords(edition, rule)}
        </li>
      </ul>
      {more === '' ? null : <p class="more">{more}</p>}
      {hasExample(rule) ? (
        <Example edition={edition} rule={rule} />
      ) : (
        <p class="soft" data-no-example>
          There is no drawn example: without this rule no pairing of the round is defined.
        </p>
      )}
      <OtherEditions edition={edition} rule={rule} />
      <Readings edition={edition} rule={rule} />
      <Cases edition={edition} rule={rule} />
      <Neighbours edition={edition} rule={rule} />
    </>
  );
}

/** The heading of its page: the name, then what it is about. */
export function RuleHeading({ id, title }: Pick<Rule, 'id' | 'title'>): VNode {
  return (
    <>
      <span class="code">{id}</span> {capital(title)}
    </>
  );
}

interface RuleOf {
  readonly edition: Edition;
  readonly rule: Rule;
}

function Cases({ edition, rule }: RuleOf): VNode | null {
  const { length } = casesOf(edition.id, rule.id);
  if (length === 0) return null;
  return (
    <>
      <h2 id="cases">Test cases</h2>
      <p>
        {rule.id} decides in {length === 1 ? 'one case' : `${length} cases`} of the{' '}
        <To path={`conformance/${edition.id}.html`}>conformance suite</To>.
      </p>
    </>
  );
}

/** The rules that are applied before it and after it. */
function Neighbours({ edition, rule }: RuleOf): VNode {
  const rules = allRulesOf(edition);
  const at = rules.findIndex(({ id }) => id === rule.id);
  const weighs = (other: Rule, how: string): string =>
    other.level === 'quality' && rule.level === 'quality' ? `, weighs ${how}` : '';
  const [before, after] = [rules[at - 1], rules[at + 1]] as readonly (Rule | undefined)[];
  return (
    <nav class="near" aria-label="Neighbouring rules">
      {before === undefined ? null : (
        <To path={rulePath(edition.id, before.id)}>
          <small>Before{weighs(before, 'more')}</small>
          {before.id} · {capital(before.title)}
        </To>
      )}
      {after === undefined ? null : (
        <To path={rulePath(edition.id, after.id)} class="next">
          <small>After{weighs(after, 'less')}</small>
          {after.id} · {capital(after.title)}
        </To>
      )}
    </nav>
  );
}
