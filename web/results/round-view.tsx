import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isWrong } from '../../checker/index.js';
import type { Question, RoundReport } from '../../checker/index.js';
import { factLines } from '../../reports/explain/text.js';
import { bracketAnchor, roundAnchor, storyAnchor } from '../../reports/html/anchors.js';
import { TableStoryParts } from '../../reports/html/explain-table.js';
import { hasRoundSection, RoundHead, RoundSection } from '../../reports/html/round-section.js';
import { RoundStory } from '../../reports/html/round-story.js';
import type { People } from '../../reports/words/person.js';
import type { Client } from '../worker/client.js';
import type { Asked, Explained } from '../worker/tasks.js';
import { Boards } from './boards.js';
import { useAnswer } from './use-answer.js';
import { goTo } from './use-place.js';

/** One round: what is wrong with it, its boards, and how the rules pair it. */
export function RoundView(props: {
  readonly client: Client;
  readonly asked: Asked;
  readonly edition: string;
  readonly round: number;
  /** The place that the address names. */
  readonly anchor: string;
  readonly isStoryNamed: boolean;
  readonly people: People | null;
  readonly onAsk: (question: Question) => void;
  /** How the drawings are read. */
  readonly children: ComponentChildren;
}): VNode {
  const { client, asked, edition, round, anchor, isStoryNamed, people, onAsk, children } = props;
  const { name } = asked.source;
  const about = [asked.source, asked.settings, round];
  const found = useAnswer(client, 'round', { ...asked, round }, about);
  const seats = useAnswer(client, 'seats', { ...asked, round }, about);
  const report = found.kind === 'here' ? found.value : null;
  useEffect(() => {
    if (report !== null && !isStoryNamed) goTo(anchor);
  }, [report, anchor]);
  if (found.kind === 'failed') return <p class="note">{found.message}</p>;
  if (report === null) return <p class="soft waiting">…</p>;
  const isSaid = hasRoundSection(report);
  return (
    <div class="round-view">
      <h2>{isWrong(report) ? 'What deviates' : 'The round'}</h2>
      {isSaid ? <RoundSection file={name} edition={edition} round={report} people={people} /> : null}
      {isSaid ? null : (
        <section id={roundAnchor(name, round)} aria-label={`Round ${round}`}>
          <RoundHead file={name} round={report} />
        </section>
      )}
      <Story
        client={client}
        asked={asked}
        round={report}
        isApart={isSaid}
        isNamed={isStoryNamed}
        anchor={anchor}
      />
      {children}
      {seats.kind === 'failed' ? <p class="note">{seats.message}</p> : null}
      {seats.kind === 'here' ? <Boards report={report} seats={seats.value} onAsk={onAsk} /> : null}
    </div>
  );
}

/** @param props.isApart what is wrong with the brackets stands above: the story is folded, and its places have other names. */
function Story(props: {
  readonly client: Client;
  readonly asked: Asked;
  readonly round: RoundReport;
  readonly isApart: boolean;
  readonly isNamed: boolean;
  readonly anchor: string;
}): VNode {
  const { client, asked, round: published, isApart, isNamed, anchor } = props;
  const { round } = published;
  const { name } = asked.source;
  const [isOpen, setOpen] = useState(!isApart || isNamed);
  const request = isOpen ? { ...asked, round, questions: [] } : null;
  const story = useAnswer(client, 'explain', request, [asked.source, asked.settings, round, isOpen]);
  useEffect(() => {
    if (isNamed) setOpen(true);
  }, [isNamed]);
  useEffect(() => {
    if (story.kind === 'here' && (isNamed || !isApart)) goTo(anchor);
  }, [story, anchor]);
  const anchorOf = isApart ? storyAnchor : bracketAnchor;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        {published.tablePicture === undefined
          ? 'The whole round by the rules, bracket by bracket'
          : 'The round by the table'}
      </summary>
      {isOpen && story.kind === 'waiting' ? <p class="soft">computing…</p> : null}
      {story.kind === 'failed' ? <p class="note">{story.message}</p> : null}
      {story.kind === 'here' ? (
        <ExplainedStory explained={story.value} anchorOf={(index) => anchorOf(name, round, index)} />
      ) : null}
    </details>
  );
}

function ExplainedStory(props: {
  readonly explained: Explained;
  readonly anchorOf: (index: number) => string;
}): VNode {
  const { explained, anchorOf } = props;
  if (explained.kind === 'refused') return <p class="note">{explained.message}</p>;
  if (explained.kind === 'by-table') return <TableStoryParts story={explained.story} anchor={anchorOf(0)} />;
  const { report } = explained;
  return (
    <>
      {factLines(report).map((line) => (
        <p class="soft">{line}</p>
      ))}
      <RoundStory report={report} anchorOf={anchorOf} />
    </>
  );
}
