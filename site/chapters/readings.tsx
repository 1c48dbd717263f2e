import type { VNode } from 'preact';
import { drawnRound } from '../../checker/check-tournament.js';
import { pairByReading } from '../../certification/readings/pair-by-reading.js';
import { readForEdition } from '../../checker/index.js';
import { editionById } from '../../engine/index.js';
import { momentIn } from '../../reports/rule-pages/moment-in.js';
import { asPublished } from '../../reports/rule-pages/without-rule.js';
import { readingPath, rulePath } from '../../reports/site.js';
import { ruleName } from '../../reports/words/names.js';
import { capital } from '../../reports/words/numbers.js';
import { wordsOf } from '../../reports/words/words-of.js';
import { TwoPairings } from '../drawn.js';
import { editionsOf, LEDGER, readings, rulesNamed } from '../ledger.js';
import type { Reading } from '../ledger.js';
import { renderedLine, renderedText } from '../markdown.js';
import { Markup, MarkupLine } from '../markup.js';
import { chapterAt } from '../page.js';
import type { SitePage } from '../page.js';
import { placeOf } from '../places.js';
import { textOf } from '../repository.js';
import { readingFound } from '../search/reading-found.js';
import { To } from '../to.js';
import { editionPath } from './edition-rules.js';

const READINGS = chapterAt('readings/index.html');

/** The ledger of readings: its list, and a page an entry. */
export function readingsPages(): SitePage[] {
  return [
    {
      ...{ path: READINGS.path, title: 'Readings', trail: [] },
      words: 'ledger where the text of a rule leaves room',
      body: <Ledger />,
    },
    ...readings.map((reading) => ({
      path: readingPath(reading.id),
      title: `Reading ${reading.id}`,
      trail: [READINGS],
      words: [reading.section, reading.article, reading.question, reading.answer].join(' '),
      body: <Entry reading={reading} />,
      found: readingFound(reading),
    })),
  ];
}

/** The text of the ledger, its tables as lists that lead to the entries. */
function Ledger(): VNode {
  const [intro, ...sections] = textOf(LEDGER).split(/^## /m);
  const places = { source: LEDGER, page: READINGS.path };
  return (
    <>
      <Markup html={renderedText(intro, places).html} />
      {sections.map((section) => {
        const [heading] = section.split('\n');
        const prose = section
          .split('\n')
          .slice(1)
          .filter((line) => !line.startsWith('|'))
          .join('\n');
        return (
          <section aria-label={heading}>
            <h2>{heading}</h2>
            <Markup html={renderedText(prose, places).html} />
            <ul class="entries">
              {readings
                .filter((one) => one.section === heading)
                .map(({ id, article, question }) => (
                  <li id={id}>
                    <div>
                      <To path={readingPath(id)}>{id}</To>
                      <small>{article}</small>
                    </div>
                    <MarkupLine html={renderedLine(question, places)} />
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function Entry({ reading }: { readonly reading: Reading }): VNode {
  const { id, section, article, question, answer, heldBy } = reading;
  const places = {
    ...{ source: LEDGER, page: readingPath(id) },
    // Files of tests are named by their paths in the repository.
    resolve: placeOf,
  };
  const line = (text: string): VNode => <MarkupLine html={renderedLine(text, places)} />;
  const about = editionsOf(reading);
  return (
    <>
      <p class="lead">{line(question)}</p>
      <ul class="facts">
        <li>
          <b>Article</b>
          {article}
        </li>
        <li>
          <b>Chapter</b>
          {section}
        </li>
      </ul>
      <h2>How swissproof reads it, and why</h2>
      <p>{line(answer)}</p>
      {about.length === 0 ? null : (
        <>
          <h2>Editions and rules</h2>
          <ul>
            {about.map((edition) => (
              <li>
                <To path={editionPath(edition)}>{edition.title}</To>
                {rulesNamed(reading, edition).map((rule, index) => (
                  <>
                    {index === 0 ? ': ' : ', '}
                    <To path={rulePath(edition.id, rule.id)}>
                      {ruleName({ rule: rule.id, article: rule.article })}
                    </To>
                  </>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      <Example reading={reading} />
      <h2>Tests</h2>
      <p>{line(heldBy.replace(/`([\w./-]+\.ts)`/g, '[`$1`]($1)'))}</p>
    </>
  );
}

/** The last round of the example, as it is read here and otherwise. */
function Example({ reading: { id, example } }: { readonly reading: Reading }): VNode {
  if (example === null)
    return (
      <p class="soft" data-no-example>
        No tournament is known that another reading pairs differently, or the matter decides no pairing.
      </p>
    );
  const path = `corpus/${example}`;
  const { edition, state, published } = momentIn(textOf(path), null, null);
  const { tournament } = readForEdition(textOf(path), null);
  const other = edition.otherReadings.find((one) => one.id === id);
  if (other === undefined || tournament === null) throw new Error(`${path} shows nothing of reading ${id}`);
  const event = { ...tournament, initialColour: tournament.initialColour ?? ('white' as const) };
  const outcome = pairByReading(event, state.round, edition, other, (player) =>
    published.participants.has(player),
  );
  const words = wordsOf(edition.id).readings[id];
  return (
    <>
      <h2 id="example">The other reading</h2>
      {words === undefined ? null : <p>{capital(words)}.</p>}
      <p>
        <To path={placeOf(path)}>The smallest example</To>, round {state.round}, by{' '}
        {editionById(edition.id)?.title}.
      </p>
      {outcome.kind === 'paired' ? (
        <TwoPairings
          anchor={id}
          edition={edition.id}
          round={drawnRound(state, edition, asPublished(state, outcome))}
          heads={['by the other reading', 'as swissproof reads it']}
        />
      ) : (
        <p data-no-example>
          {outcome.kind === 'impossible'
            ? 'By the other reading no legal pairing of this round exists, so there is nothing to draw.'
            : 'By the other reading the text leaves this round to the arbiter, so there is nothing to draw.'}
        </p>
      )}
    </>
  );
}
