import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './database.js';
import type { Database } from './database.js';
import { POSTGRES_VERSION } from './embedded-database.js';

describe('the embedded database', () => {
  function newFolder(): string {
    const folder = fs.mkdtempSync(join(tmpdir(), 'sp-embedded-'));
    onTestFinished(() => {
      fs.rmSync(folder, { recursive: true, force: true });
    });
    return folder;
  }

  async function opened(folder: string): Promise<Database> {
    const database = await openDatabase({ kind: 'folder', folder });
    onTestFinished(() => database.close());
    return database;
  }

  it('is away where its disk fails, asks nobody to wait, and is there again with all that was committed', async () => {
    const disk = failingDisk();
    const folder = newFolder();
    const { db, ping } = await opened(folder);
    const files = openFiles(folder);
    const add = (id: string, to: Database['db'] = db): Promise<unknown> =>
      sql`insert into keys (id, name, role, hash, created) values (${id}, 'x', 'auditor', 'x', now())`.execute(
        to,
      );
    await add('before');
    disk.fails = true;
    await expect(
      db
        .transaction()
        .execute((transaction) => add('then', transaction))
        .catch(nameOf),
    ).resolves.toContain('DatabaseAway');
    await expect(add('now').catch(nameOf)).resolves.toContain('DatabaseAway');
    await expect(ping()).rejects.toThrow('the disk fails');
    disk.fails = false;
    await expect.poll(() => ping().then(() => 'there', nameOf), { timeout: 60_000 }).toBe('there');
    await add('after');
    const { rows } = await sql<{ id: string }>`select id from keys order by created`.execute(db);
    const ids = rows.map(({ id }) => id);
    expect([ids[0], ids.at(-1)]).toEqual(['before', 'after']);
    expect(ids).not.toContain('now');
    if (process.platform === 'linux') expect(openFiles(folder)).toBeLessThan(2 * files);
  });

  it('is opened anew where it had no memory for a query, and goes on', async () => {
    const { db } = await opened(newFolder());
    const started = async (): Promise<string> =>
      (await sql<{ at: string }>`select pg_postmaster_start_time()::text as at`.execute(db)).rows[0].at;
    const before = await started();
    await sql`insert into keys (id, name, role, hash, created) values ('kept', 'x', 'auditor', 'x', now())`.execute(
      db,
    );
    const failing = sql`do $$ begin raise exception 'out of memory' using errcode = '53200'; end $$`;
    await expect(
      db
        .transaction()
        .execute((transaction) => failing.execute(transaction))
        .catch(nameOf),
    ).resolves.toContain('DatabaseAway');
    const after = await started();
    expect(after).not.toBe(before);
    expect((await sql`select id from keys`.execute(db)).rows).toEqual([{ id: 'kept' }]);
    // Only once: not again as soon as it could be.
    const { now } = Date;
    Date.now = () => now() + 60_000;
    onTestFinished(() => {
      Date.now = now;
    });
    expect(await started()).toBe(after);
  });

  it('has the version of PostgreSQL that is expected of a folder', async () => {
    const folder = newFolder();
    await opened(folder);
    const version = fs.readFileSync(join(folder, 'database', 'PG_VERSION'), 'utf8').trim();
    expect(POSTGRES_VERSION).toBe(version);
  });

  it('is made in an empty folder, and never opened where it is half', async () => {
    const [empty, half] = [newFolder(), newFolder()];
    fs.mkdirSync(join(empty, 'database'));
    fs.mkdirSync(join(empty, 'database.new', 'base'), { recursive: true });
    const { db } = await opened(empty);
    expect((await sql`select id from keys`.execute(db)).rows).toEqual([]);
    expect(fs.existsSync(join(empty, 'database.new'))).toBe(false);
    fs.mkdirSync(join(half, 'database', 'base'), { recursive: true });
    await expect(openDatabase({ kind: 'folder', folder: half })).rejects.toThrow('no whole database');
  });

  it('is opened where a power cut has left an empty note of who has it', async () => {
    const folder = newFolder();
    await (await openDatabase({ kind: 'folder', folder })).close();
    fs.writeFileSync(join(folder, 'database', 'postmaster.pid'), '');
    const { db } = await opened(folder);
    expect((await sql`select id from keys`.execute(db)).rows).toEqual([]);
  });

  it('uses its log of transactions again, so that it does not grow for ever', async () => {
    const folder = newFolder();
    const { db, tidy } = await opened(folder);
    await sql`create table filled (x text)`.execute(db);
    const segments = (): number =>
      fs.readdirSync(join(folder, 'database', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
    // 16 segments and more.
    for (let count = 0; count < 8; count++) {
      await sql`insert into filled select repeat(md5(random()::text), 10) from generate_series(1, 90000)`.execute(
        db,
      );
      await tidy();
    }
    expect(segments()).toBeLessThan(12);
  });
});

function nameOf(error: unknown): string {
  return String(error);
}

/** How many files below a folder this process has open; 0 where that is not told. */
function openFiles(folder: string): number {
  if (process.platform !== 'linux') return 0;
  const handles = fs.readdirSync('/proc/self/fd');
  return handles.filter((handle) => {
    try {
      return fs.readlinkSync(`/proc/self/fd/${handle}`).startsWith(folder);
    } catch {
      return false;
    }
  }).length;
}

/** A disk on which nothing can be synced. */
function failingDisk(): { fails: boolean } {
  const disk = { fails: false };
  const { fsyncSync } = fs;
  fs.fsyncSync = (handle) => {
    if (disk.fails) throw Object.assign(new Error('the disk fails'), { code: 'EIO' });
    fsyncSync(handle);
  };
  syncBuiltinESMExports();
  onTestFinished(() => {
    fs.fsyncSync = fsyncSync;
    syncBuiltinESMExports();
  });
  return disk;
}
