import type { VNode } from 'preact';
import type { ExplainReport } from '../../checker/index.js';
import { factLines } from '../explain/text.js';
import { bracketAnchor, fileAnchor } from './anchors.js';
import { DrawingLegend } from './legend.js';
import { pageWith } from './page.js';
import { Answered, RoundStory } from './round-story.js';

/** The story of a round as a page, its brackets drawn; with questions, their answers only. */
export function explainHtml(report: ExplainReport, file: string): string {
  const { round } = report.story;
  return pageWith(`Round ${round}: why it is paired as it is`, <Explanation report={report} file={file} />);
}

function Explanation({ report, file }: { readonly report: ExplainReport; readonly file: string }): VNode {
  const { name, questions } = report;
  return (
    <article id={fileAnchor(file)}>
      <h2>{name.trim() === '' ? file : name.trim()}</h2>
      <p class="soft">{file}</p>
      {factLines(report).map((line) => (
        <p>{line}</p>
      ))}
      {questions.length === 0 ? (
        <>
          <DrawingLegend />
          <RoundStory report={report} anchorOf={(index) => bracketAnchor(file, report.story.round, index)} />
        </>
      ) : (
        questions.map((question) => <Answered question={question} report={report} />)
      )}
    </article>
  );
}
