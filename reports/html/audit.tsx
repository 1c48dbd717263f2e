import type { VNode } from 'preact';
import type { AuditReport } from '../../checker/audit/index.js';
import { auditEntry, byAuditState } from '../audit/audit-entry.js';
import type { AuditEntry } from '../audit/audit-entry.js';
import { isShown } from '../audit/format.js';
import type { AuditFormat, AuditStyle } from '../audit/format.js';
import { peopleAudited } from '../audit/people.js';
import { shownNorms } from '../audit/shown-norms.js';
import type { ShownNorm } from '../audit/shown-norms.js';
import { eventLines, totalLines } from '../audit/text.js';
import { withEntries } from '../check/index-entry.js';
import { normStatements } from '../statement/norm-statements.js';
import { counted } from '../words/numbers.js';
import { problemLine } from '../words/problem-words.js';
import { normSheetAnchor } from './anchors.js';
import { AuditIndex } from './audit-index.js';
import { Totals } from './check.js';
import { eventTitle } from './file-head.js';
import { FoldedFile } from './folded-file.js';
import { NormCard } from './norm-card.js';
import { NormPage } from './norm-statement.js';
import { pageOf, rendered } from './page.js';
import { RuleSite } from './rule-link.js';
import { RoundRow } from './round-row.js';
import { SeasonTables } from './season.js';
import { HiddenSheet } from './statement-button.js';
import { MADE_UNKNOWN } from './statement-sheet.js';
import { hasRoundSection, RoundSection } from './round-section.js';

/** The audit as a page: the norms, what touches them, and the rounds that do so, drawn. */
export const auditHtml: AuditFormat = {
  part: (report, style) =>
    isShown(report, style)
      ? rendered(
          <RuleSite.Provider value={style.site ?? null}>
            <FileAudit report={report} style={style} />
          </RuleSite.Provider>,
        )
      : '',
  whole: (parts, { totals, season, entries }) => {
    const known = entries.filter((entry) => entry !== null);
    const shown = withEntries(parts, { entries })
      .filter(({ part }) => part !== '')
      .sort((a, b) => byAuditState(a.entry, b.entry));
    const sums = rendered(<Totals lines={totalLines(totals)} />);
    const tables = season === null ? [] : [rendered(<SeasonTables season={season} />)];
    const own = shown.map(({ part }) => part);
    if (known.length < 2) return pageOf('Audit of the norms', [sums, ...tables, ...own]);
    const index = rendered(<AuditIndex entries={known} shown={shown.map(({ entry }) => entry)} />);
    return pageOf(`Norms of ${counted(totals.tournaments, 'tournament', 'tournaments')}`, [
      index,
      ...tables,
      ...own,
      sums,
    ]);
  },
};

function FileAudit(props: { readonly report: AuditReport; readonly style: AuditStyle }): VNode {
  const { report, style } = props;
  const { file, problems, verdict, check } = report;
  const people = peopleAudited(report);
  const shown = shownNorms(report, style);
  const norms = shown.filter(({ norm }) => norm.result.verdict !== 'not-made');
  // Of several tournaments only those whose norms are touched are open, and they show these norms first.
  const isTouched = style.isOneOfSeveral === true && verdict === 'touched';
  const first = isTouched ? shown.filter(({ norm }) => norm.touches.length > 0) : shown;
  const rest = shown.filter((one) => !first.includes(one));
  const sheetOf = (one: ShownNorm): string => normSheetAnchor(file, shown.indexOf(one));
  const touching = new Set(norms.flatMap(({ norm }) => norm.touches.map(({ round }) => round)));
  return (
    <FoldedFile
      file={file}
      title={eventTitle(report)}
      isOpen={style.isOneOfSeveral !== true || isTouched}
      words={stateWords(auditEntry(report))}
    >
      <p class="soft">{file}</p>
      {eventLines(report).map((line) => (
        <p>{line}</p>
      ))}
      {verdict === 'invalid' ? <p class="note">not audited</p> : null}
      {problems.length === 0 ? null : (
        <ul>
          {problems.map((problem) => (
            <li>{problemLine(file, problem, people)}</li>
          ))}
        </ul>
      )}
      {check === null || check.rounds.length === 0 ? null : (
        <RoundRow file={file} rounds={check.rounds} hasSection={({ round }) => touching.has(round)} />
      )}
      {verdict !== 'invalid' && norms.length === 0 ? <p>no norms</p> : null}
      {first.map((one) => (
        <NormCard report={report} shown={one} sheet={sheetOf(one)} />
      ))}
      {rest.length === 0 ? null : (
        <details class="rest">
          <summary>{counted(rest.length, 'more norm or attempt', 'more norms and attempts')}</summary>
          {rest.map((one) => (
            <NormCard report={report} shown={one} sheet={sheetOf(one)} />
          ))}
        </details>
      )}
      {(check?.rounds ?? [])
        .filter((round) => touching.has(round.round) && hasRoundSection(round))
        .map((round) => (
          <RoundSection file={file} edition={check?.edition?.id ?? ''} round={round} people={people} />
        ))}
      {normStatements(report, style, style.made ?? MADE_UNKNOWN).map((statement, index) => (
        <HiddenSheet name={normSheetAnchor(file, index)}>
          <NormPage statement={statement} report={report} />
        </HiddenSheet>
      ))}
    </FoldedFile>
  );
}

/** "2 norms made, 1 unknown". */
function stateWords({ norms, state }: AuditEntry): string {
  if (state === 'unaudited') return 'not audited';
  if (norms.length === 0) return 'no norms';
  const made = norms.filter(({ isMade }) => isMade).length;
  const unknown = norms.length - made;
  return [
    ...(made > 0 ? [`${counted(made, 'norm', 'norms')} made`] : []),
    ...(unknown > 0 ? [`${unknown} unknown`] : []),
  ].join(', ');
}
