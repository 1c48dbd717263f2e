import type { VNode } from 'preact';
import { editions } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import type { CaseDocument, RoundDocument } from '../../corpus/schema/types/conformance-manifest.js';
import { rulePath } from '../../reports/site.js';
import { boardsWords } from '../../reports/words/boards-words.js';
import { ruleName } from '../../reports/words/names.js';
import { suite } from '../cases.js';
import { Markup } from '../markup.js';
import { chapterAt } from '../page.js';
import type { SitePage } from '../page.js';
import { placeOf } from '../places.js';
import { To } from '../to.js';
import { textPage } from './guide.js';

const CONFORMANCE = chapterAt('conformance/index.html');

/** The conformance suite: what it is, and the cases of each edition. */
export function conformancePages(): SitePage[] {
  const { html, words } = textPage('corpus/conformance/README.md');
  return [
    {
      ...{ path: CONFORMANCE.path, title: 'Conformance', trail: [], words },
      body: (
        <>
          <p>
            Version {suite.version}. All of it as files:{' '}
            <To path={placeOf('corpus/conformance/manifest.json')}>manifest.json</To>,{' '}
            <To path={placeOf('corpus/conformance/answers.tsv')}>answers.tsv</To>,{' '}
            <To path={placeOf('corpus/conformance/run.py')}>run.py</To>,{' '}
            <To path={placeOf('corpus/conformance/run.sh')}>run.sh</To>, and the events beside the editions:
          </p>
          <ul class="cards">
            {editions.map((edition) => (
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
      title: `Cases for ${edition.id}`,
      trail: [CONFORMANCE],
      words: edition.title,
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
      <ul>
        {rules.map(({ rule, article, cases, reason }) => (
          <li>
            <To path={rulePath(edition.id, rule)}>{ruleName({ rule, article })}</To>: {cases} cases
            {reason === undefined ? '' : ` (${reason})`}
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
    <details id={name}>
      <summary>
        {name}: {players} to be paired, round {round}
      </summary>
      <p>
        <To path={placeOf(`corpus/conformance/${file}`)}>The event</To>. Right is {boards(expected)}; so says{' '}
        {confirmedBy.join(', ')} as well.
      </p>
      {decides.length === 0 ? null : (
        <ul>
          {decides.map(({ rule, article, why, instead }) => (
            <li>
              <To path={rulePath(pairedBy, rule)}>{ruleName({ rule, article })}</To>: {boards(instead)} is
              wrong. {why}
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
