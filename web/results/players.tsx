import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { CrosstableCells, CrosstableHead } from '../../reports/html/crosstable.js';
import type { CrosstableEntry, CrosstableRow, CrosstableTexts } from '../../reports/html/crosstable-texts.js';
import type { Participants } from '../../reports/words/participants.js';
import { AskForm } from './ask-form.js';
import type { AskedQuestion } from './asked-question.js';
import { LongTable } from './long-table.js';

/** The crosstable: a game is asked about by a click, two players by a click on each. */
export function Players(props: {
  readonly table: CrosstableTexts;
  readonly deviating: ReadonlySet<number>;
  /** The round that is looked at. */
  readonly round: number;
  readonly who: Participants;
  readonly onAsk: (question: AskedQuestion) => void;
}): VNode {
  const { table, deviating, round, who, onAsk } = props;
  const [chosen, choose] = useState<readonly number[]>([]);
  const toggle = (id: number): void => {
    if (chosen.includes(id)) choose(chosen.filter((one) => one !== id));
    else if (chosen.length === 1) {
      choose([...chosen, id]);
      onAsk({ round, question: { kind: 'why-not', players: [chosen[0], id] } });
    } else choose([id]);
  };
  const nameOf = ({ id, name }: CrosstableRow): VNode => (
    <button
      type="button"
      class="cell"
      aria-pressed={chosen.includes(id)}
      onClick={() => {
        toggle(id);
      }}
    >
      {name === '' ? id : name}
    </button>
  );
  const entryOf =
    (player: number) =>
    ({ text, opponent }: CrosstableEntry, of: number): VNode | string => {
      const other = opponent ?? (text === BYE ? 'bye' : null);
      if (other === null) return text;
      return (
        <button
          type="button"
          class="cell"
          aria-label={`${text}: why ${player} against ${other} in round ${of}?`}
          onClick={() => {
            onAsk({ round: of, question: { kind: 'pair', players: [player, other] } });
          }}
        >
          {text}
        </button>
      );
    };
  return (
    <section>
      <h3>Crosstable</h3>
      <p class="soft">
        Choose a {who.game} to ask why it was paired, or two {who.many} to ask why they were not paired in
        round {round}.
      </p>
      <AskForm key={round} round={round} rounds={table.rounds} chosen={chosen} who={who} onAsk={onAsk} />
      <LongTable
        label="Crosstable"
        widths={widthsOf(table)}
        head={<CrosstableHead table={table} deviating={deviating} />}
        count={table.rows.length}
        rowOf={(index) => {
          const row = table.rows[index];
          return (
            <tr key={row.id} aria-rowindex={index + 2} class={chosen.includes(row.id) ? 'chosen' : undefined}>
              <CrosstableCells row={row} nameOf={nameOf} entryOf={entryOf(row.id)} />
            </tr>
          );
        }}
      />
    </section>
  );
}

/** The pairing-allocated one, as the crosstable writes it. */
const BYE = 'bye';

/** Letters of the longest text of each column. */
function widthsOf({ rows, rounds, heads }: CrosstableTexts): number[] {
  const widest = (least: number, of: (row: CrosstableRow) => string): number =>
    rows.reduce((most, row) => Math.max(most, of(row).length), least);
  return [
    widest(4, ({ rank }) => rank),
    widest(2, ({ id }) => String(id)),
    widest(4, ({ name }) => name),
    widest(6, ({ rating }) => rating),
    ...Array.from({ length: rounds }, (_, index) => widest(4, ({ entries }) => entries[index].text)),
    ...heads.map((head, index) => widest(head.length, ({ values }) => values[index])),
  ];
}
