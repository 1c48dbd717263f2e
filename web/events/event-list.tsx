import type { VNode } from 'preact';
import { ATTENTION } from '../../reports/protocol/event-state.js';
import type { EventState } from '../../reports/protocol/event-state.js';
import { dayText } from '../../reports/words/event-words.js';
import type { DeviationDocument, EventDocument } from './documents.js';
import { eventActionWords, happenedWords } from './event-list-words.js';
import { shown } from './list-parts.js';

/** An event with its state, for lists. */
export interface StatedEvent {
  readonly event: EventDocument;
  readonly state: EventState;
}

/** Events as a table, one action a row; on a phone a row is a card. */
export function EventList(props: {
  readonly label: string;
  readonly events: readonly StatedEvent[];
  /** As many as are known. */
  readonly deviations: readonly DeviationDocument[];
}): VNode {
  const { label, events, deviations } = props;
  return (
    <div role="region" aria-label={label}>
      <table class="index events" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {['Event', 'Rounds', 'What happened', 'Last change'].map((words) => (
              <th scope="col" role="columnheader">
                {words}
              </th>
            ))}
            <th scope="col" role="columnheader">
              <span class="hidden">Action</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {events.map((one) => (
            <EventRow
              key={one.event.event}
              {...one}
              deviations={deviations.filter(({ event }) => event === one.event.event)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ROW_CLASSES: Readonly<Partial<Record<EventState, string>>> = { differs: 'x', waits: 'q' };

function EventRow(props: StatedEvent & { readonly deviations: readonly DeviationDocument[] }): VNode {
  const { event, state, deviations } = props;
  const { event: id, organiser, federation, players, changed } = event;
  const name = event.name.trim() === '' ? id : event.name;
  const { what, more } = happenedWords(event, state, deviations);
  const rules = [...new Set(deviations.flatMap(({ rule }) => (rule === null ? [] : [rule])))];
  const about = [organiser, federation, `${players} participants`];
  return (
    <tr role="row" class={ROW_CLASSES[state]}>
      <td role="cell">
        <b>{shown(name)}</b>
        <small>{shown(about.filter((part) => part !== '').join(' · '))}</small>
      </td>
      <td role="cell" data-l="Rounds">
        <Strip event={event} deviations={deviations} />
      </td>
      <td role="cell">
        {ATTENTION.includes(state) ? <b>{what}</b> : what}
        {more === '' && rules.length === 0 ? null : (
          <small>
            {rules.map((rule) => (
              <span class="chip bad">✗ {rule}</span>
            ))}{' '}
            {more}
          </small>
        )}
      </td>
      <td role="cell" data-l="Last change">
        {dayText(changed.slice(0, 10))}
      </td>
      <td role="cell">
        <a href={`#/event/${id}`}>
          {eventActionWords(event, state)}
          <span class="hidden"> · {shown(name)}</span>
        </a>
      </td>
    </tr>
  );
}

/** The rounds that were given out, as squares. */
function Strip(props: {
  readonly event: EventDocument;
  readonly deviations: readonly DeviationDocument[];
}): VNode | string {
  const { event, deviations } = props;
  const { round: last, closed } = event;
  if (last === 0) return 'none yet';
  const wrong = new Set(deviations.flatMap(({ round, takenBack }) => (takenBack ? [] : [round])));
  const classOf = (round: number): string | undefined =>
    wrong.has(round) ? 'x' : round === last && closed === null ? 'now' : undefined;
  const rounds = Array.from({ length: last }, (_, index) => index + 1);
  const differing = rounds.filter((round) => wrong.has(round));
  const words = [
    last === 1 ? 'round 1' : `rounds 1 to ${last}`,
    ...(differing.length === 0
      ? []
      : [`${differing.join(', ')} ${differing.length === 1 ? 'differs' : 'differ'}`]),
  ];
  return (
    <span class="strip" role="img" aria-label={words.join('; ')}>
      {rounds.map((round) => (
        <i class={classOf(round)}>{wrong.has(round) ? `${round}✗` : round}</i>
      ))}
    </span>
  );
}
