import type { VNode } from 'preact';
import { editions } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { DrawingLegend } from '../../reports/html/legend.js';
import { Drawings } from '../../reports/html/brief.js';
import { RoundSection } from '../../reports/html/round-section.js';
import { peopleIn } from '../../reports/words/person.js';
import {
  compareEditions,
  differenceExample,
  differenceExamplePath,
  gistOf,
  mayPairDifferently,
  pairName,
} from '../../reports/rule-pages/index.js';
import type { RuleChange } from '../../reports/rule-pages/index.js';
import { changeHeadings } from '../../reports/rule-pages/comparison-page.js';
import { rulePath } from '../../reports/site.js';
import { ruleName } from '../../reports/words/names.js';
import { participants } from '../../reports/words/numbers.js';
import { participantsOf } from '../../reports/words/words-of.js';
import { Markup } from '../markup.js';
import { chapterAt } from '../page.js';
import type { SitePage } from '../page.js';
import { placeOf } from '../places.js';
import { To } from '../to.js';
import { textPage } from './guide.js';

const CHANGES = chapterAt('changes/index.html');

/** What changed between every two editions of a system, each change with the smallest tournament that shows it. */
export function changesPages(): SitePage[] {
  const { html, words } = textPage('corpus/edition-examples/README.md');
  const pairs = editions.flatMap((from, index) =>
    editions
      .slice(index + 1)
      .filter(({ system }) => system === from.system)
      .map((to): readonly [Edition, Edition] => [from, to]),
  );
  return [
    {
      ...{ path: CHANGES.path, title: 'Changes', trail: [], words },
      body: (
        <>
          <ul class="cards">
            {pairs.map(([from, to]) => (
              <li>
                <To path={changesPath(from, to)}>
                  {from.id} to {to.id}
                </To>
                <p class="soft">{to.title}</p>
              </li>
            ))}
          </ul>
          <h2>About the tournaments</h2>
          <Markup html={html} />
        </>
      ),
    },
    ...pairs.map(([from, to]) => ({
      path: changesPath(from, to),
      title: `From ${from.id} to ${to.id}`,
      trail: [CHANGES],
      words: `${from.title} ${to.title}`,
      body: <Comparison from={from} to={to} />,
    })),
  ];
}

function changesPath(from: Edition, to: Edition): string {
  return `changes/${pairName(from, to)}.html`;
}

interface Both {
  readonly from: Edition;
  readonly to: Edition;
}

function Comparison({ from, to }: Both): VNode {
  const changes = compareEditions(from, to);
  return (
    <>
      <p>
        {from.title} and {to.title}, rule by rule. Where a change can pair a round differently, the smallest
        tournament known that shows it is drawn. It was paired by one edition, and the other one is asked what
        it says of the last round.
      </p>
      <DrawingLegend />
      {changeHeadings(to).map(([kind, heading]) => {
        const these = changes.filter((change) => change.kind === kind);
        if (these.length === 0) return null;
        return (
          <>
            <h2 id={kind}>{heading}</h2>
            {these.map((change) => (
              <Change from={from} to={to} change={change} />
            ))}
          </>
        );
      })}
    </>
  );
}

function Change({ from, to, change }: Both & { readonly change: RuleChange }): VNode {
  return (
    <section id={change.subject} aria-label={change.subject}>
      <ul>
        {change.from.map((rule) => (
          <Side edition={from} rule={rule} />
        ))}
        {change.to.map((rule) => (
          <Side edition={to} rule={rule} />
        ))}
      </ul>
      {mayPairDifferently(change) ? <Example from={from} to={to} change={change} /> : null}
    </section>
  );
}

function Side({ edition, rule }: { readonly edition: Edition; readonly rule: Rule }): VNode {
  return (
    <li>
      {edition.id}:{' '}
      <To path={rulePath(edition.id, rule.id)}>{ruleName({ rule: rule.id, article: rule.article })}</To>,{' '}
      {gistOf(edition, rule)}
    </li>
  );
}

function Example({ from, to, change }: Both & { readonly change: RuleChange }): VNode {
  const example = differenceExample(from, to, change, true);
  const round = example?.report.rounds.find(({ deviations }) => deviations.length > 0);
  if (example === null || round === undefined)
    return <p class="soft">No tournament is known in which the two editions part by this.</p>;
  const { pairedBy, report } = example;
  const against = report.edition?.id ?? '';
  return (
    <details>
      <summary>
        {participants(report.players, participantsOf(against))}, paired by {pairedBy}; what {against} says of
        round {round.round}
      </summary>
      <p>
        <To path={placeOf(`corpus/${differenceExamplePath(from, to, change)}`)}>The tournament</To>
      </p>
      <Drawings.Provider value={true}>
        <RoundSection file={change.subject} edition={against} round={round} people={peopleIn(report)} />
      </Drawings.Provider>
    </details>
  );
}
