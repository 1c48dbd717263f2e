import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { questionWords } from '../../reports/explain/text.js';
import type { CrosstableTexts } from '../../reports/html/crosstable-texts.js';
import { TableAnswers } from '../../reports/html/explain-table.js';
import { Answered } from '../../reports/html/round-story.js';
import type { Participants } from '../../reports/words/participants.js';
import type { People } from '../../reports/words/person.js';
import type { Client } from '../worker/client.js';
import type { Asked, Explained } from '../worker/tasks.js';
import { AskForm } from './ask-form.js';
import type { AskedQuestion } from './asked-question.js';
import { useAnswer } from './use-answer.js';

/** Why two met or did not meet, with the answer under the question. */
export function AskSection(props: {
  readonly client: Client;
  readonly asked: Asked;
  readonly table: CrosstableTexts;
  /** The round that is looked at. */
  readonly round: number;
  /** Null: none is asked. */
  readonly question: AskedQuestion | null;
  readonly who: Participants;
  readonly people: People | null;
  readonly onAsk: (question: AskedQuestion | null) => void;
}): VNode {
  const { table, round, question, who, onAsk } = props;
  return (
    <section aria-label={`Why did two ${who.many} not meet?`}>
      <h2>Why did two {who.many} not meet?</h2>
      <div class="ask">
        <AskForm table={table} round={round} question={question} who={who} onAsk={onAsk} />
        {question === null ? null : <Answer {...props} question={question} />}
      </div>
    </section>
  );
}

function Answer(props: Parameters<typeof AskSection>[0] & { readonly question: AskedQuestion }): VNode {
  const { client, asked, question, who, people, onAsk } = props;
  const request = { ...asked, round: question.round, questions: [question.question] };
  const answer = useAnswer(client, 'explain', request, [question]);
  const box = useRef<HTMLDivElement>(null);
  const asker = useRef<Element | null>(null);
  useEffect(() => {
    // The question may have been asked far away: in the boards or in the crosstable.
    if (box.current?.contains(document.activeElement) !== true) asker.current = document.activeElement;
    box.current?.focus({ preventScroll: true });
  }, [question]);
  useEffect(() => {
    if (answer.kind !== 'waiting') box.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <div class="answer" ref={box} tabIndex={-1} role="region" aria-label="Answer">
      {answer.kind === 'waiting' ? <p>{questionWords(question.question, who, people)}</p> : null}
      {answer.kind === 'failed' ? <p class="note">{answer.message}</p> : null}
      {answer.kind === 'here' ? <Answers explained={answer.value} /> : null}
      <div class="foot">
        <button
          type="button"
          onClick={() => {
            onAsk(null);
            if (asker.current instanceof HTMLElement) asker.current.focus();
          }}
        >
          Close the answer
        </button>
      </div>
    </div>
  );
}

function Answers({ explained }: { readonly explained: Explained }): VNode {
  if (explained.kind === 'refused') return <p class="note">{explained.message}</p>;
  if (explained.kind === 'by-table') return <TableAnswers story={explained.story} />;
  const { report } = explained;
  return (
    <>
      {report.questions.map((question) => (
        <Answered question={question} report={report} />
      ))}
    </>
  );
}
