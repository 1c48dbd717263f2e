import type { VNode } from 'preact';
import type { RoundSheet } from '../../checker/protocol/index.js';
import { datesOf, dayText, editionTitle, placeOf } from '../../reports/words/event-words.js';
import type { EventDocument } from './documents.js';
import { PageHeading, shown, timeWords } from './list-parts.js';

/** The name of an event, where and when it is played, and what the server stores about it. */
export function EventHead(props: {
  readonly event: EventDocument;
  /** Null: the file was not read yet, or cannot be read. */
  readonly sheet: RoundSheet | null;
}): VNode {
  const { event, sheet } = props;
  const { event: id, name, startDate, players } = event;
  const edition = sheet?.edition ?? event.edition;
  const facts = [
    sheet === null ? '' : placeOf(sheet.facts),
    sheet === null ? (startDate === null ? '' : dayText(startDate)) : datesOf(sheet.facts),
    `${players} ${sheet?.isOfTeams === true ? 'teams' : 'players'}`,
    edition === null ? '' : editionTitle(edition),
  ];
  return (
    <>
      <p class="crumb">
        <a href="#/">All events</a>
      </p>
      <PageHeading>{name.trim() === '' ? id : name}</PageHeading>
      <p class="soft">{shown(facts.filter((fact) => fact !== '').join(' · '))}</p>
      <details class="about">
        <summary>About this event</summary>
        <dl class="meta">
          {storedFacts(event).map(([what, value]) => (
            <div>
              <dt>{what}</dt>
              <dd>{shown(value)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function storedFacts(event: EventDocument): (readonly [string, string])[] {
  const { event: id, federation, organiser, program, edition, round, created, closed } = event;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Organiser', organiser],
    ['Federation', federation],
    ['Program', program],
    ['Rules', edition ?? 'as the file says'],
    ['Last round given out', round === 0 ? 'none' : String(round)],
    ['Registered', timeWords(created)],
    ['Closed', closed === null ? null : timeWords(closed)],
    ['Number of the event', id],
  ];
  return facts.flatMap(([what, value]) => (value === null || value === '' ? [] : [[what, value] as const]));
}
