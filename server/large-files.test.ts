import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEvent } from '../checker/protocol/testing/play.js';
import { backup } from './index.js';
import type { Database } from './index.js';
import { onPool } from './store/database.js';
import { embeddedPool } from './store/embedded-pool.js';
import { guarded } from './store/guarded-pool.js';
import { migrate } from './store/migrations.js';
import type { Client } from './testing/client.js';
import { isBuilt, testServer } from './testing/server.js';
import type { TestServer } from './testing/server.js';

const MEBIBYTE = 1024 * 1024;
const EVENTS = 40;
/** Entries of the first event's protocol. */
const ENTRIES = 12;
const EVENT = '1'.padStart(24, '0');

/** What comes from the database is counted, not the memory, which depends on the machine. */
describe.skipIf(!isBuilt)('events with large files (after npm run build)', () => {
  let server: TestServer;
  let auditor: Client;
  let read: readonly number[] = [];

  beforeAll(async () => {
    const counted = countedPool(await embeddedPool({ kind: 'memory' }));
    read = counted.read;
    const guard = guarded(counted.pool, false);
    const { db, ping } = onPool(guard);
    await migrate(db);
    const nothing = (): void => undefined;
    const database: Database = {
      db,
      ping,
      limit: nothing,
      tidy: () => Promise.resolve(),
      removeStrayFiles: () => Promise.resolve(),
      abandon: nothing,
      close: () => db.destroy(),
    };
    server = await testServer({ kind: 'memory' }, { database });
    auditor = await server.client('auditor');
    const organiser = await server.client('organiser');
    await fill(db, organiser.key.slice(3, 15));
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
  });

  /** The bytes of each answer of the database while something is done. */
  async function readBy(what: () => Promise<unknown>): Promise<number[]> {
    const before = read.length;
    await what();
    return read.slice(before);
  }

  it('are searched, listed and shown without their files', async () => {
    for (const name of ['searchTournaments', 'searchDeviations'])
      expect(sum(await readBy(() => auditor.get(name))), name).toBeLessThan(1000 * EVENTS);
    const { events } = await auditor.get('searchTournaments');
    expect(events).toHaveLength(EVENTS);
    for (const name of ['getTournament', 'listRounds', 'listDeviations'])
      expect(sum(await readBy(() => auditor.get(name, { path: { event: EVENT } }))), name).toBeLessThan(
        10_000,
      );
    const organiser = await server.client('organiser');
    const refused = await readBy(() => organiser.call('getFile', { path: { event: EVENT } }));
    expect(sum(refused), 'the file of an event that is not theirs').toBeLessThan(10_000);
  });

  it('have protocols that are read entry by entry, in both forms of the same entries', async () => {
    let text = '';
    const asked = await readBy(async () => {
      text = await auditor.text('getProtocol', { path: { event: EVENT } });
    });
    expect(Math.max(...asked)).toBeLessThan(1.2 * MEBIBYTE);
    expect(sum(asked)).toBeGreaterThan(ENTRIES * MEBIBYTE);
    const { schema, event, entries } = JSON.parse(text) as Record<string, unknown> & { entries: object[] };
    expect([schema, event, entries.length]).toEqual(['swissproof/protocol/1', EVENT, ENTRIES]);
    const lines = (await auditor.text('getProtocol', { path: { event: EVENT }, query: { format: 'jsonl' } }))
      .trimEnd()
      .split('\n');
    expect([lines[0], lines.at(-1)]).toEqual([
      JSON.stringify({ schema, event }),
      JSON.stringify({ entries: ENTRIES }),
    ]);
    expect(lines.slice(1, -1)).toEqual(entries.map((entry) => JSON.stringify(entry)));
  });

  it('but small entries of a protocol are read together', async () => {
    const organiser = await server.client('organiser');
    const body = freshEvent('small', 8, 3);
    const path = await organiser.get('registerTournament', { body });
    const ask = (): Promise<number[]> => readBy(() => auditor.text('getProtocol', { path }));
    const before = await ask();
    await organiser.get('askForRound', { path, body });
    expect((await auditor.get('getProtocol', { path })).entries).toHaveLength(2);
    expect((await ask()).length).toBe(before.length);
  });

  it('have protocols whose length is told before, and of a HEAD nothing is read', async () => {
    for (const format of ['json', 'jsonl']) {
      const url = `${server.url}/v1/tournaments/${EVENT}/protocol?format=${format}`;
      const headers = { authorization: `Bearer ${auditor.key}` };
      const whole = await fetch(url, { headers });
      const length = String((await whole.arrayBuffer()).byteLength);
      expect(whole.headers.get('content-length')).toBe(length);
      const asked = await readBy(async () => {
        const head = await fetch(url, { method: 'HEAD', headers });
        expect([head.status, head.headers.get('content-length')]).toEqual([200, length]);
      });
      expect(sum(asked)).toBeLessThan(10_000);
    }
  });

  it('are read no further for who does not read on', async () => {
    const stop = new AbortController();
    const asked = await readBy(async () => {
      const response = await fetch(`${server.url}/v1/tournaments/${EVENT}/protocol`, {
        headers: { authorization: `Bearer ${auditor.key}` },
        signal: stop.signal,
      });
      await response.body?.getReader().read();
      stop.abort();
      await auditor.get('searchTournaments');
    });
    expect(asked.filter((bytes) => bytes > MEBIBYTE).length).toBeLessThan(ENTRIES);
  });

  it('go into a backup row by row', async () => {
    let lines = 0;
    const asked = await readBy(() => backup(server.database.db, () => void (lines += 1), new Date()));
    expect(Math.max(...asked)).toBeLessThan(2.5 * MEBIBYTE);
    expect(sum(asked)).toBeGreaterThan((2 * EVENTS + ENTRIES - 1) * MEBIBYTE);
    expect(lines).toBeGreaterThan(2 * EVENTS + ENTRIES);
    expect(asked.length, 'but small rows are read together').toBeLessThan(3 * EVENTS);
  });

  it('and long names: what a search reads of each has a limit', async () => {
    const organiser = await server.client('organiser');
    const body = freshEvent('long', 8, 3).replace(/^012 .*/m, `012 ${'ü'.repeat(15_000)}`);
    const event = await organiser.get('registerTournament', { body });
    expect((await organiser.get('getTournament', { path: event })).name).toBe('ü'.repeat(200));
  });
});

/** Rows as a server with such events has them; what is in a file does not matter here. */
async function fill(db: Database['db'], owner: string): Promise<void> {
  await sql`insert into events (id, owner, secret, registration, content, name, federation, program, start_date,
      players, created, round, version, file, deviations, entries, last_hash)
    select lpad(number::text, 24, '0'), ${owner}::text, 'x', number::text, 'x', 'Event', 'GER', '', '2026-01-01',
      10, now(), 0, 1, repeat('x', ${MEBIBYTE}::integer), 0, 1, 'x'
    from generate_series(1, ${EVENTS}::integer) as number`.execute(db);
  await sql`insert into protocol (event, number, entry)
    select id, 1, '{"number":1,"file":"' || file || '"}' from events`.execute(db);
  await sql`insert into protocol (event, number, entry)
    select ${EVENT}::text, number, '{"number":' || number || ',"file":"ü' || repeat('x', ${MEBIBYTE}::integer) || '"}'
    from generate_series(2, ${ENTRIES}::integer) as number`.execute(db);
}

/** The same pool, of which each answer is measured, as JSON. */
function countedPool(pool: PostgresPool): { readonly pool: PostgresPool; readonly read: number[] } {
  const read: number[] = [];
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      const answer = await client.query<Record<string, unknown>>(text, values);
      read.push(JSON.stringify(answer.rows).length);
      return answer;
    };
    return {
      query,
      release: () => {
        client.release();
      },
    } as unknown as PostgresPoolClient;
  };
  return { pool: { connect, end: () => pool.end() }, read };
}

function sum(bytes: readonly number[]): number {
  return bytes.reduce((total, one) => total + one, 0);
}
