import type { VNode } from 'preact';
import { alteredRound, alteredWords } from '../../reports/protocol/altered-boards.js';
import type { AlteredBoard } from '../../reports/protocol/altered-boards.js';
import { shown } from './list-parts.js';
import type { DeviationDocument } from './documents.js';
import type { SheetPeople } from './sheet-people.js';

/** What came back otherwise than it was given out: a card for each round, and one for the event and its players. */
export function DeviationCards(props: {
  readonly deviations: readonly DeviationDocument[];
  readonly who: SheetPeople;
}): VNode {
  const { deviations, who } = props;
  const rounds = [...new Set(deviations.map(({ round }) => round))].sort((a, b) => (b ?? 0) - (a ?? 0));
  return (
    <>
      {rounds.map((round) => (
        <Card
          key={round ?? 0}
          title={round === null ? 'The event and its players' : `Round ${round}`}
          deviations={deviations.filter((one) => one.round === round)}
          who={who}
        />
      ))}
    </>
  );
}

function Card(props: {
  readonly title: string;
  readonly deviations: readonly DeviationDocument[];
  readonly who: SheetPeople;
}): VNode {
  const { title, deviations, who } = props;
  const altered = alteredRound(deviations);
  const words = alteredWords(altered, who.people);
  const chips = new Set(
    deviations.map(({ kind, source }) => (source === 'rule' ? '' : (KINDS[kind] ?? kind))),
  );
  const rules = new Set(
    deviations.flatMap(({ rule, article }) =>
      rule === null ? [] : [`✗ ${rule}${article === null ? '' : ` · article ${article}`}`],
    ),
  );
  return (
    <section class="finding">
      <header>
        <h3>{title}</h3>
        <span class="chips">
          {[...chips]
            .filter((chip) => chip !== '')
            .map((chip) => (
              <span class="chip bad">✗ {chip}</span>
            ))}{' '}
          {[...rules].map((rule) => (
            <span class="chip bad">{rule}</span>
          ))}
        </span>
      </header>
      {words === '' ? null : <p class="say">{shown(words)}</p>}
      {altered.played.length === 0 ? null : (
        <div class="sides">
          <Side title="Came back" kind="no" boards={altered.played} who={who} />
          <Side title="Given out" kind="yes" boards={altered.given} who={who} />
        </div>
      )}
      {words === '' ? (
        <Differences deviations={deviations} />
      ) : (
        <details>
          <summary>
            {deviations.length === 1 ? 'The difference' : `All ${deviations.length} differences`} of this
            round
          </summary>
          <Differences deviations={deviations} />
        </details>
      )}
    </section>
  );
}

function Differences({ deviations }: { readonly deviations: readonly DeviationDocument[] }): VNode {
  return (
    <ul class="differences">
      {deviations.map(({ number, explanation, takenBack }) => (
        <li key={number}>
          {shown(explanation)}
          {takenBack ? <span class="soft"> (in a file that was taken back)</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** Kinds of differences, by what was altered. */
const KINDS: Readonly<Record<string, string>> = {
  pair: 'other opponents',
  colour: 'other colours',
  bye: 'other byes',
  result: 'changed results',
  'not-given-out': 'not given out by the server',
  'player-added': 'new players',
  'player-removed': 'players left out',
  number: 'new numbers',
  player: 'changed players',
  rating: 'changed ratings',
  event: 'changed event',
};

function Side(props: {
  readonly title: string;
  readonly kind: 'no' | 'yes';
  readonly boards: readonly AlteredBoard[];
  readonly who: SheetPeople;
}): VNode {
  const { title, kind, boards, who } = props;
  return (
    <div>
      <h4>{title}</h4>
      {boards.map(({ white, black }) => (
        <div class={`b ${kind}`}>
          <i />
          {black === null ? (
            <p>{named(white, who)} without a game</p>
          ) : (
            <>
              <p class="w">{named(white, who)}</p>
              <p class="k">{named(black, who)}</p>
            </>
          )}
          <i>{kind === 'no' ? '✗' : '✓'}</i>
        </div>
      ))}
    </div>
  );
}

function named(id: number, who: SheetPeople): VNode {
  return (
    <>
      {who.nameOf(id)} <small>{id}</small>
    </>
  );
}
