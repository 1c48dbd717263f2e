import type { VNode } from 'preact';
import type { Api } from './api.js';
import { DeviationTable } from './deviation-table.js';
import type { EventDocument, GivenDocument } from './documents.js';
import { FileForm } from './file-form.js';
import { save } from '../results/downloads.js';
import { fileNameOf } from './use-route.js';
import { useSending } from './use-sending.js';

/** Asks for the next round of an event by the file as it stands before it. */
export function AskRound(props: {
  readonly api: Api;
  readonly event: EventDocument;
  readonly onGiven: (given: GivenDocument) => void;
}): VNode {
  const { api, event, onGiven } = props;
  const { event: id, round, closed } = event;
  const sending = useSending();
  const ask = (file: File): void => {
    sending.run(async () => {
      const given = await api.send<GivenDocument>(`v1/tournaments/${id}/rounds`, {
        method: 'POST',
        body: file,
      });
      if (given !== null) onGiven(given);
    });
  };
  return (
    <FileForm
      label="Ask for a round"
      fileWords={
        closed !== null
          ? 'Corrected file, with all results'
          : round === 0
            ? 'File of the event, as it stands before round 1'
            : `File with the results of round ${round}`
      }
      button={closed !== null ? 'Send the file' : `Send the file, and ask for what comes next`}
      sending={sending}
      onFile={ask}
    />
  );
}

/** What the server has answered: the round, the file to take, and what differed. */
export function GivenRound({ given }: { readonly given: GivenDocument }): VNode {
  const { event, round, isClosed, boards, deviations, file, head } = given;
  return (
    <section aria-label="Answer of the server" role="status" class="made">
      <h3>{isClosed ? 'The event is closed' : `Round ${round} is given out`}</h3>
      <p>
        {isClosed
          ? `The results of all ${round} rounds are there.`
          : `It has ${boards.length} boards; they stand in the file.`}{' '}
        {deviations.length === 0
          ? 'Everything came back as it was given out.'
          : `What came back otherwise is kept: ${deviations.length}.`}
      </p>
      <p class="buttons">
        <button
          type="button"
          class="main"
          onClick={() => {
            save(new Blob([file], { type: 'text/plain' }), fileNameOf(event, round));
          }}
        >
          Take the file
        </button>
        <button
          type="button"
          onClick={() => {
            save(
              new Blob([JSON.stringify(head)], { type: 'application/json' }),
              `receipt-${event}-${head.number}.json`,
            );
          }}
        >
          Take the receipt
        </button>
        <span class="soft">
          Keep the receipt. It proves this answer if the server shows a different history later.
        </span>
      </p>
      {deviations.length === 0 ? null : (
        <DeviationTable deviations={deviations} hasEvents={false} label="What came back otherwise" />
      )}
    </section>
  );
}
