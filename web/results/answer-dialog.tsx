import type { VNode } from 'preact';
import { questionWords } from '../../reports/explain/text.js';
import { Answered } from '../../reports/html/round-story.js';
import type { Participants } from '../../reports/words/participants.js';
import type { Client } from '../worker/client.js';
import type { Asked } from '../worker/tasks.js';
import { Dialog } from './dialog.js';
import type { AskedQuestion } from './asked-question.js';
import { useAnswer } from './use-answer.js';

/** Why two are paired, or why not. */
export function AnswerDialog(props: {
  readonly client: Client;
  readonly asked: Asked;
  readonly question: AskedQuestion;
  readonly who: Participants;
  readonly onClose: () => void;
}): VNode {
  const { client, asked, question, who, onClose } = props;
  const { round } = question;
  const told = { ...asked, round, questions: [question.question] };
  const answer = useAnswer(client, 'explain', told, [question]);
  return (
    <Dialog title={`Round ${round}`} onClose={onClose}>
      {answer.kind === 'waiting' ? <p>{questionWords(question.question, who)}</p> : null}
      {answer.kind === 'failed' ? <p class="open">{answer.message}</p> : null}
      {answer.kind === 'here' && !answer.value.ok ? <p class="open">{answer.value.message}</p> : null}
      {answer.kind === 'here' && answer.value.ok
        ? answer.value.report.questions.map((one) =>
            answer.value.ok ? <Answered question={one} report={answer.value.report} /> : null,
          )
        : null}
    </Dialog>
  );
}
