import type { VNode } from 'preact';
import type { EventState } from '../../reports/protocol/event-state.js';
import type { StatedEvent } from './event-list.js';

/** How many events are in each state, as cards. */
export function StateCards({ events }: { readonly events: readonly StatedEvent[] }): VNode {
  return (
    <ul class="counts" aria-label="Events by state">
      {CARDS.map(({ state, kind, words }) => {
        const count = events.filter((one) => one.state === state).length;
        return (
          <li class={count === 0 ? 'card' : `card ${kind}`}>
            <b>{count}</b> {words}
          </li>
        );
      })}
    </ul>
  );
}

/** A closed event is not green: some were closed with differences. */
const CARDS: readonly { readonly state: EventState; readonly kind: string; readonly words: string }[] = [
  { state: 'differs', kind: 'x', words: 'differ from what was given out' },
  { state: 'waits', kind: 'q', words: 'wait for the organiser' },
  { state: 'runs', kind: '', words: 'run as they should' },
  { state: 'closed', kind: '', words: 'closed' },
];
