import type { VNode } from 'preact';
import { byAuditState } from '../audit/audit-entry.js';
import type { AuditEntry, NormEntry } from '../audit/audit-entry.js';
import { counted } from '../words/numbers.js';
import { CountCard, EventCell, IndexTable } from './index-table.js';
import type { IndexFilter, IndexRow } from './index-table.js';
import { RoundStrip } from './round-strip.js';

/** The counts of an audit of several files, and the table of its tournaments: the ones that need attention come first. */
export function AuditIndex(props: {
  readonly entries: readonly AuditEntry[];
  /** The tournaments of the table; a quiet report leaves out those without a touched norm. */
  readonly shown: readonly AuditEntry[];
}): VNode {
  const rows = [...props.shown].sort(byAuditState).map((entry) => ({
    key: entry.file,
    kinds: kindsOf(entry),
    cells: <Cells entry={entry} />,
  }));
  return (
    <>
      <Counts entries={props.entries} />
      <IndexTable head={HEAD} rows={rows} filters={FILTERS} />
    </>
  );
}

const HEAD = (
  <tr>
    <th scope="col">Tournament</th>
    <th scope="col">Norms</th>
    <th scope="col" class="num">
      Players
    </th>
    <th scope="col">Rounds</th>
    <th scope="col">What to look at</th>
    <th scope="col">Chief arbiter</th>
  </tr>
);

const FILTERS: readonly IndexFilter[] = [
  { id: 'deviating', name: 'Norms touched', kind: 'x' },
  { id: 'unchecked', name: 'Unknown or not audited', kind: 'u' },
  { id: 'norms', name: 'With norms', kind: 'm' },
];

function kindsOf({ state, norms }: AuditEntry): IndexRow['kinds'][number][] {
  const isOpen = state === 'unaudited' || norms.some(({ isMade }) => !isMade);
  return [
    ...(state === 'touched' ? (['x'] as const) : []),
    ...(isOpen && state !== 'touched' ? (['q'] as const) : []),
    ...(isOpen ? (['u'] as const) : []),
    ...(norms.length > 0 ? (['m'] as const) : []),
  ];
}

function Counts({ entries }: { readonly entries: readonly AuditEntry[] }): VNode {
  const norms = entries.flatMap((entry) => entry.norms);
  const made = norms.filter(({ isMade }) => isMade).length;
  const unknown = norms.length - made;
  const touched = norms.filter(({ isTouched }) => isTouched).length;
  const events = entries.filter(({ norms: own }) => own.some(({ isMade }) => isMade)).length;
  const unaudited = entries.filter(({ state }) => state === 'unaudited').length;
  return (
    <div class="counts">
      <CountCard
        n={touched}
        kind={touched > 0 ? 'x' : ''}
        words={touched === 1 ? 'norm is touched' : 'norms are touched'}
      >
        by a game that is not by the rules
      </CountCard>
      <CountCard n={made} kind={made > 0 ? 'y' : ''} words={made === 1 ? 'norm is made' : 'norms are made'}>
        in {events} of {counted(entries.length, 'tournament', 'tournaments')}
      </CountCard>
      {unknown === 0 ? null : (
        <CountCard n={unknown} kind="q" words={`${unknown === 1 ? 'norm is' : 'norms are'} unknown`}>
          the file lacks what they depend on
        </CountCard>
      )}
      {unaudited === 0 ? null : <CountCard n={unaudited} kind="q" words="could not be audited" />}
    </div>
  );
}

function Cells({ entry }: { readonly entry: AuditEntry }): VNode {
  const { event, players, rounds, norms } = entry;
  return (
    <>
      <EventCell entry={entry} />
      <td class="rules">{norms.length === 0 ? <span class="soft">none</span> : normCounts(norms)}</td>
      <td class="num" data-u="players">
        {players}
      </td>
      <td>{rounds.length === 0 ? <span class="soft">not compared</span> : <RoundStrip rounds={rounds} />}</td>
      <td>
        <Attention entry={entry} />
      </td>
      <td data-l="Arbiter">{event?.chiefArbiter ?? ''}</td>
    </>
  );
}

/** "2 IM, 1 WGM". */
function normCounts(norms: readonly NormEntry[]): string {
  const titles = [...new Set(norms.map(({ title }) => title))];
  return titles.map((title) => `${norms.filter((norm) => norm.title === title).length} ${title}`).join(', ');
}

/** The norms that are touched, else those that are unknown, else why there was no audit. */
function Attention({ entry: { norms, reason } }: { readonly entry: AuditEntry }): VNode | null {
  if (reason !== null) return <span class="soft">{reason}</span>;
  const touched = norms.filter(({ isTouched }) => isTouched);
  const unknown = norms.filter(({ isMade }) => !isMade);
  const [chip, kind, listed] =
    touched.length > 0 ? (['touched', 'bad', touched] as const) : (['unknown', 'note', unknown] as const);
  if (listed.length === 0) return null;
  const more = listed.length - MOST_NAMED;
  const names = listed.slice(0, MOST_NAMED).map(({ title, player }) => `${title} norm of ${player}`);
  return (
    <>
      <span class={`chip ${kind}`}>{chip}</span> {names.join(', ')}
      {more > 0 ? ` and ${more} more` : ''}
    </>
  );
}

const MOST_NAMED = 2;
