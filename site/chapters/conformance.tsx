import type { VNode } from 'preact';
import { editions } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import type { CaseDocument, RoundDocument } from '../../corpus/schema/types/conformance-manifest.js';
import { rulePath } from '../../reports/site.js';
import { boardsWords } from '../../reports/words/boards-words.js';
import { editionLabel } from '../../reports/words/edition-label.js';
import { ruleName } from '../../reports/words/names.js';
import { counted } from '../../reports/words/numbers.js';
import { suite } from '../cases.js';
import { Markup } from '../markup.js';
import { chapterAt } from '../page.js';
import type { SitePage } from '../page.js';
import { placeOf } from '../places.js';
import { editionsByRank } from '../search/entries.js';
import { To } from '../to.js';
import { textPage } from './guide.js';

const CONFORMANCE = chapterAt('conformance/index.html');

/** The conformance suite: what it is, and the cases of each edition. */
export function conformancePages(): SitePage[] {
  const { html, words } = textPage('corpus/conformance/README.md');
  return [
    {
      ...{ path: CONFORMANCE.path, title: 'Test cases', trail: [], words },
      body: (
        <>
          <p class="lead">Small tournaments with the right next round, to test a pairing program.</p>
          <p>
            Version {suite.version} of the conformance suite. Its files:{' '}
            <To path={placeOf('corpus/conformance/manifest.json')}>manifest.json</To>,{' '}
            <To path={placeOf('corpus/conformance/answers.tsv')}>answers.tsv</To>,{' '}
            <To path={placeOf('corpus/conformance/run.py')}>run.py</To>,{' '}
            <To path={placeOf('corpus/conformance/run.sh')}>run.sh</To>, and the events of each edition:
          </p>
          <ul class="cards">
            {editionsByRank().map((edition) => (
              <li>
                <To path={casesPath(edition)}>{edition.title}</To>
                <p class="soft">{casesIn(edition).length} cases</p>
              </li>
            ))}
          </ul>
          <Markup html={html} />
        </>
      ),
    },
    ...editions.map((edition) => ({
      path: casesPath(edition),
      title: `Test cases for ${editionLabel(edition)}`,
      trail: [CONFORMANCE],
      words: `${edition.id} ${edition.title} conformance`,
      body: <Cases edition={edition} />,
    })),
  ];
}

function casesPath({ id }: Edition): string {
  return `conformance/${id}.html`;
}

function casesIn({ id }: Edition): CaseDocument[] {
  return suite.cases.filter(({ edition }) => edition === id);
}

function Cases({ edition }: { readonly edition: Edition }): VNode {
  const rules = suite.rules.filter((one) => one.edition === edition.id);
  return (
    <>
      <h2>Rules</h2>
      <ul class="rules">
        {rules.map(({ rule, article, cases, reason }) => (
          <li>
            <To path={rulePath(edition.id, rule)}>
              <span class="id">{rule}</span>
              <span>
                {counted(cases, 'case', 'cases')}
                {reason === undefined ? '' : ` (${reason})`}
              </span>
              {article === rule ? null : <span class="art">{article}</span>}
            </To>
          </li>
        ))}
      </ul>
      <h2>Cases, in order of difficulty</h2>
      {casesIn(edition).map((one) => (
        <Case one={one} />
      ))}
    </>
  );
}

function Case({ one }: { readonly one: CaseDocument }): VNode {
  const { id, file, round, players, expected, decides, confirmedBy, edition, pairedBy = edition } = one;
  const name = id.slice(edition.length + 1);
  return (
    <details id={name} class="case">
      <summary>
        <b>{name}</b>: {players} to be paired, round {round}
      </summary>
      <p>
        By the rules: {boards(expected)}. Confirmed by {confirmedBy.join(', ')}.{' '}
        <To path={placeOf(`corpus/conformance/${file}`)}>The file</To>
      </p>
      {decides.length === 0 ? null : (
        <ul>
          {decides.map(({ rule, article, why, instead }) => (
            <li>
              <To path={rulePath(pairedBy, rule)}>{ruleName({ rule, article })}</To>: not {boards(instead)}.{' '}
              {why}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

function boards({ pairs, bye }: RoundDocument): string {
  return boardsWords([
    ...pairs.map(([white, black]) => ({ white, black })),
    ...(bye === null ? [] : [{ bye }]),
  ]);
}
