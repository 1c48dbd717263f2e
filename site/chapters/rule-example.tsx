import type { VNode } from 'preact';
import type { RoundReport, TournamentReport } from '../../checker/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { bracketAnchor } from '../../reports/html/anchors.js';
import { linesOf } from '../../reports/html/drawing/player-line.js';
import { Finding } from '../../reports/html/finding.js';
import { DrawingLegend } from '../../reports/html/legend.js';
import { checkedExample, ruleExamplePath } from '../../reports/rule-pages/index.js';
import { explain } from '../../reports/words/deviation/wording.js';
import { participants } from '../../reports/words/numbers.js';
import { peopleIn, peopleOf } from '../../reports/words/person.js';
import { participantsOf } from '../../reports/words/words-of.js';
import { placeOf } from '../places.js';
import { To } from '../to.js';
import { WhatChanges } from './what-changes.js';

/** The smallest example of a rule as a finding, what the rule changes there, and the sentence of the checker. */
export function Example({ edition, rule }: { readonly edition: Edition; readonly rule: Rule }): VNode {
  const { report } = checkedExample(edition, rule, true);
  const round = report?.rounds.find(({ deviations }) => deviations.length > 0);
  if (report === null || round === undefined)
    return (
      <p class="soft" data-no-example>
        No tournament is known in which this rule decides.
      </p>
    );
  const people = peopleIn(report) ?? peopleOf(round.picture?.players ?? []);
  const own = round.deviations.filter(({ consequenceOf }) => consequenceOf === null);
  return (
    <>
      <h2 id="example">The smallest example</h2>
      <p class="soft">
        {participants(report.players, participantsOf(edition.id))}, round {round.round}
        {lengthWords(report)}. The round is published wrongly on purpose.{' '}
        <To path={placeOf(`corpus/${ruleExamplePath(edition, rule)}`)}>The file</To>
      </p>
      <div data-example>
        <Findings edition={edition} round={round} report={report} />
      </div>
      <DrawingLegend />
      <WhatChanges edition={edition} rule={rule} people={people} />
      <h3>What the checker says</h3>
      {own.map((deviation) => (
        <p class="says">
          {explain(deviation, { edition: edition.id, deviations: round.deviations, people })}
        </p>
      ))}
    </>
  );
}

/** " of 5", where the file announces its number of rounds. */
function lengthWords({ picture }: TournamentReport): string {
  const rounds = picture?.totalRounds ?? null;
  return rounds === null ? '' : ` of ${rounds}`;
}

function Findings(props: {
  readonly edition: Edition;
  readonly round: RoundReport;
  readonly report: TournamentReport;
}): VNode {
  const { edition, round, report } = props;
  const { picture, deviations } = round;
  if (picture === undefined) throw new Error(`${report.file}: the round was checked without a picture`);
  const people = peopleIn(report) ?? peopleOf(picture.players);
  return (
    <>
      {picture.brackets.map((bracket, index) =>
        bracket.deviation === null ? null : (
          <Finding
            anchor={bracketAnchor('example', round.round, index)}
            edition={edition.id}
            round={round}
            deviation={deviations[bracket.deviation]}
            bracket={bracket}
            people={people}
            lines={linesOf(picture.players)}
            heading="h3"
            saysRule={false}
          />
        ),
      )}
    </>
  );
}
