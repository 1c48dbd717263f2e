import type { ComponentChildren, VNode } from 'preact';
import { useContext } from 'preact/hooks';
import { isWrong } from '../../checker/index.js';
import type { RoundReport, TournamentReport } from '../../checker/index.js';
import { robinKind } from '../../engine/round-robin/index.js';
import type { CheckFormat, CheckSummary } from '../check/format.js';
import { byAttention, needsAttention, stateOf, withEntries } from '../check/index-entry.js';
import { roundsToShow } from '../check/quiet.js';
import { agreeingWords, knownOf, totalLines } from '../check/total-words.js';
import { counted } from '../words/numbers.js';
import { roundStatements } from '../statement/round-statements.js';
import { participantsIn } from '../words/participants.js';
import { resultWords } from '../words/result-words.js';
import { fileAnchor, sheetAnchor } from './anchors.js';
import { Crosstable } from './crosstable.js';
import { crosstableOf } from './crosstable-texts.js';
import { peopleIn } from '../words/person.js';
import { tellsNumbers } from './drawing/table-layout.js';
import { EventIndex } from './event-index.js';
import { eventTitle, FileHead } from './file-head.js';
import { Checked, checkedBy } from './finding-links.js';
import { FoldedFile } from './folded-file.js';
import { Brief } from './brief.js';
import { DrawingLegend } from './legend.js';
import { pageOf, rendered } from './page.js';
import { RoundRow } from './round-row.js';
import { hasRoundSection, RoundSection } from './round-section.js';
import { RuleSite } from './rule-link.js';
import { StandingsVerdict } from './standings-verdict.js';
import { StatementPage } from './statement.js';
import { HiddenSheet, Stated } from './statement-button.js';
import { MADE_UNKNOWN } from './statement-sheet.js';
import { TableLegend } from './table-round.js';

/** The report to look at: a page that needs nothing else. */
export const checkHtml: CheckFormat = {
  part: (report, { isOneOfSeveral, isOneOfMany = false, isQuiet, site, made = MADE_UNKNOWN }) => {
    const rounds = roundsToShow(report, isQuiet);
    if (rounds === null) return '';
    const { file, edition } = report;
    return rendered(
      <RuleSite.Provider value={site ?? null}>
        <Brief.Provider value={isOneOfMany}>
          <Checked.Provider value={isOneOfMany ? null : checkedBy(file, edition?.id, made.options)}>
            <Stated.Provider value={(round) => sheetAnchor(file, round)}>
              <FileReport report={report} rounds={rounds} isOneOfSeveral={isOneOfSeveral} />
              {roundStatements(report, made).map((statement) => (
                <HiddenSheet name={sheetAnchor(file, statement.round)}>
                  <StatementPage statement={statement} />
                </HiddenSheet>
              ))}
            </Stated.Provider>
          </Checked.Provider>
        </Brief.Provider>
      </RuleSite.Provider>,
    );
  },
  whole: (parts, summary) => {
    const [entry, ...others] = knownOf(summary.entries);
    const editions = Object.keys(summary.totals.byEdition);
    // Round robins have a legend each.
    const hasLegend = editions.length === 0 || editions.some((id) => robinKind(id) === null);
    const totals = rendered(<Totals lines={totalLines(summary)} hasLegend={hasLegend} />);
    if (entry !== undefined && others.length === 0) return pageOf(eventTitle(entry), [...parts, totals]);
    const shown = withEntries(parts, summary).flatMap(({ part, entry }) => (part === '' ? [] : [entry]));
    const title = `Pairings of ${counted(summary.totals.tournaments, 'tournament', 'tournaments')}`;
    return pageOf(title, [
      rendered(<EventIndex summary={summary} shown={shown} />),
      ...grouped(parts, summary),
      totals,
    ]);
  },
};

/** The parts, the ones that need attention first, and those that agree in every round folded together. */
function grouped(parts: readonly string[], summary: CheckSummary): string[] {
  const places = withEntries(parts, summary).filter(({ part }) => part !== '');
  const first = places
    .filter(({ entry }) => needsAttention(entry))
    .sort((a, b) => byAttention(a.entry, b.entry));
  const rest = places.filter(({ entry }) => !needsAttention(entry));
  if (rest.length === 0) return first.map(({ part }) => part);
  const fold = `<details class="rest"><summary><h2>${agreeingWords(rest.length)}</h2></summary>`;
  return [...first.map(({ part }) => part), fold, ...rest.map(({ part }) => part), '</details>'];
}

/** The totals over all files, and how the drawings are read. */
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

/** What is said of a file; of one of several, folded if nothing is wrong with it. */
export function FileReport(props: {
  readonly report: TournamentReport;
  readonly rounds: readonly RoundReport[];
  readonly isOneOfSeveral: boolean;
  /** Said before the rounds. */
  readonly children?: ComponentChildren;
}): VNode {
  const { report, rounds, isOneOfSeveral, children } = props;
  const { file, verdict, standings } = report;
  const body = (
    <FileBody
      report={report}
      rounds={rounds}
      isOneOfSeveral={isOneOfSeveral}
      isBrief={isOneOfSeveral && stateOf(report) === 'agrees' && standings?.verdict !== 'deviates'}
    >
      {children}
    </FileBody>
  );
  if (!isOneOfSeveral) return <article id={fileAnchor(file)}>{body}</article>;
  return (
    <FoldedFile
      file={file}
      title={eventTitle(report)}
      isOpen={verdict === 'deviates' || standings?.verdict === 'deviates'}
      words={resultWords(report).headline}
    >
      {body}
    </FoldedFile>
  );
}

function FileBody(props: {
  readonly report: TournamentReport;
  readonly rounds: readonly RoundReport[];
  readonly isOneOfSeveral: boolean;
  /** Nothing deviates, and the index shows the rounds. */
  readonly isBrief: boolean;
  readonly children: ComponentChildren;
}): VNode {
  const { report, rounds, isOneOfSeveral, isBrief, children } = props;
  const { file, edition, standings, picture, verdict } = report;
  const isOneOfMany = useContext(Brief);
  const [drawn] = rounds.flatMap((round) => (hasRoundSection(round) ? (round.tablePicture ?? []) : []));
  const wrong = report.rounds.filter(isWrong);
  return (
    <>
      <FileHead report={report} />
      {isOneOfMany && !isBrief ? (
        <p class="soft">Drawings and the crosstable are in the report on this file alone.</p>
      ) : null}
      {children}
      {isOneOfSeveral || report.rounds.length === 0 ? null : (
        <h2>{wrong.length > 0 ? 'What deviates' : 'Rounds'}</h2>
      )}
      {report.rounds.length === 0 || isBrief ? null : (
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
      {standings === undefined || isBrief ? null : (
        <StandingsVerdict standings={standings} people={peopleIn(report)} />
      )}
      {picture === undefined || isBrief || isOneOfMany ? null : (
        <section>
          <h3>{verdict === 'invalid' ? 'What could be read' : 'Crosstable'}</h3>
          <Crosstable table={crosstableOf(picture)} deviating={new Set(wrong.map(({ round }) => round))} />
        </section>
      )}
    </>
  );
}
