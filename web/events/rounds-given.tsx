import type { VNode } from 'preact';
import { save } from '../results/downloads.js';
import type { Api } from './api.js';
import { BoardList } from './board-list.js';
import { Said } from './file-form.js';
import { savedName } from './file-name.js';
import type { EventDocument, GivenDocument, RoundDocument } from './documents.js';
import { timeWords } from './list-parts.js';
import type { SheetPeople } from './sheet-people.js';
import { useSending } from './use-sending.js';

/** The rounds as the server has given them out, whatever came back, each with its receipt. */
export function RoundsGiven(props: {
  readonly api: Api;
  readonly event: EventDocument;
  readonly rounds: readonly RoundDocument[];
  readonly who: SheetPeople;
}): VNode {
  const { api, event, rounds, who } = props;
  return (
    <section class="given" aria-label="Rounds as they were given out">
      <h2>Rounds as they were given out</h2>
      <p class="soft small">
        A receipt proves what the server gave out, and when. Keep the receipts with the tournament report.
      </p>
      <div class="folded">
        {[...rounds].reverse().map((round) => (
          <GivenRound key={round.round} api={api} event={event} given={round} who={who} />
        ))}
      </div>
    </section>
  );
}

function GivenRound(props: {
  readonly api: Api;
  readonly event: EventDocument;
  readonly given: RoundDocument;
  readonly who: SheetPeople;
}): VNode {
  const { api, event, given, who } = props;
  const { round, edition, boards, entry, by, at } = given;
  const sending = useSending();
  return (
    <details>
      <summary>
        Round {round} <span class="soft">{timeWords(at)}</span>
      </summary>
      <p class="soft small">{`Paired by ${edition} for ${by}; entry ${entry} of the protocol.`}</p>
      <p class="buttons">
        <button
          type="button"
          aria-label={`Save the receipt of round ${round}`}
          onClick={() => {
            sending.run(async () => {
              const { head } = await api.get<GivenDocument>(`v1/tournaments/${event.event}/rounds/${round}`);
              save(
                new Blob([JSON.stringify(head)], { type: 'application/json' }),
                savedName(event, `round-${round}-receipt.json`),
              );
            });
          }}
        >
          Save the receipt
        </button>
      </p>
      <Said sending={sending} />
      <BoardList label={`Boards of round ${round} as given out`} round={round} boards={boards} who={who} />
    </details>
  );
}
