import type { VNode } from 'preact';
import type { Api } from './api.js';
import type { RoundDocument, RoundsDocument } from './documents.js';
import { Row, timeWords, WideTable } from './list-parts.js';
import { useLoaded } from './use-loaded.js';

/** The rounds as the server has given them out, whatever was made of them. */
export function RoundsGiven({ api, event }: { readonly api: Api; readonly event: string }): VNode {
  const list = useLoaded<RoundsDocument>(api, `v1/tournaments/${event}/rounds`);
  return (
    <section aria-label="Rounds as they were given out">
      <h3>Rounds as they were given out</h3>
      {list.kind === 'failed' ? <p class="note">{list.message}</p> : null}
      {list.kind === 'waiting' ? <p class="soft">asking the server…</p> : null}
      {list.kind === 'here'
        ? list.value.rounds.map((round) => <GivenRound key={round.round} given={round} />)
        : null}
    </section>
  );
}

function GivenRound({ given }: { readonly given: RoundDocument }): VNode {
  const { round, edition, boards, entry, by, at } = given;
  return (
    <details>
      <summary>
        Round {round} <span class="soft">{timeWords(at)}</span>
      </summary>
      <p class="soft">
        {`by ${edition}, for ${by}, entry ${entry} of the protocol; everybody by the pairing number`}
      </p>
      <WideTable label={`Boards of round ${round} as given out`} head={HEAD}>
        {boards.map((board, index) => (
          <Row
            key={index}
            head={HEAD}
            cells={[
              index + 1,
              'bye' in board ? board.bye : board.white,
              'bye' in board ? 'bye' : board.black,
            ]}
          />
        ))}
      </WideTable>
    </details>
  );
}

const HEAD = ['Board', 'White', 'Black'];
