import type { ComponentChildren, VNode } from 'preact';
import type { RoundReport, TournamentReport } from '../../checker/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import type { CheckFormat } from '../check/format.js';
import { roundsToShow } from '../check/quiet.js';
import { totalLines } from '../check/total-words.js';
import { fileAnchor } from './anchors.js';
import { Crosstable } from './crosstable.js';
import { crosstableOf } from './crosstable-texts.js';
import { participantsIn } from '../words/participants.js';
import { peopleIn } from '../words/person.js';
import { tellsNumbers } from './drawing/table-layout.js';
import { FileHead, FileTitle } from './file-head.js';
import { DrawingLegend } from './legend.js';
import { pageOf, rendered } from './page.js';
import { RuleSite } from './rule-link.js';
import { RoundRow } from './round-row.js';
import { hasRoundSection, RoundSection } from './round-section.js';
import { StandingsVerdict } from './standings-verdict.js';
import { TableLegend } from './table-round.js';

/** The report to look at: a page that needs nothing else. */
export const checkHtml: CheckFormat = {
  part: (report, { isOneOfSeveral, isQuiet, site }) => {
    const rounds = roundsToShow(report, isQuiet);
    if (rounds === null) return '';
    return rendered(
      <RuleSite.Provider value={site ?? null}>
        <FileReport report={report} rounds={rounds} isOneOfSeveral={isOneOfSeveral} />
      </RuleSite.Provider>,
    );
  },
  whole: (parts, summary) => {
    const editions = Object.keys(summary.totals.byEdition);
    // Round robins have a legend each.
    const hasLegend = editions.length === 0 || editions.some((id) => robinKind(id) === null);
    const totals = <Totals lines={totalLines(summary)} hasLegend={hasLegend} />;
    return pageOf('Check of the pairings', [rendered(totals), ...parts]);
  },
};

/** The sums over all files. */
export function Totals({
  lines,
  hasLegend = true,
}: {
  readonly lines: readonly string[];
  readonly hasLegend?: boolean;
}): VNode {
  return (
    <section aria-label="Summary">
      {lines.map((line) => (
        <p>{line}</p>
      ))}
      {hasLegend ? <DrawingLegend /> : null}
    </section>
  );
}

/** What is said of a file; of one of several, folded where nothing is wrong. */
export function FileReport(props: {
  readonly report: TournamentReport;
  readonly rounds: readonly RoundReport[];
  readonly isOneOfSeveral: boolean;
  /** Said before the rounds. */
  readonly children?: ComponentChildren;
}): VNode {
  const { report, rounds, isOneOfSeveral, children } = props;
  const { file, verdict } = report;
  const title = (
    <h2>
      <FileTitle report={report} />
    </h2>
  );
  const body = (
    <FileBody report={report} rounds={rounds}>
      {children}
    </FileBody>
  );
  if (!isOneOfSeveral)
    return (
      <article id={fileAnchor(file)}>
        {title}
        {body}
      </article>
    );
  return (
    <details class="file" id={fileAnchor(file)} open={verdict === 'deviates'}>
      <summary>
        {title} <span class="soft">{file}</span>
      </summary>
      {body}
    </details>
  );
}

function FileBody(props: {
  readonly report: TournamentReport;
  readonly rounds: readonly RoundReport[];
  readonly children: ComponentChildren;
}): VNode {
  const { report, rounds, children } = props;
  const { file, edition, standings, picture, verdict } = report;
  const [drawn] = rounds.flatMap((round) => (hasRoundSection(round) ? (round.tablePicture ?? []) : []));
  const wrong = report.rounds.filter(({ verdict }) => verdict === 'deviates' || verdict === 'impossible');
  return (
    <>
      <FileHead report={report} />
      {children}
      {report.rounds.length === 0 ? null : (
        <RoundRow
          file={file}
          rounds={report.rounds}
          hasSection={(round) => rounds.includes(round) && hasRoundSection(round)}
        />
      )}
      {drawn === undefined ? null : (
        <TableLegend tellsNumbers={tellsNumbers(drawn.players)} who={participantsIn(report)} />
      )}
      {rounds.filter(hasRoundSection).map((round) => (
        <RoundSection file={file} edition={edition?.id ?? ''} round={round} people={peopleIn(report)} />
      ))}
      {standings === undefined ? null : <StandingsVerdict standings={standings} people={peopleIn(report)} />}
      {picture === undefined ? null : (
        <section>
          <h3>{verdict === 'invalid' ? 'What could be read' : 'Crosstable'}</h3>
          <Crosstable table={crosstableOf(picture)} deviating={new Set(wrong.map(({ round }) => round))} />
        </section>
      )}
    </>
  );
}
