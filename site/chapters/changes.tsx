import type { VNode } from 'preact';
import { editionById, editions } from '../../engine/index.js';
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
import { editionLabel, systemLabel, yearLabel } from '../../reports/words/edition-label.js';
import { capital, participants } from '../../reports/words/numbers.js';
import { participantsOf } from '../../reports/words/words-of.js';
import { Markup } from '../markup.js';
import { chapterAt } from '../page.js';
import type { SitePage } from '../page.js';
import { placeOf } from '../places.js';
import { editionsByRank } from '../search/entries.js';
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
          <p class="lead">
            What became of each rule from one edition to another of the same system, with the smallest
            tournament known that shows the change.
          </p>
          {[...new Set(editionsByRank().map(({ system }) => system))].map((system) => (
            <PairsOf system={system} pairs={pairs.filter(([from]) => from.system === system)} />
          ))}
          <h2>About the tournaments</h2>
          <Markup html={html} />
        </>
      ),
    },
    ...pairs.map(([from, to]) => ({
      path: changesPath(from, to),
      title: `From ${editionLabel(from)} to ${editionLabel(to)}`,
      trail: [CHANGES],
      words: `${from.id} ${to.id} ${from.title} ${to.title} changes`,
      body: <Comparison from={from} to={to} />,
    })),
  ];
}

/** The comparisons of a system, those with the edition in force first; nothing where it has one edition. */
function PairsOf(props: {
  readonly system: string;
  readonly pairs: readonly (readonly [Edition, Edition])[];
}): VNode | null {
  const { system, pairs } = props;
  if (pairs.length === 0) return null;
  const rank = ([, to]: readonly [Edition, Edition]): number => editionsByRank().indexOf(to);
  return (
    <>
      <h2>{systemLabel({ system })}</h2>
      <ul class="cards">
        {[...pairs]
          .reverse()
          .sort((a, b) => rank(a) - rank(b))
          .map(([from, to]) => (
            <li>
              <To path={changesPath(from, to)}>
                {editionLabel(from)} to {yearLabel(to)}
              </To>
              <p class="soft">{countWords(from, to)}</p>
            </li>
          ))}
      </ul>
    </>
  );
}

/** How many rules changed: "12 changed, 3 new, 1 gone". */
function countWords(from: Edition, to: Edition): string {
  const changes = compareEditions(from, to);
  const count = (kind: RuleChange['kind']): number => changes.filter((one) => one.kind === kind).length;
  return `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone`;
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
      <p class="lead">
        {countWords(from, to)}. A change that can pair a round differently has the smallest tournament known
        that shows it. One edition paired the tournament; the other edition checks its last round.
      </p>
      <ul class="row">
        {changeHeadings(to)
          .filter(([kind]) => changes.some((change) => change.kind === kind))
          .map(([kind, heading]) => (
            <li>
              <a href={`#${kind}`}>{heading}</a>
            </li>
          ))}
      </ul>
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
    <section id={change.subject} class="change" aria-label={change.subject}>
      {isKept(change) ? (
        <Kept from={from} to={to} change={change} />
      ) : (
        <>
          {change.from.map((rule) => (
            <Side edition={from} rule={rule} />
          ))}
          {change.to.map((rule) => (
            <Side edition={to} rule={rule} />
          ))}
        </>
      )}
      {mayPairDifferently(change) ? <Example from={from} to={to} change={change} /> : null}
    </section>
  );
}

/** The name of an edition; its identifier where it is none of this version. */
function labelOf(id: string): string {
  const edition = editionById(id);
  return edition === null ? id : editionLabel(edition);
}

function isKept({ kind }: RuleChange): boolean {
  return kind === 'same' || kind === 'renumbered';
}

/** A rule that demands the same in both editions, in one line. */
function Kept({ from, to, change }: Both & { readonly change: RuleChange }): VNode {
  const link = (edition: Edition, { id, article }: Rule): VNode => (
    <To path={rulePath(edition.id, id)}>{ruleName({ rule: id, article })}</To>
  );
  return (
    <p class="side">
      {change.from.map((rule) => link(from, rule))}
      {change.to.map((rule) => link(to, rule))}
      <span>{capital(change.to.map((rule) => gistOf(to, rule)).join('; '))}</span>
    </p>
  );
}

function Side({ edition, rule }: { readonly edition: Edition; readonly rule: Rule }): VNode {
  return (
    <p class="side">
      <span class="soft">{editionLabel(edition)}</span>
      <To path={rulePath(edition.id, rule.id)}>{ruleName({ rule: rule.id, article: rule.article })}</To>
      <span>{capital(gistOf(edition, rule))}</span>
    </p>
  );
}

function Example({ from, to, change }: Both & { readonly change: RuleChange }): VNode {
  const example = differenceExample(from, to, change, true);
  const round = example?.report.rounds.find(({ deviations }) => deviations.length > 0);
  if (example === null || round === undefined)
    return <p class="soft">No tournament is known that the two editions pair differently by this change.</p>;
  const { pairedBy, report } = example;
  const against = report.edition?.id ?? '';
  return (
    <details>
      <summary>
        Example: {participants(report.players, participantsOf(against))}, paired by {labelOf(pairedBy)}; round{' '}
        {round.round} checked by {labelOf(against)}
      </summary>
      <p>
        <To path={placeOf(`corpus/${differenceExamplePath(from, to, change)}`)}>The file</To>
      </p>
      <Drawings.Provider value={true}>
        <RoundSection file={change.subject} edition={against} round={round} people={peopleIn(report)} />
      </Drawings.Provider>
    </details>
  );
}
