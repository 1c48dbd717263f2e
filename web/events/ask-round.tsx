import type { VNode } from 'preact';
import type { Api } from './api.js';
import type { EventDocument, GivenDocument } from './documents.js';
import { FileForm } from './file-form.js';
import { useSending } from './use-sending.js';

/** Asks for the next round of an event by the file as it stands before it, as a pairing program writes it. */
export function AskRound(props: {
  readonly api: Api;
  readonly event: EventDocument;
  /** Nothing else can be done next. */
  readonly isOpen: boolean;
  readonly onGiven: (given: GivenDocument) => void;
}): VNode {
  const { api, event, isOpen, onGiven } = props;
  const { event: id, round, closed } = event;
  const sending = useSending();
  const ask = (file: File): void => {
    sending.run(async () => {
      onGiven(await askedFor(api, id, file));
    });
  };
  return (
    <details class="send-file" open={isOpen}>
      <summary>{closed === null ? 'Send a file instead' : 'Send a corrected file'}</summary>
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
        isMain={isOpen}
        sending={sending}
        onFile={ask}
      />
    </details>
  );
}

/** Sends a file as it stands before a round. Rejects with an ApiError. */
export async function askedFor(api: Api, event: string, file: Blob): Promise<GivenDocument> {
  const given = await api.send<GivenDocument>(`v1/tournaments/${event}/rounds`, {
    method: 'POST',
    body: file,
  });
  if (given === null) throw new Error('The server answers nothing.');
  return given;
}
