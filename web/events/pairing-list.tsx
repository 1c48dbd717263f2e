import type { VNode } from 'preact';
import type { RoundSheet } from '../../checker/protocol/index.js';
import { datesOf, placeOf } from '../../reports/words/event-words.js';
import { BoardList } from './board-list.js';
import type { EventDocument, RoundDocument } from './documents.js';
import { shown } from './list-parts.js';
import { BYE_WORDS } from './sheet-people.js';
import type { SheetPeople } from './sheet-people.js';

/** The pairings of a round for the notice board: on paper it begins on its own page, in larger type. */
export function PairingList(props: {
  readonly event: EventDocument;
  readonly given: RoundDocument;
  readonly sheet: RoundSheet | null;
  readonly who: SheetPeople;
  /** Whether it is on the screen, too. */
  readonly isShown: boolean;
}): VNode {
  const { event, given, sheet, who, isShown } = props;
  const { round, boards } = given;
  const away = (sheet?.players ?? []).filter(({ bye }) => bye !== null && bye !== 'U');
  return (
    <section class={isShown ? 'paper' : 'paper only'} aria-label="Pairing list">
      <p class="of">
        {shown(
          [event.name.trim(), ...(sheet === null ? [] : [placeOf(sheet.facts), datesOf(sheet.facts)])]
            .filter((words) => words !== '')
            .join(' · '),
        )}
      </p>
      <h2>Round {round}</h2>
      <BoardList label={`Pairings of round ${round}`} round={round} boards={boards} who={who} />
      {away.length === 0 ? null : (
        <p class="small">
          {away
            .map(({ id, bye }) => `${who.nameOf(id)} (${id}) ${bye === null ? '' : BYE_WORDS[bye]}.`)
            .join(' ')}
        </p>
      )}
    </section>
  );
}

/** Prints the pairing list alone. */
export function printList(): void {
  const { classList } = document.documentElement;
  classList.add('list-alone');
  addEventListener(
    'afterprint',
    () => {
      classList.remove('list-alone');
    },
    { once: true },
  );
  print();
}
