import type { VNode } from 'preact';
import type { StandingsReport } from '../../checker/index.js';
import { comparisonSentence } from '../standings/comparison-words.js';
import { storyLines } from '../standings/story-text.js';
import type { StandingsOfFiles } from '../standings/many.js';
import { basisLines } from '../standings/text.js';
import { counted } from '../words/numbers.js';
import { fileAnchor } from './anchors.js';
import { Crosstable } from './crosstable.js';
import { crosstableOf } from './crosstable-texts.js';
import { pageWith } from './page.js';

/** The standings as a page, with who met whom; or the story of the player that was asked for. */
export function standingsHtml(report: StandingsReport, file: string): string {
  return pageWith(`Standings after round ${report.table.round}`, <Standings report={report} file={file} />);
}

/** The same of several files. */
export function manyStandingsHtml({ tournaments }: StandingsOfFiles): string {
  const articles = tournaments.map(({ report, file }) => <Standings report={report} file={file} />);
  return pageWith(`Standings of ${counted(tournaments.length, 'tournament', 'tournaments')}`, articles);
}

function Standings({ report, file }: { readonly report: StandingsReport; readonly file: string }): VNode {
  const { name, table, players, story, comparison } = report;
  return (
    <article id={fileAnchor(file)}>
      <h2>{name.trim() === '' ? file : name.trim()}</h2>
      <p class="soft">{file}</p>
      {basisLines(report).map((line) => (
        <p>{line}</p>
      ))}
      {comparison === null ? null : <p>{comparisonSentence(comparison, report)}</p>}
      {story !== null ? (
        <pre class="story">{storyLines(story, report).join('\n')}</pre>
      ) : comparison === null ? (
        <Crosstable
          table={crosstableOf({ players, rounds: table.round, standings: report })}
          deviating={new Set()}
        />
      ) : null}
    </article>
  );
}
