import type { VNode } from 'preact';
import type { RoundReport, TournamentReport } from '../../checker/index.js';
import { editionById, editions } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { DrawingLegend } from '../../reports/html/legend.js';
import { Drawings } from '../../reports/html/brief.js';
import { RoundSection } from '../../reports/html/round-section.js';
import { peopleIn } from '../../reports/words/person.js';
import {
  checkedExample,
  comparableWith,
  compareEditions,
  hasExample,
  pairName,
  paragraphOf,
  ruleExamplePath,
} from '../../reports/rule-pages/index.js';
import type { RuleChange } from '../../reports/rule-pages/index.js';
import { readingPath, rulePath } from '../../reports/site.js';
import { ruleName } from '../../reports/words/names.js';
import { participants } from '../../reports/words/numbers.js';
import { participantsOf } from '../../reports/words/words-of.js';
import { casesOf } from '../cases.js';
import { readingsOf } from '../ledger.js';
import { placeOf } from '../places.js';
import { renderedLine } from '../markdown.js';
import { MarkupLine } from '../markup.js';
import { To } from '../to.js';
import { Without } from './without.js';

/** What a rule means, its example drawn, the round without it, and where else it stands. */
export function RulePage({ edition, rule }: { readonly edition: Edition; readonly rule: Rule }): VNode {
  return (
    <>
      <p>{paragraphOf(edition.id, rule.id) ?? rule.title}</p>
      {!hasExample(rule) ? (
        <p class="soft" data-no-example>
          There is no drawn example: without this rule no pairing of the round is defined.
        </p>
      ) : (
        <Example edition={edition} rule={rule} />
      )}
      <OtherEditions edition={edition} rule={rule} />
      <Readings edition={edition} rule={rule} />
      <Cases edition={edition} rule={rule} />
    </>
  );
}

function Example({ edition, rule }: { readonly edition: Edition; readonly rule: Rule }): VNode {
  const { report } = checkedExample(edition, rule, true);
  const round = report?.rounds.find(({ deviations }) => deviations.length > 0);
  if (report === null || round === undefined)
    return (
      <p class="soft" data-no-example>
        No tournament is known in which this rule decides.
      </p>
    );
  return (
    <>
      <h2 id="example">The smallest example</h2>
      <ExampleFacts edition={edition} rule={rule} report={report} round={round} />
      <DrawingLegend />
      <div data-example>
        <Drawings.Provider value={true}>
          <RoundSection file="example" edition={edition.id} round={round} people={peopleIn(report)} />
        </Drawings.Provider>
      </div>
      <Without edition={edition} rule={rule} />
    </>
  );
}

function ExampleFacts(props: {
  readonly edition: Edition;
  readonly rule: Rule;
  readonly report: TournamentReport;
  readonly round: RoundReport;
}): VNode {
  const { edition, rule, report, round } = props;
  return (
    <p>
      <To path={placeOf(`corpus/${ruleExamplePath(edition, rule)}`)}>
        {participants(report.players, participantsOf(edition.id))}
      </To>
      ; round {round.round} is published wrongly on purpose. This is what <code>check</code> says of it. The
      published pairs stand on the left, those by the rules on the right.
    </p>
  );
}

/** The rules that correspond to it in other editions of the system, and those about the same in other systems. */
function OtherEditions({ edition, rule }: { readonly edition: Edition; readonly rule: Rule }): VNode | null {
  const own = comparableWith(edition).map((other) => ({
    other,
    change: compareEditions(edition, other).find(({ from }) => from.some(({ id }) => id === rule.id)),
  }));
  const elsewhere = editions
    .filter(({ system }) => system !== edition.system)
    .flatMap((other) => {
      const same = other.rules.find(({ concept }) => concept !== undefined && concept === rule.concept);
      return same === undefined ? [] : [{ other, same }];
    });
  if (own.length + elsewhere.length === 0) return null;
  return (
    <>
      <h2 id="elsewhere">In other editions</h2>
      <ul>
        {own.map(({ other, change }) =>
          change === undefined ? null : (
            <li>
              <To path={`changes/${pairName(edition, other)}.html`}>{other.title}</To>:{' '}
              {kindWords(change, edition)}
              {change.to.map(({ id, article }, index) => (
                <>
                  {index === 0 ? ': ' : ', '}
                  <To path={rulePath(other.id, id)}>{ruleName({ rule: id, article })}</To>
                </>
              ))}
            </li>
          ),
        )}
        {elsewhere.map(({ other, same: { id, article } }) => (
          <li>
            {other.title}: <To path={rulePath(other.id, id)}>{ruleName({ rule: id, article })}</To>
          </li>
        ))}
      </ul>
    </>
  );
}

function kindWords({ kind }: RuleChange, { id }: Edition): string {
  if (kind === 'gone') return `not there`;
  if (kind === 'new') return `new after ${id}`;
  return kind === 'changed' ? 'differs' : 'the same';
}

function Readings({ edition, rule }: { readonly edition: Edition; readonly rule: Rule }): VNode {
  const known = readingsOf(edition, rule);
  const page = { source: 'corpus/readings.md', page: rulePath(edition.id, rule.id) };
  return (
    <>
      <h2 id="readings">Where the text leaves room</h2>
      {known.length === 0 ? null : (
        <ul>
          {known.map(({ id, question }) => (
            <li>
              <To path={readingPath(id)}>{id}</To>: <MarkupLine html={renderedLine(question, page)} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <To path="readings/index.html">
          {known.length === 0 ? 'No reading names this article. The ledger has them all.' : 'All readings'}
        </To>
      </p>
    </>
  );
}

function Cases({ edition, rule }: { readonly edition: Edition; readonly rule: Rule }): VNode | null {
  const cases = casesOf(edition.id, rule.id);
  if (cases.length === 0 || editionById(edition.id) === null) return null;
  return (
    <>
      <h2 id="cases">Cases</h2>
      <p>
        It decides in {cases.length} cases of the{' '}
        <To path={`conformance/${edition.id}.html`}>conformance suite</To>.
      </p>
    </>
  );
}
