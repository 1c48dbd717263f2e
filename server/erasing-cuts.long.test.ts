import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasErasedRows } from './erasing/forget-erased.js';
import { erase, openDatabase } from './index.js';
import type { Database } from './index.js';
import { demandProtocols, eventWithPersons, filesHolding, rowsHolding } from './testing/erasable.js';
import { recordDisk } from './testing/recorded-disk.js';
import { isBuilt, testServer } from './testing/server.js';

/** Power cuts while somebody is erased; 20 of them are made with SWISSPROOF_CUTS=20. */
const CUTS = Number(process.env['SWISSPROOF_CUTS'] ?? 2);
/** Writes and syncs until the next cut, at most: while rows are changed, and while the files are written anew. */
const STEPS = [15, 1500] as const;
const PERSONS = 20;

it.skipIf(!isBuilt)(
  'a power cut while persons are erased brings nobody back who was answered as erased (after npm run build)',
  { timeout: 3_600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'swissproof-erasing-'));
    const data = join(folder, 'data');
    const disk = recordDisk(data);
    const server = await testServer({ kind: 'folder', folder: data }, { logLevel: 'silent' });
    const found = { 'not begun': 0, 'in the files': 0, done: 0, writes: 0, names: 0 };
    const gone: string[] = [];
    let persons: string[] = [];
    try {
      const organiser = await server.client('organiser');
      for (let number = 1; number <= CUTS; number++) {
        if (persons.length < PERSONS / 2) persons.push(...(await eventWithPersons(organiser, PERSONS)));
        const copy = join(folder, `cut-${number}`);
        let answered: readonly string[] | null = null;
        const cut = disk.cutAfter(1 + Math.floor(Math.random() * STEPS[number % 2]), copy).then((thrown) => {
          answered = [...gone];
          return thrown;
        });
        let last = '';
        for (; answered === null; persons = persons.slice(1)) {
          if (persons.length === 0) persons = await eventWithPersons(organiser, PERSONS);
          last = persons[0];
          await erase(server.database, { event: null, person: last, force: true }, new Date());
          gone.push(last);
        }
        const { writes, names } = await cut;
        found.writes += writes;
        found.names += names;
        found[await demandErased(copy, answered, last)] += 1;
        rmSync(copy, { recursive: true });
      }
      expect(found.writes, 'writes that were thrown away').toBeGreaterThan(0);
      process.stderr.write(`power cuts while erasing: ${JSON.stringify(found)}\n`);
    } finally {
      disk.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

/**
 * Those who were answered as erased are in no table and, after a start, in no file.
 * @param last who was being erased when the cut came. @returns how far that had come.
 */
async function demandErased(
  folder: string,
  answered: readonly string[],
  last: string,
): Promise<'not begun' | 'in the files' | 'done'> {
  const choice = { kind: 'folder', folder } as const;
  const state = await using(await openDatabase(choice, false), async (database) => {
    expect(await rowsHolding(database, answered)).toEqual([]);
    expect(answered.length === 0 || (await demandProtocols(database)) > 0).toBe(true);
    if ((await rowsHolding(database, [last])).length > 0) return 'not begun';
    return (await hasErasedRows(database.db)) ? 'in the files' : 'done';
  });
  const server = await testServer(choice, { logLevel: 'silent' });
  expect(await hasErasedRows(server.database.db)).toBe(false);
  await server.stop();
  expect(filesHolding(folder, answered)).toEqual([]);
  if (state === 'not begun')
    await using(await openDatabase(choice, false), (database) =>
      erase(database, { event: null, person: last, force: true }, new Date()),
    );
  expect(filesHolding(folder, [last])).toEqual([]);
  return state;
}

async function using<T>(database: Database, use: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
