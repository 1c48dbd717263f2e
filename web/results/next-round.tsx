import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { CrosstableTexts } from '../../reports/html/crosstable-texts.js';
import type { Client } from '../worker/client.js';
import type { Asked, NextRound } from '../worker/tasks.js';
import { BoardHeads } from './board-heads.js';
import { copy } from './copy.js';
import { Dialog } from './dialog.js';
import { save } from './downloads.js';
import { LongTable } from './long-table.js';
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
  const next = useAnswer(client, 'next', asked, [asked.source, asked.settings]);
  const isPaired = next.kind === 'here' && next.value.ok;
  return (
    <Dialog title={isPaired ? `Round ${next.value.round}` : 'The next round'} onClose={onClose}>
      {next.kind === 'failed' ? <p class="open">{next.message}</p> : null}
      {next.kind === 'here' && !next.value.ok ? <p class="open">{next.value.message}</p> : null}
      {isPaired ? <Pairing next={next.value} table={table} /> : null}
    </Dialog>
  );
}

function Pairing(props: {
  readonly next: Extract<NextRound, { ok: true }>;
  readonly table: CrosstableTexts;
}): VNode {
  const { next, table } = props;
  const { pairs, bye, text, round, edition, isByTable = false } = next;
  const [said, say] = useState('');
  const names = new Map(table.rows.map(({ id, name }) => [id, `${id} ${name}`]));
  const nameOf = (id: number): string => names.get(id) ?? String(id);
  const rows = [
    ...pairs.map(({ white, black }) => [nameOf(white), nameOf(black)]),
    ...(bye === null ? [] : [[nameOf(bye), isByTable ? 'rest' : 'bye']]),
  ];
  const widest = rows.flat().reduce((most, one) => Math.max(most, one.length), 5);
  return (
    <>
      <p class="soft">{isByTable ? 'by the Berger table' : `by the rules of ${edition}`}</p>
      <LongTable
        label={`Boards of round ${round}`}
        widths={[5, widest, widest]}
        head={<BoardHeads />}
        count={rows.length}
        rowOf={(index) => (
          <tr key={index}>
            <td>{index + 1}</td>
            <td class="n">{rows[index][0]}</td>
            <td class="n">{rows[index][1]}</td>
          </tr>
        )}
      />
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
        <span role="status">{said}</span>
      </p>
    </>
  );
}
