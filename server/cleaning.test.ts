import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { cleaner } from './cleaning.js';
import { DEFAULT_LIMITS } from './context.js';
import type { Context } from './context.js';
import { hasErasedRows, noteErased } from './erasing/forget-erased.js';
import { openDatabase } from './index.js';
import type { Database } from './index.js';
import { makeLogger } from './logging.js';
import { Metrics } from './metrics.js';

describe('what is not kept any longer', () => {
  let own: Database;
  beforeAll(async () => {
    own = await openDatabase({ kind: 'memory' });
  });
  afterAll(() => own.close());

  interface Cleaned {
    readonly log: string[];
    readonly clean: () => Promise<void>;
    readonly failures: () => Promise<Record<string, number>>;
  }

  function cleaned(change: Partial<Database> = {}): Cleaned {
    const log: string[] = [];
    const metrics = new Metrics();
    const limits = { ...DEFAULT_LIMITS, retention: 1 };
    // Nothing else of the server is needed for cleaning.
    const context = { db: own.db, metrics, limits, now: () => new Date('2026-11-21') } as Context;
    const logger = makeLogger('info', { write: (line: string) => void log.push(line) });
    const failures = async (): Promise<Record<string, number>> => {
      const { values } = await metrics.failedCleanings.get();
      return Object.fromEntries(values.map(({ labels, value }) => [String(labels.cleaning), value]));
    };
    return {
      log,
      clean: cleaner(context, { ...own, ...change }, logger),
      failures,
    };
  }

  const putEvent = async (db: Database['db'], id: string, file: string): Promise<void> => {
    await sql`insert into keys (id, name, role, hash, created) values ('key', 'x', 'organiser', 'x', now())
      on conflict do nothing`.execute(db);
    await sql`insert into events (id, owner, secret, registration, content, name, federation, program, players, created,
      round, version, file, deviations, entries, last_hash)
      values (${id}, 'key', '', ${id}, '', '', '', '', 0, '2020-01-01', 0, 0, ${file}, 0, 0, '')`.execute(db);
  };

  it('where nothing fails, nothing is logged, and every failure is counted from 0', async () => {
    const { clean, log, failures } = cleaned();
    await clean();
    expect([log, await failures()]).toEqual([[], { checks: 0, retention: 0, vacuum: 0, log: 0 }]);
  });

  it('an event that cannot be erased is logged without its data and counted, and the others are erased', async () => {
    const { clean, log, failures } = cleaned();
    const { db } = own;
    await putEvent(db, 'a-broken', '001    1      Meier, Maria');
    await putEvent(db, 'b-good', '001    1      Huber, Anna');
    // An entry that no version has written.
    await sql`insert into protocol (event, number, entry) values ('a-broken', 1, '{"what": "Meier, Maria"}')`.execute(
      db,
    );
    await clean();
    const rows = await db.selectFrom('events').select(['id', 'erased']).orderBy('id').execute();
    expect(rows.map(({ erased }) => erased !== null)).toEqual([false, true]);
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0])).toMatchObject({
      level: pino.levels.values['error'],
      cleaning: 'retention',
      event: 'a-broken',
      msg: 'personal data were not erased after the years of --retention',
    });
    expect(log[0]).not.toMatch(/Meier|Maria/);
    expect(await failures()).toMatchObject({ retention: 1, vacuum: 0 });
    expect(await hasErasedRows(db), 'the files are written anew').toBe(false);
  });

  it('writing the files anew is tried again where it failed', async () => {
    let isFailing = true;
    const { clean, log, failures } = cleaned({
      removeStrayFiles: async () => {
        if (isFailing) throw new Error('no room for Meier, Maria');
        await own.removeStrayFiles();
      },
    });
    await noteErased(own.db, new Date());
    await clean();
    expect(await hasErasedRows(own.db)).toBe(true);
    expect(log.join('')).toContain('the files of the database still hold erased personal data');
    expect(log.join('')).not.toMatch(/Meier|Maria/);
    expect(await failures()).toMatchObject({ vacuum: 1 });
    isFailing = false;
    await clean();
    expect(await hasErasedRows(own.db)).toBe(false);
    expect(await failures()).toMatchObject({ vacuum: 1 });
  });

  it('is cleaned once at a time', async () => {
    let tidied = 0;
    const { clean } = cleaned({
      tidy: () => {
        tidied += 1;
        return Promise.resolve();
      },
    });
    await Promise.all([clean(), clean()]);
    expect(tidied).toBe(1);
    await clean();
    expect(tidied).toBe(2);
  });
});
