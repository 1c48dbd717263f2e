import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { CrosstableTexts } from '../../reports/html/crosstable-texts.js';
import type { Client } from '../worker/client.js';
import type { Asked, NextRound } from '../worker/tasks.js';
import { BoardTable } from './board-table.js';
import { copy } from './copy.js';
import { Dialog } from './dialog.js';
import { save } from './downloads.js';
import { useAnswer } from './use-answer.js';

/** Pairs the next round, with everybody who is not known to be away. */
export function NextRoundButton(props: {
  readonly client: Client;
  readonly asked: Asked;
  readonly table: CrosstableTexts;
}): VNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <p class="buttons">
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        Pair the next round
      </button>
      {isOpen ? (
        <NextRoundDialog
          {...props}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </p>
  );
}

function NextRoundDialog(props: {
  readonly client: Client;
  readonly asked: Asked;
  readonly table: CrosstableTexts;
  readonly onClose: () => void;
}): VNode {
  const { client, asked, table, onClose } = props;
  const [openGames, setOpenGames] = useState<'forbid' | 'as-draws'>('forbid');
  const about = [asked.source, asked.settings, openGames];
  const next = useAnswer(client, 'next', { ...asked, openGames }, about);
  const isPaired = next.kind === 'here' && next.value.ok;
  const refusal = next.kind === 'here' && !next.value.ok ? next.value : null;
  return (
    <Dialog title={isPaired ? `Round ${next.value.round}` : 'The next round'} onClose={onClose}>
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
      {isPaired && openGames === 'as-draws' ? (
        <p class="note">The open games of round {next.value.round - 1} count as draws here.</p>
      ) : null}
      {isPaired ? <Pairing next={next.value} table={table} /> : null}
    </Dialog>
  );
}

/** Games of the last round are open: with their points the pairing may be another one, so somebody has to say what they count. */
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
          ? 'With their points the next round may be another one. Pair it as if they were drawn?'
          : 'Where a round has several games they cannot be taken as drawn.'}
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
  readonly next: Extract<NextRound, { ok: true }>;
  readonly table: CrosstableTexts;
}): VNode {
  const { next, table } = props;
  const { pairs, bye, text, file, round, edition, isByTable = false } = next;
  const [said, say] = useState('');
  const names = new Map(table.rows.map(({ id, name }) => [id, `${id} ${name}`]));
  const nameOf = (id: number): string => names.get(id) ?? String(id);
  const rows = [
    ...pairs.map(({ white, black }) => [nameOf(white), nameOf(black)]),
    ...(bye === null ? [] : [[nameOf(bye), isByTable ? 'rest' : 'bye']]),
  ].map(([white, black]) => ({ white, black, mark: null, onAsk: null }));
  return (
    <>
      <p class="soft">{isByTable ? 'by the Berger table' : `by the rules of ${edition}`}</p>
      <BoardTable label={`Boards of round ${round}`} rows={rows} />
      <p class="buttons">
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
        <button
          type="button"
          onClick={() => {
            save(new Blob([text], { type: 'text/plain' }), 'pairing.txt');
          }}
        >
          Download
        </button>
        {file.ok ? (
          <button
            type="button"
            onClick={() => {
              save(new Blob([file.text], { type: 'text/plain' }), 'pairing.trf');
            }}
          >
            Download the TRF
          </button>
        ) : null}
        <span role="status">{said}</span>
      </p>
      {file.ok ? null : <p class="soft">No TRF: {file.message}.</p>}
    </>
  );
}
