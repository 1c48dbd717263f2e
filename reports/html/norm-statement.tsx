import type { VNode } from 'preact';
import type { AuditReport } from '../../checker/audit/index.js';
import { requirementsOf } from '../../engine/norms/index.js';
import { isShown } from '../audit/format.js';
import type { AuditFormat } from '../audit/format.js';
import { opponentTable } from '../audit/opponent-table.js';
import { totalLines } from '../audit/text.js';
import { normStatements } from '../statement/norm-statements.js';
import type { NormStatement } from '../statement/norm-statements.js';
import { Opponents, Requirements } from './norm-tables.js';
import { rendered } from './page.js';
import { MADE_UNKNOWN, pageOfSheets, StatementSheet } from './statement-sheet.js';

/** Documents to forward: a page of paper for each norm. */
export const auditStatement: AuditFormat = {
  part: (report, style) =>
    isShown(report, style)
      ? normStatements(report, style, style.made ?? MADE_UNKNOWN)
          .map((statement) => rendered(<NormPage statement={statement} report={report} />))
          .join('')
      : '',
  whole: (parts, { totals }) =>
    pageOfSheets('Statements on norms', parts, { title: 'No norms', lines: totalLines(totals) }),
};

/** A statement on a norm, to be printed on one page. */
export function NormPage(props: { readonly statement: NormStatement; readonly report: AuditReport }): VNode {
  const { statement, report } = props;
  const { title, facts, sentences, shown, notes, command, isLong } = statement;
  const { player, norm } = shown;
  const games = opponentTable(player, norm, report);
  return (
    <StatementSheet
      about="a title norm"
      title={title}
      facts={facts}
      notes={notes}
      command={command}
      isDense={isLong}
    >
      {sentences.map((sentence) => (
        <p class="norm-words">{sentence}</p>
      ))}
      <Requirements requirements={requirementsOf(norm.result)} />
      <Opponents rows={games} />
    </StatementSheet>
  );
}
