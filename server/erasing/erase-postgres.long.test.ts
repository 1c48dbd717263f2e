import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erase, ForgettingFailed } from '../index.js';
import { eventWithPersons, filesHolding, mark } from '../testing/erasable.js';
import { POSTGRES, query, startPostgres } from '../testing/postgres.js';
import type { TestPostgres } from '../testing/postgres.js';
import { isBuilt, testServer } from '../testing/server.js';
import type { TestServer } from '../testing/server.js';
import { hasErasedRows } from './forget-erased.js';

describe.skipIf(POSTGRES === null || !isBuilt)(
  'erasing in PostgreSQL (where it is installed, after npm run build)',
  () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres(POSTGRES!);
    });
    afterAll(() => postgres.remove());

    async function serverOf(url: string): Promise<{ server: TestServer; names: string[] }> {
      const server = await testServer({ kind: 'postgres', url }, { logLevel: 'silent' });
      const names = await eventWithPersons(await server.client('organiser'), 12);
      // The statistics of columns hold values.
      await query(url, 'analyze');
      return { server, names };
    }

    const eraseOne = ({ database }: TestServer, person: string): ReturnType<typeof erase> =>
      erase(database, { event: null, person, force: true }, new Date());

    it('leaves the name in no table, also none of the system, and for a superuser in no file', async () => {
      const url = await postgres.database();
      const { server, names } = await serverOf(url);
      const [name] = names;
      expect((await tablesHolding(url, name)).length).toBeGreaterThan(0);
      expect(await eraseOne(server, name)).toMatchObject({ isInLog: false });
      expect(await tablesHolding(url, name)).toEqual([]);
      expect((await tablesHolding(url, names[1])).length, 'nobody else is erased').toBeGreaterThan(0);
      await server.stop();
      const [{ data_directory: folder }] = (await query(url, 'show data_directory')) as {
        data_directory: string;
      }[];
      await query(url, 'checkpoint');
      expect(filesHolding(folder, [name])).toEqual([]);
    });

    it('by another role leaves the name in no table of its own, and says that the log may hold it', async () => {
      const url = await postgres.database();
      await query(url, `create role plain login`);
      await query(url, `grant all on schema public to plain`);
      const { server, names } = await serverOf(url.replace('swissproof@', 'plain@'));
      const [name] = names;
      expect(await eraseOne(server, name)).toMatchObject({ isInLog: true });
      expect(await hasErasedRows(server.database.db)).toBe(false);
      expect(await tablesHolding(url, name)).toEqual([]);
      await server.stop();
    });

    it('does not count as done while a transaction that began before is open', async () => {
      const url = await postgres.database();
      const { server, names } = await serverOf(url);
      const reader = new pg.Client({ connectionString: url });
      await reader.connect();
      await reader.query('begin isolation level repeatable read');
      await reader.query('select count(*) from events');
      await expect(eraseOne(server, names[0])).rejects.toThrow(ForgettingFailed);
      expect(await hasErasedRows(server.database.db)).toBe(true);
      await reader.query('commit');
      await reader.end();
      await sleep(10);
      expect(await eraseOne(server, names[0])).toMatchObject({ events: [], hasFinishedAnother: true });
      expect(await hasErasedRows(server.database.db)).toBe(false);
      await server.stop();
    });
  },
);

/** Every table of the database that has a row with a name, those of the system too. */
async function tablesHolding(url: string, name: string): Promise<string[]> {
  const tables = (await query(
    url,
    `select c.oid::regclass::text as name from pg_class c where c.relkind in ('r', 'm') order by 1`,
  )) as { name: string }[];
  const found: string[] = [];
  for (const table of tables) {
    const rows = await query(
      url,
      `select 1 from ${table.name} t where t::text like '%${mark(name)}%' limit 1`,
    );
    if (rows.length > 0) found.push(table.name);
  }
  return found;
}
