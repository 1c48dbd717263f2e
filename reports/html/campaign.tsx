import type { VNode } from 'preact';
import type { TournamentReport } from '../../checker/index.js';
import type { TimeSummary } from '../../certification/campaign/summary/time-summary.js';
import type { CampaignSummary } from '../../certification/campaign/summary/summary.js';
import {
  campaignFacts,
  campaignTitle,
  coverageLines,
  directionLines,
  shrunkLines,
  sizeTitle,
  tallyRule,
  triageLines,
} from '../campaign/text.js';
import { generatorTables } from '../campaign/generator-tables.js';
import { caseLines, standingsLines, beforeCases } from '../campaign/case-lines.js';
import { wrongStandingsTitle } from '../campaign/standings-words.js';
import { explainedWords, steeringWords, verdictWords } from '../campaign/words.js';
import { peopleIn } from '../words/person.js';
import { fileAnchor } from './anchors.js';
import { DrawingLegend } from './legend.js';
import { pageWith } from './page.js';
import { NumberTable } from './number-table.js';
import { hasRoundSection, RoundSection } from './round-section.js';
import { TallyTable } from './tally-table.js';
import { TimesTable } from './times-table.js';

/**
 * The report of a campaign as a page.
 * @param drawn the smallest tournaments, checked with pictures.
 * @param times how long the tournaments took.
 */
export function campaignHtml(
  summary: CampaignSummary,
  drawn: readonly TournamentReport[],
  times: readonly TimeSummary[],
): string {
  return pageWith(campaignTitle(summary), <Campaign summary={summary} drawn={drawn} times={times} />);
}

function Campaign(props: {
  readonly summary: CampaignSummary;
  readonly drawn: readonly TournamentReport[];
  readonly times: readonly TimeSummary[];
}): VNode {
  const { summary, drawn, times } = props;
  const { byRule, bySize, byScenario, verdict, cases, standingsCases, manifest, threshold } = summary;
  const steering = steeringWords(summary);
  const explained = explainedWords(summary);
  const kind = { within: 'good', missed: 'bad', undecided: 'note' }[verdict];
  const rules = byRule.map((tally) => ({ ...tally, name: tallyRule(tally.name, summary) }));
  return (
    <>
      <p class="soft">{campaignFacts(summary)}</p>
      {steering === null ? null : <p>{steering}</p>}
      {explained === null ? null : <p>{explained}</p>}
      <p class={`verdict ${kind}`}>Verdict: {verdictWords(summary)}</p>
      {summary.directions.map((direction) => (
        <TitledLines lines={directionLines(direction, threshold).filter((line) => line !== '')} />
      ))}
      {generatorTables(summary).map((table) => (
        <NumberTable table={table} />
      ))}
      <TallyTable title="Deviations by rule" tallies={rules} />
      <TallyTable title={sizeTitle(summary)} tallies={bySize} />
      <TallyTable title="Deviations by scenario" tallies={byScenario} />
      <TimesTable times={times} />
      <Section title="Rules decided" lines={coverageLines(summary)} />
      <Section title="Smallest tournaments" lines={shrunkLines(summary)} />
      {drawn.length === 0 ? null : <DrawingLegend />}
      {drawn.map((report) => (
        <DrawnCase report={report} />
      ))}
      <Section
        title={`Second program${manifest.second === null ? '' : `: ${manifest.second.name}`}`}
        lines={triageLines(summary)}
      />
      {cases.length === 0 ? null : (
        <section>
          <h2>Tournaments that do not agree</h2>
          {beforeCases(summary).map((words) => (
            <p>{words}</p>
          ))}
          {cases.map((trial) => (
            <Folded lines={caseLines(trial, summary)} />
          ))}
        </section>
      )}
      {standingsCases.length === 0 ? null : (
        <section>
          <h2>{wrongStandingsTitle('Standings that do not agree', threshold)}</h2>
          {standingsCases.map((trial) => (
            <Folded lines={standingsLines(trial)} />
          ))}
        </section>
      )}
    </>
  );
}

/** The deviating rounds of a small tournament. */
function DrawnCase({ report }: { readonly report: TournamentReport }): VNode {
  const { file, rounds, edition } = report;
  const shown = rounds.filter(hasRoundSection);
  return (
    <section id={fileAnchor(file)} aria-label={file}>
      <h2>{file}</h2>
      {shown.length === 0 ? (
        <p>The published rounds of this file are right: the error is in the answer.</p>
      ) : null}
      {shown.map((round) => (
        <RoundSection file={file} edition={edition?.id ?? ''} round={round} people={peopleIn(report)} />
      ))}
    </section>
  );
}

function Section({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}): VNode | null {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function TitledLines({ lines: [title, ...lines] }: { readonly lines: readonly string[] }): VNode {
  return (
    <section>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p>{line.trim()}</p>
      ))}
    </section>
  );
}

function Folded({ lines: [title, ...lines] }: { readonly lines: readonly string[] }): VNode {
  return (
    <details class="file">
      <summary>{title}</summary>
      <ul>
        {lines.map((line) => (
          <li>{line.trim()}</li>
        ))}
      </ul>
    </details>
  );
}
