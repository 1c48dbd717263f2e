import type { VNode } from 'preact';
import { editions, widestForm } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { pairName, paragraphOf } from '../../reports/rule-pages/index.js';
import { comparableWith } from '../../reports/rule-pages/index.js';
import { ruleSections } from '../../reports/rules-text.js';
import { editionLabel, forceWords } from '../../reports/words/edition-label.js';
import { ruleName } from '../../reports/words/names.js';
import { capital } from '../../reports/words/numbers.js';
import { readingPath, rulePath } from '../../reports/site.js';
import { readingsOf } from '../ledger.js';
import { chapterAt } from '../page.js';
import type { Crumb, SitePage } from '../page.js';
import { casesFound } from '../search/cases-found.js';
import { editionsByRank } from '../search/entries.js';
import { ruleFound } from '../search/rule-found.js';
import { keyOf } from '../search/searched-page.js';
import { To } from '../to.js';
import { allRulesOf, editionPath } from './edition-rules.js';
import { RuleHeading, RulePage } from './rule-page.js';
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
          <p class="lead">
            swissproof supports {editions.length} editions. Each rule has a page with its meaning in plain
            words and the smallest tournament known in which it decides.
          </p>
          <ul class="cards">
            {editionsByRank().map((edition) => (
              <li>
                <To path={editionPath(edition)}>{edition.title}</To>
                <p class="soft">{capital(forceWords(edition))}</p>
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

function rulePages(edition: Edition): SitePage[] {
  const trail: Crumb[] = [RULES, { title: editionLabel(edition), path: editionPath(edition) }];
  return allRulesOf(edition).map((rule) => ({
    path: rulePath(edition.id, rule.id),
    title: `${ruleName({ rule: rule.id, article: rule.article })}: ${rule.title}`,
    heading: <RuleHeading {...rule} />,
    trail: [...trail, ...sectionOf(edition, rule)],
    words: ruleWordsOf(edition, rule),
    body: <RulePage edition={edition} rule={rule} />,
    found: ruleFound(edition, rule),
    parts: casesFound(edition, rule),
  }));
}

/** The part of the page of the edition in which the rule is listed. */
function sectionOf(edition: Edition, rule: Rule): Crumb[] {
  const section = ruleSections(edition).find(({ rules }) => rules.some(({ id }) => id === rule.id));
  if (section === undefined) return [];
  const [title] = section.heading.split(/,| \(/);
  return [{ title, path: `${editionPath(edition)}#${section.level}` }];
}

function ruleWordsOf(edition: Edition, { id, article, concept }: Rule): string {
  const words = [edition.id, edition.title, article, concept?.replaceAll('-', ' ') ?? ''];
  return [...words, paragraphOf(edition.id, id) ?? ''].join(' ');
}

function editionPage(edition: Edition): SitePage {
  return {
    ...{ path: editionPath(edition), title: edition.title, trail: [RULES] },
    words: `${edition.id} ${edition.code} ${forceWords(edition)}`,
    body: <EditionBody edition={edition} />,
    found: {
      ...{ kind: 'page', edition: editionLabel(edition), code: 'Edition', label: '' },
      ...{ text: `All rules of the edition, ${forceWords(edition)}.`, keys: [keyOf(edition.id)] },
    },
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
      <p class="lead">{capital(forceWords(edition))}.</p>
      <ul class="facts">
        <li>
          <b>Command line</b>
          <code>{id}</code>
        </li>
        <li>
          <b>Record 192</b>
          <code>{code}</code>
        </li>
      </ul>
      {ruleSections(edition)
        .filter(({ rules }) => rules.length > 0)
        .map(({ level, heading, rules }) => (
          <>
            <h2 id={level}>{heading}</h2>
            <RuleList edition={edition} rules={rules} />
          </>
        ))}
      {more.length === 0 ? null : (
        <>
          <h2>With other declarations</h2>
          <RuleList edition={edition} rules={more} />
        </>
      )}
      {declarable === undefined ? null : (
        <>
          <h2>Choices of the competition rules</h2>
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
          <h2>Changes</h2>
          <ul class="row">
            {others.map((other) => (
              <li>
                <To path={`changes/${pairName(edition, other)}.html`}>Compared with {editionLabel(other)}</To>
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
      <h2>Test cases</h2>
      <p>
        <To path={`conformance/${id}.html`}>The cases of the conformance suite for this edition</To>
      </p>
    </>
  );
}

function RuleList(props: { readonly edition: Edition; readonly rules: readonly Rule[] }): VNode {
  const { edition, rules } = props;
  return (
    <ul class="rules">
      {rules.map(({ id, article, title }) => (
        <li>
          <To path={rulePath(edition.id, id)}>
            <span class="id">{id}</span>
            <span class="name">{title}</span>
            {article === id ? null : <span class="art">{article}</span>}
          </To>
        </li>
      ))}
    </ul>
  );
}
