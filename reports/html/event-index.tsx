import type { ComponentChildren, VNode } from 'preact';
import type { CheckSummary } from '../check/format.js';
import { byAttention, stateCounts } from '../check/index-entry.js';
import type { IndexEntry } from '../check/index-entry.js';
import { knownOf } from '../check/total-words.js';
import { datesOf, editionTitle, placeOf } from '../words/event-words.js';
import { counted } from '../words/numbers.js';
import { fileAnchor } from './anchors.js';
import { RoundStrip } from './round-strip.js';

/** The counts of a report of several files, and the table of its tournaments: the ones that need attention come first. */
export function EventIndex(props: {
  readonly summary: CheckSummary;
  /** The tournaments of the table; a quiet report leaves out those that agree. */
  readonly shown: readonly IndexEntry[];
  /** Tournaments that stand folded under the table, and what shows them; absent: there are none. */
  readonly folded?: { readonly count: number; readonly part: ComponentChildren };
  /** Tournaments that are still to be checked; absent: none. */
  readonly waiting?: number;
}): VNode {
  const { summary, shown, folded, waiting = 0 } = props;
  const filters = filtersOf(shown, folded?.count ?? null);
  return (
    <>
      <Counts entries={knownOf(summary.entries)} summary={summary} waiting={waiting} />
      {filters.map(({ id, name, count }, index) => (
        <input
          key={id}
          type="radio"
          class="hidden"
          name="show"
          id={`show-${id}`}
          defaultChecked={index === 0}
          aria-label={`Show: ${name} ${count}`}
        />
      ))}
      <div class="filters">
        {filters.map(({ id, name, count }) => (
          <label key={id} for={`show-${id}`}>
            {name} {count}
          </label>
        ))}
      </div>
      <IndexTables entries={shown} />
      {folded?.part}
    </>
  );
}

/** The rows of tournaments, the ones that need attention first. */
export function IndexTables({ entries }: { readonly entries: readonly IndexEntry[] }): VNode {
  const sorted = [...entries].sort(byAttention);
  return (
    <>
      {Array.from({ length: Math.ceil(sorted.length / CHUNK) }, (_, chunk) => (
        <Chunk key={chunk} entries={sorted.slice(chunk * CHUNK, (chunk + 1) * CHUNK)} isFirst={chunk === 0} />
      ))}
    </>
  );
}

/** A browser lays out only what is in view: with one table of 5,000 rows a filter would take seconds. */
const CHUNK = 100;

function Chunk({
  entries,
  isFirst,
}: {
  readonly entries: readonly IndexEntry[];
  readonly isFirst: boolean;
}): VNode {
  const kinds = new Set(entries.flatMap(kindsOf));
  return (
    <div class={['chunk', ...kinds].join(' ')}>
      <table class="index">
        <Head isHidden={!isFirst} />
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.file} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({ isHidden }: { readonly isHidden: boolean }): VNode {
  return (
    <thead {...(isHidden ? { class: 'hidden' } : {})}>
      <tr>
        <th scope="col">Tournament</th>
        <th scope="col">Rules</th>
        <th scope="col" class="num">
          Players
        </th>
        <th scope="col">Rounds</th>
        <th scope="col">First rule broken</th>
        <th scope="col">Chief arbiter</th>
      </tr>
    </thead>
  );
}

const FILTERS: readonly {
  readonly id: string;
  readonly name: string;
  readonly shows: (entry: IndexEntry) => boolean;
}[] = [
  { id: 'deviating', name: 'Deviating', shows: ({ state }) => state === 'deviates' },
  { id: 'unchecked', name: 'Not checked', shows: isOpen },
  { id: 'standings', name: 'Standings', shows: ({ hasWrongStandings }) => hasWrongStandings },
  { id: 'all', name: 'All', shows: () => true },
];

/**
 * The filters that find something. Where tournaments are folded, "All" comes first: the folded ones need no attention, so
 * all others are shown.
 */
function filtersOf(
  shown: readonly IndexEntry[],
  folded: number | null,
): readonly { readonly id: string; readonly name: string; readonly count: number }[] {
  const found = FILTERS.map(({ id, name, shows }) => ({ id, name, count: shown.filter(shows).length }));
  const filters = found.filter(({ id, count }) => count > 0 && id !== 'all');
  const all = { id: 'all', name: 'All', count: shown.length + (folded ?? 0) };
  return folded === null ? [...filters, all] : [all, ...filters];
}

/** Nothing, or not everything, was checked, or some of it is right only by another reading. */
function isOpen({ state }: IndexEntry): boolean {
  return state === 'unchecked' || state === 'open';
}

function Counts(props: {
  readonly entries: readonly IndexEntry[];
  readonly summary: CheckSummary;
  readonly waiting: number;
}): VNode {
  const { entries, summary, waiting } = props;
  const { rounds, deviate } = summary.totals;
  const counts = stateCounts(entries);
  const { deviates: deviating, agrees: agreeing, unchecked, open, wrongStandings: wrong } = counts;
  return (
    <div class="counts">
      <Card
        n={deviating}
        kind={deviating > 0 ? 'x' : ''}
        words={deviating === 1 ? 'tournament deviates' : 'tournaments deviate'}
      >
        {deviating > 0
          ? `${deviate} of ${counted(rounds, 'round', 'rounds')}`
          : `${counted(rounds, 'round', 'rounds')} checked`}
      </Card>
      <Card
        n={agreeing}
        kind={agreeing > 0 ? 'y' : ''}
        words={`${agreeing === 1 ? 'agrees' : 'agree'} in every round`}
      />
      {open === 0 ? null : (
        <Card n={open} kind="q" words={`${open === 1 ? 'has' : 'have'} open rounds`}>
          not checked, or right by another reading
        </Card>
      )}
      {unchecked === 0 ? null : <Card n={unchecked} kind="q" words="could not be checked" />}
      {wrong === 0 ? null : (
        <Card n={wrong} kind="" words={`${wrong === 1 ? 'has' : 'have'} wrong standings`} />
      )}
      {waiting === 0 ? null : (
        <Card n={waiting} kind="" words={waiting === 1 ? 'is waiting' : 'are waiting'} />
      )}
    </div>
  );
}

function Card(props: {
  readonly n: number;
  readonly kind: 'x' | 'y' | 'q' | '';
  readonly words: string;
  readonly children?: string;
}): VNode {
  const { n, kind, words, children } = props;
  return (
    <div class={`card ${kind}`.trim()}>
      <b>{n}</b>
      {words}
      {children === undefined ? null : <small>{children}</small>}
    </div>
  );
}

/** The classes of a row: `x` deviates, `q` is open, `u` is found by "Not checked", `s` by "Standings". */
function kindsOf(entry: IndexEntry): string[] {
  return [
    ...(entry.state === 'deviates' ? ['x'] : []),
    ...(isOpen(entry) ? ['q', 'u'] : []),
    ...(entry.hasWrongStandings ? ['s'] : []),
  ];
}

function Row({ entry }: { readonly entry: IndexEntry }): VNode {
  const { file, name, event, edition, players, who, rounds } = entry;
  const kinds = kindsOf(entry);
  const facts = event === null ? [] : [datesOf(event), placeOf(event)].filter((text) => text !== '');
  return (
    <tr {...(kinds.length === 0 ? {} : { class: kinds.join(' ') })}>
      <td>
        <a href={`#${fileAnchor(file)}`}>
          <b>{name === '' ? file : name}</b>
        </a>
        <small>{[...(name === '' ? [] : [file]), ...facts].join(' · ')}</small>
      </td>
      <td class="rules">
        {edition === null ? <span class="soft">rules unknown</span> : editionTitle(edition)}
      </td>
      <td class="num" data-u={who.many}>
        {players}
      </td>
      <td>
        <RoundStrip rounds={rounds} />
      </td>
      <td>{brokenOf(entry)}</td>
      <td data-l="Arbiter">{event?.chiefArbiter ?? ''}</td>
    </tr>
  );
}

function brokenOf({ broken, reason, state }: IndexEntry): VNode {
  if (broken !== null)
    return (
      <>
        {broken.rule === '' ? null : (
          <span class={state === 'deviates' ? 'chip bad' : 'chip note'}>{broken.rule}</span>
        )}{' '}
        {broken.words}
      </>
    );
  return <span class="soft">{reason ?? (state === 'agrees' ? 'every round agrees' : '')}</span>;
}
