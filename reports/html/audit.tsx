import type { VNode } from 'preact';
import type { AuditReport } from '../../checker/audit/index.js';
import { isShown } from '../audit/format.js';
import type { AuditFormat, AuditStyle } from '../audit/format.js';
import { peopleAudited } from '../audit/people.js';
import { shownNorms } from '../audit/shown-norms.js';
import { eventLines, totalLines } from '../audit/text.js';
import { problemLine } from '../words/problem-words.js';
import { fileAnchor } from './anchors.js';
import { Totals } from './check.js';
import { NormCard } from './norm-card.js';
import { pageOf, rendered } from './page.js';
import { RuleSite } from './rule-link.js';
import { RoundRow } from './round-row.js';
import { SeasonTables } from './season.js';
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
  whole: (parts, totals, season = null) =>
    pageOf('Audit of the norms', [
      rendered(<Totals lines={totalLines(totals)} />),
      ...(season === null ? [] : [rendered(<SeasonTables season={season} />)]),
      ...parts,
    ]),
};

function FileAudit(props: { readonly report: AuditReport; readonly style: AuditStyle }): VNode {
  const { report, style } = props;
  const { file, name, problems, verdict, check } = report;
  const people = peopleAudited(report);
  const shown = shownNorms(report, style);
  const norms = shown.filter(({ norm }) => norm.result.verdict !== 'not-made');
  const attempts = shown.filter(({ norm }) => norm.result.verdict === 'not-made');
  const touching = new Set(norms.flatMap(({ norm }) => norm.touches.map(({ round }) => round)));
  return (
    <article id={fileAnchor(file)}>
      <h2>{name.trim() === '' ? file : name.trim()}</h2>
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
      {norms.map((one) => (
        <NormCard report={report} shown={one} />
      ))}
      {attempts.map((one) => (
        <NormCard report={report} shown={one} />
      ))}
      {(check?.rounds ?? [])
        .filter((round) => touching.has(round.round) && hasRoundSection(round))
        .map((round) => (
          <RoundSection file={file} edition={check?.edition?.id ?? ''} round={round} people={people} />
        ))}
    </article>
  );
}
