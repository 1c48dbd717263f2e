import type { ComponentChildren, VNode } from 'preact';
import type { RoundReport, TournamentReport } from '../../checker/index.js';
import type { CheckFormat } from '../check/format.js';
import { roundsToShow } from '../check/quiet.js';
import { totalLines } from '../check/text.js';
import { betterEditionWords, choiceReason } from '../words/edition-words.js';
import { counted } from '../words/numbers.js';
import { problemLine } from '../words/problem-words.js';
import { VERDICT_SIGNS, VERDICT_WORDS } from '../words/verdict-words.js';
import { fileAnchor } from './anchors.js';
import { Crosstable } from './crosstable.js';
import { DrawingLegend } from './legend.js';
import { pageOf, rendered } from './page.js';
import { RoundRow } from './round-row.js';
import { hasRoundSection, RoundSection } from './round-section.js';
import { StandingsVerdict } from './standings-verdict.js';

/** The report to look at: a page that needs nothing else. */
export const checkHtml: CheckFormat = {
  part: (report, { isOneOfSeveral, isQuiet }) => {
    const rounds = roundsToShow(report, isQuiet);
    if (rounds === null) return '';
    return rendered(<FileReport report={report} rounds={rounds} isOneOfSeveral={isOneOfSeveral} />);
  },
  whole: (parts, summary) =>
    pageOf('Check of the pairings', [rendered(<Totals lines={totalLines(summary)} />), ...parts]),
};

/** The sums over all files. */
export function Totals({ lines }: { readonly lines: readonly string[] }): VNode {
  return (
    <section aria-label="Summary">
      {lines.map((line) => (
        <p>{line}</p>
      ))}
      <DrawingLegend />
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
  const { file, name, verdict } = report;
  const title = (
    <h2>
      {name.trim() === '' ? file : name.trim()} <FileVerdictWords report={report} />
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

function FileVerdictWords({ report: { verdict } }: { readonly report: TournamentReport }): VNode {
  const known = verdict === 'invalid' ? 'not-checked' : verdict;
  const kind = known === 'agrees' ? 'good' : known === 'deviates' ? 'bad' : 'open';
  return (
    <span class={kind}>
      <span aria-hidden="true">{VERDICT_SIGNS[known]}</span> {VERDICT_WORDS[known]}
    </span>
  );
}

function FileBody(props: {
  readonly report: TournamentReport;
  readonly rounds: readonly RoundReport[];
  readonly children: ComponentChildren;
}): VNode {
  const { report, rounds, children } = props;
  const { file, players, edition, problems, standings, picture } = report;
  const better = betterEditionWords(report);
  const wrong = report.rounds.filter(({ verdict }) => verdict === 'deviates' || verdict === 'impossible');
  return (
    <>
      <p class="soft">
        {file}: {counted(players, 'player', 'players')}
        {edition === null ? '' : `, rules ${edition.id} (${choiceReason(edition)})`}
      </p>
      {better === null ? null : <p class="open">{better}</p>}
      {problems.length === 0 ? null : (
        <ul>
          {problems.map((problem) => (
            <li>{problemLine(file, problem)}</li>
          ))}
        </ul>
      )}
      {children}
      {report.rounds.length === 0 ? null : (
        <RoundRow
          file={file}
          rounds={report.rounds}
          hasSection={(round) => rounds.includes(round) && hasRoundSection(round)}
        />
      )}
      {rounds.filter(hasRoundSection).map((round) => (
        <RoundSection file={file} edition={edition?.id ?? ''} round={round} />
      ))}
      {standings === undefined ? null : <StandingsVerdict standings={standings} />}
      {picture === undefined ? null : (
        <section aria-label="Crosstable">
          <h3>Crosstable</h3>
          <Crosstable picture={picture} deviating={new Set(wrong.map(({ round }) => round))} />
        </section>
      )}
    </>
  );
}
