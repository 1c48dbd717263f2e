import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { BYE } from '../../reports/html/crosstable-texts.js';
import { CrosstableCells, CrosstableGame, CrosstableHead } from '../../reports/html/crosstable.js';
import type { CrosstableEntry, CrosstableRow, CrosstableTexts } from '../../reports/html/crosstable-texts.js';
import { capital } from '../../reports/words/numbers.js';
import type { Participants } from '../../reports/words/participants.js';
import type { AskedQuestion } from './asked-question.js';
import { Cards } from './cards.js';
import { LongTable } from './long-table.js';
import { cardHeight, PHONE_LINES, PlayerCard, WIDE_LINES } from './player-card.js';
import { columnsOf } from './player-columns.js';
import { useNarrow } from './use-narrow.js';

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
  const { widths, isTight, narrowest } = useMemo(() => columnsOf(table, deviating), [table, deviating]);
  const isPhone = useNarrow();
  const isNarrow = useNarrow(narrowest - 1) || isPhone;
  const lines = isPhone ? PHONE_LINES : WIDE_LINES;
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
    (entry: CrosstableEntry, of: number): VNode | string => {
      const { text, opponent } = entry;
      const other = opponent ?? (text === BYE ? 'bye' : null);
      if (other === null) return text;
      return (
        <button
          type="button"
          class="cell"
          aria-label={`${gameWords(entry)}: why ${player} against ${other} in round ${of}?`}
          onClick={() => {
            onAsk({ round: of, question: { kind: 'pair', players: [player, other] } });
          }}
        >
          <CrosstableGame entry={entry} />
        </button>
      );
    };
  return (
    <section class="crosstable">
      <h2>Crosstable</h2>
      <p class="soft small">
        Choose a {who.game} to ask why it was paired, or two {who.many} to ask why they were not paired in
        round {round}.
      </p>
      {isNarrow ? (
        <Cards
          label="Crosstable"
          height={cardHeight(table, lines)}
          count={table.rows.length}
          cardOf={(index) => {
            const row = table.rows[index];
            return (
              <PlayerCard
                key={row.id}
                table={table}
                row={row}
                lines={lines}
                deviating={deviating}
                isChosen={chosen.includes(row.id)}
                nameOf={nameOf}
                entryOf={entryOf(row.id)}
              />
            );
          }}
        />
      ) : (
        <LongTable
          label="Crosstable"
          widths={widths}
          isTight={isTight}
          head={<CrosstableHead table={table} deviating={deviating} />}
          count={table.rows.length}
          rowOf={(index) => {
            const row = table.rows[index];
            return (
              <tr
                key={row.id}
                aria-rowindex={index + 2}
                class={chosen.includes(row.id) ? 'chosen' : undefined}
              >
                <CrosstableCells row={row} nameOf={nameOf} entryOf={entryOf(row.id)} />
              </tr>
            );
          }}
        />
      )}
    </section>
  );
}

/** As the cell shows it, with the colour in words. */
function gameWords({ text, opponent, colour, result }: CrosstableEntry): string {
  if (opponent === null) return text;
  return [`${opponent} ${result}`.trim(), ...(colour === null ? [] : [capital(colour)])].join(', ');
}
