import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Client } from '../worker/client.js';
import type { Asked, NextRound } from '../worker/tasks.js';
import { BoardTable } from './board-table.js';
import type { BoardRow } from './board-table.js';
import { copy } from './copy.js';
import { save } from './downloads.js';
import { printOnly } from './print-only.js';
import { useAnswer } from './use-answer.js';

/** Pairs the next round, with everybody who is not known to be away. */
export function NextRoundSection(props: { readonly client: Client; readonly asked: Asked }): VNode {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <PairedRound
      {...props}
      onClose={() => {
        setOpen(false);
      }}
    />
  ) : (
    <section aria-label="The next round">
      <h2>The next round</h2>
      <p class="buttons">
        <button
          type="button"
          onClick={() => {
            setOpen(true);
          }}
        >
          Pair the next round
        </button>
      </p>
    </section>
  );
}

function PairedRound(props: {
  readonly client: Client;
  readonly asked: Asked;
  readonly onClose: () => void;
}): VNode {
  const { client, asked, onClose } = props;
  const [openGames, setOpenGames] = useState<'forbid' | 'as-draws'>('forbid');
  const about = [asked.source, asked.settings, openGames];
  const next = useAnswer(client, 'next', { ...asked, openGames }, about);
  if (next.kind === 'here' && next.value.ok)
    return <Pairing client={client} asked={asked} next={next.value} hasDraws={openGames === 'as-draws'} />;
  const refusal = next.kind === 'here' && !next.value.ok ? next.value : null;
  return (
    <section aria-label="The next round">
      <h2>The next round</h2>
      {next.kind === 'failed' ? <p class="note">{next.message}</p> : null}
      {refusal === null ? null : <p class="note">{refusal.message}</p>}
      {refusal?.asDraws === undefined ? null : (
        <OpenGames
          asDraws={refusal.asDraws}
          onDraw={() => {
            setOpenGames('as-draws');
          }}
          onClose={onClose}
        />
      )}
    </section>
  );
}

/** Games of the last round are open. Their points can change the pairing, so somebody must decide what they count. */
function OpenGames(props: {
  readonly asDraws: boolean;
  readonly onDraw: () => void;
  readonly onClose: () => void;
}): VNode {
  const { asDraws, onDraw, onClose } = props;
  return (
    <>
      <p>
        {asDraws
          ? 'Their results can change the next round. Pair it as if they were drawn?'
          : 'Where a round has several games, they cannot count as drawn.'}
      </p>
      <p class="buttons">
        {asDraws ? (
          <button type="button" onClick={onDraw}>
            Pair it as if they were drawn
          </button>
        ) : null}
        <button type="button" onClick={onClose}>
          Do not pair it
        </button>
      </p>
    </>
  );
}

function Pairing(props: {
  readonly client: Client;
  readonly asked: Asked;
  readonly next: Extract<NextRound, { ok: true }>;
  /** Open games of the round before count as draws. */
  readonly hasDraws: boolean;
}): VNode {
  const { client, asked, next, hasDraws } = props;
  const { pairs, bye, text, file, round, edition, isByTable = false } = next;
  const seats = useAnswer(client, 'seats', { ...asked, round }, [asked.source, asked.settings, round]);
  const section = useRef<HTMLElement>(null);
  const [said, say] = useState('');
  const rows = [
    ...pairs,
    ...(bye === null ? [] : [{ white: bye, black: isByTable ? ('rest' as const) : ('bye' as const) }]),
  ].map((pair, index): BoardRow => ({ ...pair, board: index + 1, mark: null, onAsk: null }));
  return (
    <section ref={section} class="paper" aria-label={`Round ${round}`}>
      <h2>
        Round {round}, {isByTable ? 'by the Berger table' : 'by the rules'}
      </h2>
      <p class="soft small">
        {isByTable
          ? 'Paired by the Berger table.'
          : `Paired by the rules of ${edition} from ${round === 1 ? 'the starting list' : 'the rounds before it as they were played'}.`}
        {hasDraws ? ` The open games of round ${round - 1} count as draws.` : ''}
      </p>
      {seats.kind === 'failed' ? <p class="note">{seats.message}</p> : null}
      {seats.kind === 'here' ? <BoardTable rows={rows} seats={seats.value} isPlayed={false} /> : null}
      <p class="buttons">
        <button
          type="button"
          onClick={() => {
            printOnly(section.current);
          }}
        >
          Print the list
        </button>
        {file.ok ? (
          <button
            type="button"
            onClick={() => {
              save(new Blob([file.text], { type: 'text/plain' }), 'pairing.trf');
            }}
          >
            Save as TRF
          </button>
        ) : null}
        <button
          type="button"
          onClick={() => {
            save(new Blob([text], { type: 'text/plain' }), 'pairing.txt');
          }}
        >
          Save as text
        </button>
        <button
          type="button"
          onClick={() => {
            void copy(text).then((isDone) => {
              say(isDone ? 'copied' : 'the browser does not allow copying here');
            });
          }}
        >
          Copy
        </button>
        <span role="status">{said}</span>
      </p>
      {file.ok ? null : <p class="soft">No TRF: {file.message}.</p>}
    </section>
  );
}
