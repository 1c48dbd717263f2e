import type { VNode } from 'preact';
import type { AnsweredQuestion, BracketStory, ExplainReport, PicturedBracket } from '../../checker/index.js';
import { bracketWords } from '../explain/bracket.js';
import { answerWords, factLines, questionWords, storyNotes } from '../explain/text.js';
import { AnchorLink } from './anchor-link.js';
import { bracketAnchor, fileAnchor } from './anchors.js';
import { Drawing } from './drawing/drawing.js';
import { layoutOf } from './drawing/layout.js';
import { columnsOf } from './drawing/player-line.js';
import { DrawingLegend } from './legend.js';
import { pageWith } from './page.js';

/** The story of a round as a page, its brackets drawn; with questions, their answers only. */
export function explainHtml(report: ExplainReport, file: string): string {
  const { round } = report.story;
  return pageWith(`Round ${round}: why it is paired as it is`, <Explanation report={report} file={file} />);
}

function Explanation({ report, file }: { readonly report: ExplainReport; readonly file: string }): VNode {
  const { name, edition, questions } = report;
  return (
    <article id={fileAnchor(file)}>
      <h2>{name.trim() === '' ? file : name.trim()}</h2>
      <p class="soft">{file}</p>
      {factLines(report).map((line) => (
        <p>{line}</p>
      ))}
      {questions.length === 0 ? (
        <Story report={report} file={file} />
      ) : (
        questions.map((question) => <Question question={question} edition={report.pairedBy ?? edition.id} />)
      )}
    </article>
  );
}

function Question(props: { readonly question: AnsweredQuestion; readonly edition: string }): VNode {
  const { question, edition } = props;
  return (
    <section>
      <h3>{questionWords(question)}</h3>
      {answerWords(question, edition).map((line) => (
        <p>{line}</p>
      ))}
    </section>
  );
}

function Story({ report, file }: { readonly report: ExplainReport; readonly file: string }): VNode {
  const { story } = report;
  return (
    <>
      {storyNotes(report).map((line) => (
        <p>{line}</p>
      ))}
      <DrawingLegend />
      {(story.kind === 'paired' ? story.brackets : []).map((bracket, index) => (
        <BracketArticle
          anchor={bracketAnchor(file, story.round, index)}
          story={bracket}
          drawn={report.picture?.brackets[index] ?? null}
          report={report}
        />
      ))}
    </>
  );
}

function BracketArticle(props: {
  readonly anchor: string;
  readonly story: BracketStory;
  readonly drawn: PicturedBracket | null;
  readonly report: ExplainReport;
}): VNode {
  const { anchor, story, drawn, report } = props;
  const { title, rows } = bracketWords(story, report.pairedBy ?? report.edition.id);
  const players = report.picture?.players ?? [];
  return (
    <section class="bracket told" id={anchor} aria-label={title}>
      <div class="words">
        <h3>
          {title}
          <AnchorLink anchor={anchor} what={title} />
        </h3>
        <dl class="story">
          {rows.map(([label, text]) => (
            <>
              {label === '' ? null : <dt>{label}</dt>}
              <dd>{text}</dd>
            </>
          ))}
        </dl>
      </div>
      {drawn === null ? null : (
        <figure>
          <Drawing
            anchor={anchor}
            layout={layoutOf(drawn, new Map(players.map((player) => [player.id, player])), null)}
            columns={columnsOf(players)}
            marked={new Set()}
            title={title}
            description={rows.map(([label, text]) => `${label} ${text}`.trim()).join('; ')}
            heads={['', 'by the rules']}
          />
        </figure>
      )}
    </section>
  );
}
