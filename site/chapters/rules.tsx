import type { VNode } from 'preact';
import { editions, widestForm } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { pairName, paragraphOf } from '../../reports/rule-pages/index.js';
import { comparableWith, rulesWithoutExample, rulesWithPages } from '../../reports/rule-pages/index.js';
import { datesWords, ruleSections } from '../../reports/rules-text.js';
import { ruleName } from '../../reports/words/names.js';
import { readingPath, rulePath } from '../../reports/site.js';
import { readingsOf } from '../ledger.js';
import { chapterAt } from '../page.js';
import type { Crumb, SitePage } from '../page.js';
import { To } from '../to.js';
import { RulePage } from './rule-page.js';
import { roundRobinPages } from './round-robins.js';

export const RULES = chapterAt('rules/index.html');

/** The editions, each with its rules, and a page a rule. */
export function rulesPages(): SitePage[] {
  const robins = roundRobinPages(RULES);
  return [
    {
      ...{ path: RULES.path, title: 'The rules', trail: [] },
      words: editions.map(({ title }) => title).join(' '),
      body: (
        <>
          <p>
            {editions.length} editions, article by article. Each rule is told in plain words and shown at
            work: its example is the smallest tournament known in which it decides.
          </p>
          <ul class="cards">
            {editions.map((edition) => (
              <li>
                <To path={editionPath(edition)}>{edition.title}</To>
                <p class="soft">
                  {edition.id}, {datesWords(edition)}
                </p>
              </li>
            ))}
            {robins
              .filter(({ trail }) => trail.length === 1)
              .map(({ path, title }) => (
                <li>
                  <To path={path}>{title}</To>
                </li>
              ))}
          </ul>
        </>
      ),
    },
    ...editions.flatMap(pagesOfEdition),
    ...robins,
  ];
}

/** The page of an edition, and those of its rules. */
export function pagesOfEdition(edition: Edition): SitePage[] {
  return [editionPage(edition), ...rulePages(edition)];
}

/** The page of an edition. */
export function editionPath({ id }: Pick<Edition, 'id'>): string {
  return `rules/${id}/index.html`;
}

/** Every rule that has a page: those that decide, the order of the boards, and those of C.04.1. */
export function allRulesOf(edition: Edition): Rule[] {
  return [...rulesWithPages(edition), ...rulesWithoutExample(edition)];
}

function rulePages(edition: Edition): SitePage[] {
  const trail: Crumb[] = [RULES, { title: edition.title, path: editionPath(edition) }];
  return allRulesOf(edition).map((rule) => ({
    path: rulePath(edition.id, rule.id),
    title: `${ruleName({ rule: rule.id, article: rule.article })}: ${rule.title}`,
    trail,
    words: [edition.id, edition.title, rule.article, paragraphOf(edition.id, rule.id) ?? ''].join(' '),
    body: <RulePage edition={edition} rule={rule} />,
  }));
}

function editionPage(edition: Edition): SitePage {
  return {
    ...{ path: editionPath(edition), title: edition.title, trail: [RULES] },
    words: `${edition.id} ${edition.code} ${datesWords(edition)}`,
    body: <EditionBody edition={edition} />,
  };
}

function EditionBody({ edition }: { readonly edition: Edition }): VNode {
  const { id, code, declarable } = edition;
  const own = new Set(edition.rules.map((rule) => rule.id));
  const more = widestForm(edition).rules.filter((rule) => !own.has(rule.id));
  const known = readingsOf(edition);
  const others = comparableWith(edition);
  return (
    <>
      <p>
        {datesWords(edition)}. On the command line it is <code>{id}</code>; record 192 of a file names it{' '}
        <code>{code}</code>.
      </p>
      {ruleSections(edition)
        .filter(({ rules }) => rules.length > 0)
        .map(({ heading, rules }) => (
          <>
            <h2>{heading}</h2>
            <RuleList edition={edition} rules={rules} />
          </>
        ))}
      {more.length === 0 ? null : (
        <>
          <h2>Where something else is declared</h2>
          <RuleList edition={edition} rules={more} />
        </>
      )}
      {declarable === undefined ? null : (
        <>
          <h2>What the rules of the competition choose</h2>
          <ul>
            {declarable.options.map(({ name, title, values, usual }) => (
              <li>
                <code>--{name}</code> ({values.join(', ')}; usual: {usual}): {title}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length === 0 ? null : (
        <>
          <h2>What changed</h2>
          <ul>
            {others.map((other) => (
              <li>
                <To path={`changes/${pairName(edition, other)}.html`}>with {other.title}</To>
              </li>
            ))}
          </ul>
        </>
      )}
      {known.length === 0 ? null : (
        <>
          <h2>Readings</h2>
          <ul class="row">
            {known.map((reading) => (
              <li>
                <To path={readingPath(reading.id)}>{reading.id}</To>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Cases</h2>
      <p>
        <To path={`conformance/${id}.html`}>The cases of the conformance suite for this edition.</To>
      </p>
    </>
  );
}

function RuleList(props: { readonly edition: Edition; readonly rules: readonly Rule[] }): VNode {
  const { edition, rules } = props;
  return (
    <ul>
      {rules.map(({ id, article, title }) => (
        <li>
          <To path={rulePath(edition.id, id)}>{ruleName({ rule: id, article })}</To>: {title}
        </li>
      ))}
    </ul>
  );
}
