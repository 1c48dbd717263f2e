import type { VNode } from 'preact';
import type { AnsweredQuestion, BracketStory, ExplainReport, PicturedBracket } from '../../checker/index.js';
import { bracketWords } from '../explain/bracket.js';
import { answerParts } from '../explain/answer-parts.js';
import type { AnswerParts, AnswerSentence } from '../explain/answer-parts.js';
import { peopleExplained, questionWords, storyNotes } from '../explain/text.js';
import { present } from '../../engine/present.js';
import { participantsOf } from '../words/words-of.js';
import { AnchorLink } from './anchor-link.js';
import { Drawing } from './drawing/drawing.js';
import { layoutOf } from './drawing/layout.js';
import { linesOf } from './drawing/player-line.js';

/**
 * How the rules pair a round, bracket by bracket, drawn.
 * @param props.anchorOf the name of the place of a bracket, by its index from the top.
 */
export function RoundStory(props: {
  readonly report: ExplainReport;
  readonly anchorOf: (index: number) => string;
}): VNode {
  const { report, anchorOf } = props;
  const { story } = report;
  return (
    <>
      {storyNotes(report).map((line) => (
        <p>{line}</p>
      ))}
      {(story.kind === 'paired' ? story.brackets : []).map((bracket, index) => (
        <BracketArticle
          anchor={anchorOf(index)}
          story={bracket}
          drawn={report.picture?.brackets[index] ?? null}
          report={report}
        />
      ))}
    </>
  );
}

/** A question, and its answer: the reason, then step by step how the rules come to it. */
export function Answered(props: {
  readonly question: AnsweredQuestion;
  readonly report: ExplainReport;
}): VNode {
  const { question, report } = props;
  const edition = report.pairedBy ?? report.edition.id;
  const people = peopleExplained(report);
  const { reason, steps } = answerParts(question, edition, people);
  return (
    <section>
      <p class="soft small">{questionWords(question, participantsOf(edition), people)}</p>
      <h3 {...present({ class: classOf(question) })}>
        <Sentence sentence={reason} />
      </h3>
      <Steps steps={steps} />
    </section>
  );
}

/** Sentences, numbered; one alone has no number. */
function Steps({ steps }: Pick<AnswerParts, 'steps'>): VNode | null {
  if (steps.length === 0) return null;
  if (steps.length === 1)
    return (
      <p>
        <Sentence sentence={steps[0]} />
      </p>
    );
  return (
    <ol class="chain">
      {steps.map((step) => (
        <li>
          <Sentence sentence={step} />
        </li>
      ))}
    </ol>
  );
}

/** A sentence with its rule behind it. */
function Sentence({ sentence: { text, rule } }: { readonly sentence: AnswerSentence }): VNode {
  if (rule === null) return <>{text}</>;
  return (
    <>
      {text} <span class="chip">{rule}</span>
    </>
  );
}

/** Of the reason: the colour that the board has, which is red where it deviates in its bracket. */
function classOf({ kind, answer, isPublished }: AnsweredQuestion): 'bad' | 'soft' | 'good' | undefined {
  if (kind !== 'pair' || isPublished !== true) return undefined;
  if (answer.kind === 'paired') return answer.against === null ? 'good' : 'bad';
  if (answer.kind !== 'published-only') return undefined;
  const { deviations, index, heldIn } = answer;
  return heldIn === null && deviations[index].consequenceOf === null ? 'bad' : 'soft';
}

function BracketArticle(props: {
  readonly anchor: string;
  readonly story: BracketStory;
  readonly drawn: PicturedBracket | null;
  readonly report: ExplainReport;
}): VNode {
  const { anchor, story, drawn, report } = props;
  const { title, rows } = bracketWords(story, report.pairedBy ?? report.edition.id, peopleExplained(report));
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
            layout={layoutOf(drawn, linesOf(players), null)}
            marked={new Set()}
            title={title}
            description={rows.map(([label, text]) => `${label} ${text}`.trim()).join('; ')}
            heads={['', 'by the rules, whole round']}
          />
        </figure>
      )}
    </section>
  );
}
