import type { VNode } from 'preact';
import type { StandingsReport } from '../../checker/index.js';
import { storyLines } from '../standings/story-text.js';
import { basisLines } from '../standings/text.js';
import { fileAnchor } from './anchors.js';
import { Crosstable } from './crosstable.js';
import { crosstableOf } from './crosstable-texts.js';
import { pageWith } from './page.js';

/** The standings as a page, with who met whom; or the story of the player that was asked for. */
export function standingsHtml(report: StandingsReport, file: string): string {
  return pageWith(`Standings after round ${report.table.round}`, <Standings report={report} file={file} />);
}

function Standings({ report, file }: { readonly report: StandingsReport; readonly file: string }): VNode {
  const { name, table, players, story } = report;
  return (
    <article id={fileAnchor(file)}>
      <h2>{name.trim() === '' ? file : name.trim()}</h2>
      <p class="soft">{file}</p>
      {basisLines(report).map((line) => (
        <p>{line}</p>
      ))}
      {story === null ? (
        <Crosstable
          table={crosstableOf({ players, rounds: table.round, standings: report })}
          deviating={new Set()}
        />
      ) : (
        <pre class="story">{storyLines(story, report).join('\n')}</pre>
      )}
    </article>
  );
}
