import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { People } from '../../reports/words/person.js';
import type { Client } from '../worker/client.js';
import type { Asked } from '../worker/tasks.js';
import { save, today } from './downloads.js';
import { useAnswer } from './use-answer.js';
import { usePart } from './use-part.js';

/**
 * The statement on a round in the place of the result, to be printed or saved. It is part of this page, because a document
 * that the page opens in another tab has the policy of the page, which allows it no style of its own.
 */
export function StatementView(props: {
  readonly client: Client;
  readonly asked: Asked;
  readonly round: number;
  readonly people: People | null;
  readonly onClose: () => void;
}): VNode {
  const { client, asked, round, people, onClose } = props;
  const [day] = useState(today);
  const found = useAnswer(client, 'statement', { ...asked, round, day }, [
    asked.source,
    asked.settings,
    round,
  ]);
  const part = usePart(() => import('../../reports/html/statement.js'));
  const statement = found.kind === 'here' && found.value !== null ? { ...found.value, people } : null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  return (
    <div class="statement-view" aria-busy={statement === null}>
      <h1 ref={heading} tabIndex={-1}>
        Statement on round {round}
      </h1>
      <p class="buttons">
        <button
          type="button"
          class="main"
          onClick={() => {
            print();
          }}
        >
          Print
        </button>
        {part.kind === 'here' && statement !== null ? (
          <button
            type="button"
            onClick={() => {
              const page = part.value.statementDocument(statement);
              save(new Blob([page], { type: 'text/html' }), `statement-round-${round}.html`);
            }}
          >
            Save as HTML
          </button>
        ) : null}
        <button type="button" onClick={onClose}>
          Back to the result
        </button>
      </p>
      {[found, part].map((one) => (one.kind === 'failed' ? <p class="note">{one.message}</p> : null))}
      {part.kind === 'here' && statement !== null ? <part.value.StatementPage statement={statement} /> : null}
    </div>
  );
}
