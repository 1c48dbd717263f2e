import type { VNode } from 'preact';
import type { CheckSummary } from '../check/format.js';
import { byAttention, stateCounts } from '../check/index-entry.js';
import type { IndexEntry } from '../check/index-entry.js';
import { knownOf } from '../check/total-words.js';
import { editionTitle } from '../words/event-words.js';
import { present } from '../../engine/present.js';
import { counted } from '../words/numbers.js';
import { CountCard, EventCell, IndexRows, IndexTable } from './index-table.js';
import type { FoldedRows, IndexFilter, IndexRow } from './index-table.js';
import { RoundStrip } from './round-strip.js';

/** The counts of a report of several files, and the table of its tournaments: the ones that need attention come first. */
export function EventIndex(props: {
  readonly summary: CheckSummary;
  /** The tournaments of the table; a quiet report leaves out those that agree. */
  readonly shown: readonly IndexEntry[];
  /** Tournaments that stand folded under the table, and what shows them; absent: there are none. */
  readonly folded?: FoldedRows;
  /** Tournaments that are still to be checked; absent: none. */
  readonly waiting?: number;
}): VNode {
  const { summary, shown, folded, waiting = 0 } = props;
  return (
    <>
      <Counts entries={knownOf(summary.entries)} summary={summary} waiting={waiting} />
      <IndexTable head={HEAD} rows={rowsOf(shown)} filters={FILTERS} {...present({ folded })} />
    </>
  );
}

/** The rows of tournaments, the ones that need attention first. */
export function IndexTables({ entries }: { readonly entries: readonly IndexEntry[] }): VNode {
  return <IndexRows head={HEAD} rows={rowsOf(entries)} />;
}

function rowsOf(entries: readonly IndexEntry[]): IndexRow[] {
  return [...entries].sort(byAttention).map((entry) => ({
    key: entry.file,
    kinds: kindsOf(entry),
    cells: <Cells entry={entry} />,
  }));
}

const HEAD = (
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
);

const FILTERS: readonly IndexFilter[] = [
  { id: 'deviating', name: 'Deviating', kind: 'x' },
  { id: 'unchecked', name: 'Not checked', kind: 'u' },
  { id: 'standings', name: 'Standings', kind: 's' },
];

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
      <CountCard
        n={deviating}
        kind={deviating > 0 ? 'x' : ''}
        words={deviating === 1 ? 'tournament deviates' : 'tournaments deviate'}
      >
        {deviating > 0
          ? `${deviate} of ${counted(rounds, 'round', 'rounds')}`
          : `${counted(rounds, 'round', 'rounds')} checked`}
      </CountCard>
      <CountCard
        n={agreeing}
        kind={agreeing > 0 ? 'y' : ''}
        words={`${agreeing === 1 ? 'agrees' : 'agree'} in every round`}
      />
      {open === 0 ? null : (
        <CountCard n={open} kind="q" words={`${open === 1 ? 'has' : 'have'} open rounds`}>
          not checked, or right by another reading
        </CountCard>
      )}
      {unchecked === 0 ? null : <CountCard n={unchecked} kind="q" words="could not be checked" />}
      {wrong === 0 ? null : (
        <CountCard n={wrong} kind="" words={`${wrong === 1 ? 'has' : 'have'} wrong standings`} />
      )}
      {waiting === 0 ? null : (
        <CountCard n={waiting} kind="" words={waiting === 1 ? 'is waiting' : 'are waiting'} />
      )}
    </div>
  );
}

/** The classes of a row: `x` deviates, `q` is open, `u` is found by "Not checked", `s` by "Standings". */
function kindsOf(entry: IndexEntry): IndexRow['kinds'][number][] {
  return [
    ...(entry.state === 'deviates' ? (['x'] as const) : []),
    ...(isOpen(entry) ? (['q', 'u'] as const) : []),
    ...(entry.hasWrongStandings ? (['s'] as const) : []),
  ];
}

function Cells({ entry }: { readonly entry: IndexEntry }): VNode {
  const { event, edition, players, who, rounds } = entry;
  return (
    <>
      <EventCell entry={entry} />
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
    </>
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
