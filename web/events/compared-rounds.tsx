import type { VNode } from 'preact';
import { DeviationCards } from './deviation-cards.js';
import type { DeviationDocument, EventDocument } from './documents.js';
import type { SheetPeople } from './sheet-people.js';

/** What came back otherwise; "not compared" in grey as long as no file came back. */
export function ComparedRounds(props: {
  readonly event: EventDocument;
  readonly deviations: readonly DeviationDocument[];
  readonly who: SheetPeople;
}): VNode {
  const { event, deviations, who } = props;
  const standing = deviations.filter(({ takenBack }) => !takenBack);
  const takenBack = deviations.filter((one) => one.takenBack);
  const compared = event.closed === null ? event.round - 1 : event.round;
  return (
    <section aria-label="Deviations of the event">
      <h2>Deviations</h2>
      {standing.length > 0 ? (
        <DeviationCards deviations={standing} who={who} />
      ) : compared < 1 ? (
        <p class="soft">
          Not compared. The server compares a round with what it gave out when the next file comes.
        </p>
      ) : (
        <p>
          <span class="chip good">✓ as given out</span>{' '}
          {compared === 1 ? 'Round 1 came back' : `Rounds 1 to ${compared} came back`} as the server gave
          {compared === 1 ? ' it' : ' them'} out.
        </p>
      )}
      {takenBack.length === 0 ? null : (
        <details>
          <summary class="soft">Differences in files that were taken back ({takenBack.length})</summary>
          <DeviationCards deviations={takenBack} who={who} />
        </details>
      )}
    </section>
  );
}
