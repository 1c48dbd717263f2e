import type { VNode } from 'preact';
import { save } from '../results/downloads.js';
import { DeviationCards } from './deviation-cards.js';
import type { GivenDocument } from './documents.js';
import { savedName } from './file-name.js';
import type { SheetPeople } from './sheet-people.js';

/** The answer of the server: the round, what differed, and the receipt. */
export function GivenRound(props: {
  readonly name: string;
  readonly given: GivenDocument;
  readonly who: SheetPeople;
}): VNode {
  const { name, given, who } = props;
  const { event, round, isClosed, boards, deviations, head } = given;
  return (
    <section aria-label="Answer of the server" role="status" class="made">
      <h2>{isClosed ? 'The event is closed' : `Round ${round} is given out`}</h2>
      <p>
        {isClosed
          ? `The results of all ${round} rounds are there.`
          : `It has ${boards.length === 1 ? 'one board' : `${boards.length} boards`}.`}{' '}
        {round === 1 && !isClosed
          ? ''
          : deviations.length === 0
            ? 'Everything came back as it was given out.'
            : `The server keeps what came back otherwise: ${deviations.length} ${deviations.length === 1 ? 'difference' : 'differences'}.`}
      </p>
      <p class="buttons">
        <button
          type="button"
          onClick={() => {
            save(
              new Blob([JSON.stringify(head)], { type: 'application/json' }),
              savedName({ event, name }, `entry-${head.number}-receipt.json`),
            );
          }}
        >
          Take the receipt
        </button>
      </p>
      <p class="soft small">
        Keep the receipt. It proves this answer if the server shows a different history later.
      </p>
      {deviations.length === 0 ? null : <DeviationCards deviations={deviations} who={who} />}
    </section>
  );
}
