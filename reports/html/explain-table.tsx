import type { VNode } from 'preact';
import type { TableStory } from '../../checker/index.js';
import { questionWords } from '../explain/text.js';
import { choiceReason } from '../words/edition-words.js';
import { peopleAt, tableAnswerWords, tableStoryLines } from '../words/round-robin/story-words.js';
import { participantsIn } from '../words/participants.js';
import { bracketAnchor, fileAnchor } from './anchors.js';
import { tellsNumbers } from './drawing/table-layout.js';
import { pageWith } from './page.js';
import { TableFigure, TableLegend } from './table-round.js';

/** The story of a round of a round robin as a page, drawn; with questions, their answers only. */
export function tableExplanationHtml(story: TableStory, file: string): string {
  return pageWith(`Round ${story.round}: why it is paired as it is`, <Explained story={story} file={file} />);
}

function Explained({ story, file }: { readonly story: TableStory; readonly file: string }): VNode {
  const { name, edition, round, answers } = story;
  return (
    <article id={fileAnchor(file)}>
      <h2>{name.trim() === '' ? file : name.trim()}</h2>
      <p class="soft">
        {file}: rules {edition.id} ({choiceReason(edition)})
      </p>
      {answers.length === 0 ? (
        <>
          <TableLegend tellsNumbers={tellsNumbers(story.picture.players)} who={participantsIn(story)} />
          <TableStoryParts story={story} anchor={bracketAnchor(file, round, 0)} />
        </>
      ) : (
        <TableAnswers story={story} />
      )}
    </article>
  );
}

/** The arithmetic of a round, and its drawing. */
export function TableStoryParts({
  story,
  anchor,
}: {
  readonly story: TableStory;
  readonly anchor: string;
}): VNode {
  const lines = tableStoryLines(story);
  return (
    <div id={anchor}>
      {lines.map((line) => (
        <p>{line}</p>
      ))}
      <TableFigure
        anchor={anchor}
        picture={story.picture}
        marked={new Set()}
        title={`Round ${story.round} by the table`}
        description={lines.join(' ')}
      />
    </div>
  );
}

/** The questions and their answers. */
export function TableAnswers({ story }: { readonly story: TableStory }): VNode {
  const who = participantsIn(story);
  const people = peopleAt(story);
  return (
    <>
      {story.answers.map((answer) => (
        <section>
          <h3>{questionWords(answer, who, people)}</h3>
          <p>{tableAnswerWords(answer, story, people)}</p>
        </section>
      ))}
    </>
  );
}
