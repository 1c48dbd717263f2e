import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { cleaner } from './cleaning.js';
import { DEFAULT_LIMITS } from './context.js';
import type { Context } from './context.js';
import { eraseOld } from './erasing/erase.js';
import { hasErasedRows, noteErased } from './erasing/forget-erased.js';
import { openDatabase } from './index.js';
import type { Database } from './index.js';
import { makeLogger } from './logging.js';
import { Metrics } from './metrics.js';
import { findCheck, insertCheck } from './store/checks.js';

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

  function cleaned(change: Partial<Database> = {}, at = '2026-11-21'): Cleaned {
    const log: string[] = [];
    const metrics = new Metrics();
    const limits = { ...DEFAULT_LIMITS, retention: 1 };
    // Nothing else of the server is needed for cleaning.
    const context = { db: own.db, metrics, limits, now: () => new Date(at) } as Context;
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

  const NOW = '2028-02-29T12:00:00.000Z';

  it.each([
    // created, last file, closed; the last that there is counts.
    [1, '2027-03-01T12:00:00.000Z', null, null, false],
    [1, '2027-03-01T11:59:59.999Z', null, null, true],
    [2, '2026-03-01T12:00:00.000Z', null, null, false],
    [2, '2026-03-01T11:59:59.999Z', null, null, true],
    [4, '2024-02-29T12:00:00.000Z', null, null, false],
    [4, '2024-02-29T11:59:59.999Z', null, null, true],
    [4, '2020-01-01T00:00:00.000Z', '2024-02-29T12:00:00.000Z', null, false],
    [4, '2020-01-01T00:00:00.000Z', '2024-02-29T11:59:59.999Z', null, true],
    [4, '2020-01-01T00:00:00.000Z', '2020-01-02T00:00:00.000Z', '2024-02-29T12:00:00.000Z', false],
    [4, '2020-01-01T00:00:00.000Z', '2020-01-02T00:00:00.000Z', '2024-02-29T11:59:59.999Z', true],
  ])(
    'years of the retention: %i, made %s, last file %s, closed %s: erased %s',
    async (years, created, last, closed, isErased) => {
      const { db } = own;
      const id = `years-${years}-${created}-${last}-${closed}`;
      await putEvent(db, id, '001    1      Huber, Anna');
      await db
        .updateTable('events')
        .set({ created: new Date(created), closed: closed === null ? null : new Date(closed) })
        .where('id', '=', id)
        .execute();
      if (last !== null)
        await sql`insert into rounds (event, round, is_closing, content, edition, boards, answer, entry, entry_hash, by, at)
          values (${id}, 1, false, 'x', 'x', '[]', '', 1, 'x', 'x', ${last})`.execute(db);
      await eraseOld(db, years, new Date(NOW), (event, error) => {
        // Another one cannot be erased, see above.
        if (event === id) throw error;
      });
      const { erased } = await db
        .selectFrom('events')
        .select('erased')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(erased).toEqual(isErased ? new Date(NOW) : null);
    },
  );

  it.each([
    ['2028-02-22T12:00:00.000Z', 'done', true],
    ['2028-02-22T11:59:59.999Z', 'done', false],
    ['2028-02-22T11:59:59.999Z', 'failed', false],
    ['2028-02-22T11:59:59.999Z', 'queued', true],
  ] as const)(
    'the report of a check of %s that is %s is kept for seven days: %s',
    async (at, state, isKept) => {
      const { db } = own;
      const row = { hash: `${at} ${state}`, rules: null, file: null, report: '{}' };
      await insertCheck(db, { ...row, state, created: new Date(at) });
      await cleaned({}, NOW).clean();
      expect((await findCheck(db, row.hash)) !== null).toBe(isKept);
    },
  );

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
