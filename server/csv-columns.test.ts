import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { altered, freshEvent, played } from '../checker/protocol/testing/play.js';
import type { AuditDocument } from '../corpus/schema/types/audit-report.js';
import { expectColumns } from '../reports/testing/csv-columns.js';
import type { CsvColumns } from '../reports/testing/csv-columns.js';
import { DEVIATION_COLUMNS } from '../reports/testing/deviation-columns.js';
import type { Client, Json } from './testing/client.js';
import { isBuilt, testServer } from './testing/server.js';
import type { TestServer } from './testing/server.js';

/** What the list of events says of each, but for what the CSV leaves out. */
interface ListedEvent {
  readonly event: string;
  readonly name: string;
  readonly federation: string;
  readonly organiser: string;
  readonly program: string;
  readonly edition: string | null;
  readonly startDate: string | null;
  readonly players: number;
  readonly round: number;
  readonly deviations: number;
  readonly closed: string | null;
  readonly created: string;
  readonly changed: string;
}

const EVENTS: Readonly<Record<keyof ListedEvent, CsvColumns<ListedEvent>[string]>> = {
  event: ({ event }) => event,
  name: ({ name }) => name,
  federation: ({ federation }) => federation,
  organiser: ({ organiser }) => organiser,
  program: ({ program }) => program,
  edition: ({ edition }) => edition,
  startDate: ({ startDate }) => startDate,
  players: ({ players }) => players,
  round: ({ round }) => round,
  deviations: ({ deviations }) => deviations,
  closed: ({ closed }) => closed,
  created: ({ created }) => created,
  changed: ({ changed }) => changed,
};

describe.skipIf(!isBuilt)('tables as CSV (after npm run build)', () => {
  let server: TestServer;
  let organiser: Client;
  let event: Json;

  beforeAll(async () => {
    server = await testServer({ kind: 'memory' });
    organiser = await server.client('organiser', { federation: 'GER' });
    const body = freshEvent('csv', 10, 4);
    event = await organiser.get('registerTournament', {
      body,
      query: { program: '=1+1', rules: 'dutch-2026' },
    });
    await organiser.get('registerTournament', { body: freshEvent('csv two', 8, 3) });
    const first = await organiser.get('askForRound', { path: event, body });
    const second = await organiser.get('askForRound', { path: event, body: played(first.file) });
    // A result of round 1 and all names are different.
    const changed = altered(
      played(second.file),
      (_, entry) => (entry.result === '=' ? entry : { ...entry, result: '=' }),
      1,
    );
    await organiser.get('askForRound', { path: event, body: changed.replaceAll('Test', 'Other') });
  }, 60_000);

  afterAll(async () => {
    await server?.stop();
  });

  it('the list of events', async () => {
    const { events } = await organiser.get('searchTournaments');
    const csv = await organiser.text('searchTournaments', { query: { format: 'csv' } });
    expectColumns(csv, EVENTS, events as unknown as ListedEvent[]);
    expect(events).toHaveLength(2);
    expect(events.map(({ deviations }) => deviations > 0).sort()).toEqual([false, true]);
  });

  it('the deviations of an event, and those that are searched', async () => {
    const { deviations } = await organiser.get('listDeviations', { path: event });
    expect(deviations.length).toBeGreaterThan(3);
    expectColumns(
      await organiser.text('listDeviations', { path: event, query: { format: 'csv' } }),
      DEVIATION_COLUMNS,
      deviations,
    );
    const query = { kind: 'result' };
    const found = await organiser.get('searchDeviations', { query });
    expect(found.deviations.length).toBeGreaterThan(0);
    expectColumns(
      await organiser.text('searchDeviations', { query: { ...query, format: 'csv' } }),
      DEVIATION_COLUMNS,
      found.deviations,
    );
  });

  it('the norms of an event: a row for each that was made or may have been', async () => {
    const { audit } = await organiser.get('listNorms', { path: event });
    const { tournaments } = audit as unknown as AuditDocument;
    const norms = tournaments.flatMap(({ players }) => players.flatMap((player) => player.norms));
    const csv = await organiser.text('listNorms', { path: event, query: { format: 'csv' } });
    const made = norms.filter(({ verdict }) => verdict !== 'not-made');
    expect(csv.trimEnd().split('\n').slice(1)).toHaveLength(made.length);
  });
});
