import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from './database.js';

it('what was committed is on the disk before anybody is told so', async () => {
  const folder = fs.mkdtempSync(join(tmpdir(), 'sp-sync-'));
  const writes = watchWrites();
  const database = await openDatabase({ kind: 'folder', folder });
  onTestFinished(async () => {
    await database.close();
    writes.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const { rows } = await sql<{ setting: string }>`select current_setting('fsync') as setting`.execute(
    database.db,
  );
  expect(rows).toEqual([{ setting: 'on' }]);
  for (let number = 1; number <= 3; number++) {
    const before = writes.syncs();
    await sql`insert into keys (id, name, role, hash, created)
      values (${String(number)}, 'x', 'auditor', 'x', now())`.execute(database.db);
    expect(writes.syncs(), 'syncs of the log of transactions').toBeGreaterThan(before);
    expect(writes.unsynced()).toEqual([]);
  }
  const before = writes.syncs();
  await sql`select count(*) from keys`.execute(database.db);
  expect(writes.syncs(), 'who only reads waits for no disk').toBe(before);
});

/** The writes and syncs of the log of transactions, by which everything is found again after a power cut. */
function watchWrites(): { syncs(): number; unsynced(): string[]; stop(): void } {
  const real = { openSync: fs.openSync, writeSync: fs.writeSync, fsyncSync: fs.fsyncSync };
  const paths = new Map<number, string>();
  const unsynced = new Map<number, string>();
  let syncs = 0;
  fs.openSync = (path: fs.PathLike, ...rest: [fs.OpenMode]) => {
    const handle = real.openSync(path, ...rest);
    paths.set(handle, String(path));
    unsynced.delete(handle);
    return handle;
  };
  fs.writeSync = ((...given: Parameters<typeof fs.writeSync>) => {
    const path = paths.get(given[0]) ?? '';
    if (path.includes('pg_wal')) unsynced.set(given[0], path);
    return real.writeSync(...given);
  }) as typeof fs.writeSync;
  fs.fsyncSync = (handle) => {
    real.fsyncSync(handle);
    if (unsynced.delete(handle)) syncs += 1;
  };
  syncBuiltinESMExports();
  return {
    syncs: () => syncs,
    unsynced: () => [...unsynced.values()],
    stop: () => {
      Object.assign(fs, real);
      syncBuiltinESMExports();
    },
  };
}
