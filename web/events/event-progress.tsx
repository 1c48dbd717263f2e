import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RoundSheet } from '../../checker/protocol/index.js';
import { save } from '../results/downloads.js';
import type { Client } from '../worker/client.js';
import { Absences } from './absences.js';
import type { Api } from './api.js';
import { AskRound, askedFor } from './ask-round.js';
import type { DeviationDocument, EventDocument, GivenDocument, RoundDocument } from './documents.js';
import { Said } from './file-form.js';
import { savedName } from './file-name.js';
import { NextStep } from './next-step.js';
import { openBoards, toEnter } from './open-boards.js';
import { PairingList, printList } from './pairing-list.js';
import { ResultEntry } from './result-entry.js';
import { RoundLine } from './round-line.js';
import { roundSteps } from './round-steps.js';
import type { SheetPeople } from './sheet-people.js';
import { stepWords } from './step-words.js';
import { useEntered } from './use-entered.js';
import { useSending } from './use-sending.js';

/** Where an event stands, what to do next, and the boards of the round that is being played. */
export function EventProgress(props: {
  readonly api: Api;
  readonly client: Client;
  readonly event: EventDocument;
  readonly file: string;
  /** Null: the file cannot be shown. */
  readonly sheet: RoundSheet | null;
  readonly rounds: readonly RoundDocument[];
  readonly deviations: readonly DeviationDocument[];
  readonly who: SheetPeople;
  readonly onGiven: (given: GivenDocument) => void;
}): VNode {
  const { api, client, event, file, sheet, rounds, deviations, who, onGiven } = props;
  const { event: id, round, closed, isYours, edition } = event;
  const current = rounds.find((one) => one.round === round) ?? null;
  const entering = useEntered(id, current === null ? 'before round 1' : `${current.entry} ${current.at}`);
  const { entered } = entering;
  const sending = useSending();
  const [start, setStart] = useState(0);
  const isEntered = isYours && closed === null && sheet !== null && sheet.isEnterable;
  const boards = current === null || sheet === null ? [] : openBoards(current.boards, sheet, entered);
  const missing = isEntered ? boards.filter(({ result }) => result === null).length : 0;
  const step = stepWords(event, sheet, missing);
  const results = isEntered && round > 0 ? { entered: boards.length - missing, boards: boards.length } : null;
  // The results stay until others take their place: if the file is taken back, they are shown again and can be corrected.
  const answered = (given: GivenDocument): void => {
    if (given.isClosed) entering.forget();
    onGiven(given);
  };
  const send = async (): Promise<void> => {
    const what = toEnter(round, boards, entered);
    const isNothing = what.results.length === 0 && what.absences.length === 0;
    const text = isNothing ? file : await client.ask('enter', { file, edition, entered: what });
    const given = await askedFor(api, id, new Blob([text], { type: 'text/plain' }));
    answered(given);
  };
  const act = (): void => {
    if (step.kind === 'send') sending.run(send);
    else setStart(start + 1);
  };
  return (
    <>
      <h2 class="label">Rounds</h2>
      <RoundLine steps={roundSteps(event, sheet?.totalRounds ?? null, deviations, results)} />
      <NextStep
        headline={step.headline}
        more={step.more}
        action={
          step.button === '' ? null : { words: step.button, isWaiting: sending.isWaiting, onClick: act }
        }
      >
        <Said sending={sending} />
        <div class="acts">
          {current === null || closed !== null ? null : (
            <button type="button" onClick={printList}>
              Print the pairing list
            </button>
          )}
          {current === null ? null : (
            <button
              type="button"
              onClick={() => {
                save(
                  new Blob([file], { type: 'text/plain' }),
                  savedName(event, closed === null ? `round-${round}.trf` : 'final.trf'),
                );
              }}
            >
              {closed === null ? `Download the pairings of round ${round}` : 'Download the final file'}
            </button>
          )}
        </div>
        {isEntered && (sheet.totalRounds === null || round < sheet.totalRounds) ? (
          <Absences
            sheet={sheet}
            who={who}
            absences={entered.absences}
            onChange={(absences) => {
              entering.change({ ...entered, absences });
            }}
          />
        ) : null}
        {isYours ? (
          <AskRound api={api} event={event} isOpen={step.kind === 'file'} onGiven={answered} />
        ) : null}
      </NextStep>
      {isEntered && round > 0 ? (
        <div class="results">
          <h2>Results of round {round}</h2>
          <p class="soft small">
            Open a board, then choose its result. Two taps; the next board without a result opens by itself.
          </p>
          <KeptWords entering={entering} />
          <ResultEntry
            round={round}
            boards={boards}
            who={who}
            start={start}
            onResult={({ white }, result) => {
              const { [String(white)]: _, ...others } = entered.results;
              entering.change({
                ...entered,
                results: result === null ? others : { ...others, [String(white)]: result },
              });
            }}
          />
        </div>
      ) : null}
      {current === null || closed !== null ? null : (
        <PairingList event={event} given={current} who={who} sheet={sheet} isShown={!isEntered} />
      )}
    </>
  );
}

/** Where the results are that were entered and not sent. */
function KeptWords({ entering }: { readonly entering: ReturnType<typeof useEntered> }): VNode | null {
  const { entered, isFound, isKept } = entering;
  const count = Object.keys(entered.results).length + entered.absences.length;
  if (!isKept)
    return (
      <p class="note">
        This browser does not keep the results: send them before you close or reload the page.
      </p>
    );
  if (count === 0) return null;
  return (
    <p class="kept">
      {isFound
        ? 'What was entered here before is shown again. It is not sent yet.'
        : 'The results are kept in this browser, also when the page is reloaded. They are not sent yet.'}{' '}
      <button
        type="button"
        class="plain"
        onClick={() => {
          entering.forget();
        }}
      >
        Forget what was entered
      </button>
    </p>
  );
}
