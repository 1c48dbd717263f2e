import type { VNode } from 'preact';
import { questionWords } from '../../reports/explain/text.js';
import { TableAnswers } from '../../reports/html/explain-table.js';
import { Answered } from '../../reports/html/round-story.js';
import type { Participants } from '../../reports/words/participants.js';
import type { People } from '../../reports/words/person.js';
import type { Client } from '../worker/client.js';
import type { Asked, Explained } from '../worker/tasks.js';
import { Dialog } from './dialog.js';
import type { AskedQuestion } from './asked-question.js';
import { useAnswer } from './use-answer.js';

/** Why two are paired, or why not. */
export function AnswerDialog(props: {
  readonly client: Client;
  readonly asked: Asked;
  readonly question: AskedQuestion;
  readonly who: Participants;
  readonly people: People | null;
  readonly onClose: () => void;
}): VNode {
  const { client, asked, question, who, people, onClose } = props;
  const { round } = question;
  const request = { ...asked, round, questions: [question.question] };
  const answer = useAnswer(client, 'explain', request, [question]);
  return (
    <Dialog title={`Round ${round}`} onClose={onClose}>
      {answer.kind === 'waiting' ? <p>{questionWords(question.question, who, people)}</p> : null}
      {answer.kind === 'failed' ? <p class="note">{answer.message}</p> : null}
      {answer.kind === 'here' ? <Answers explained={answer.value} /> : null}
    </Dialog>
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
