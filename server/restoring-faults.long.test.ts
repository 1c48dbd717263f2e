import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup, openDatabase, openSigningKey, restore } from './index.js';
import type { Database } from './index.js';
import { begin } from './testing/command.js';
import { demandProtocols, eventWithPersons } from './testing/erasable.js';
import { recordDisk } from './testing/recorded-disk.js';
import { isBuilt, testServer } from './testing/server.js';

/** Kills and power cuts while a backup is restored; 100 and 20 with SWISSPROOF_KILLS=100 and SWISSPROOF_CUTS=20. */
const KILLS = Number(process.env['SWISSPROOF_KILLS'] ?? 2);
const CUTS = Number(process.env['SWISSPROOF_CUTS'] ?? 2);
/** Writes and syncs until the cut, at most: those of a new database, and those of restoring into one that is there. */
const STEPS_OF_NEW = 2500;
const STEPS = 100;
const LONG = { timeout: 3_600_000 };

describe.skipIf(!isBuilt)(
  'after restoring was cut off the database is empty, or whole (after npm run build)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'swissproof-restoring-'));
    const [empty, file, data, key] = ['empty', 'backup.jsonl', 'data', 'key.pem'].map((name) =>
      join(folder, name),
    );
    const signingKey = { file: key, isNewAllowed: false };
    const lines: string[] = [];

    beforeAll(async () => {
      await (await openDatabase({ kind: 'folder', folder: empty })).close();
      const server = await testServer({ kind: 'memory' }, { logLevel: 'silent', signingKey });
      const organiser = await server.client('organiser');
      for (let count = 0; count < 10; count++) await eventWithPersons(organiser, 12);
      await backup(server.database.db, (line) => lines.push(line), new Date());
      await server.stop();
      writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
    });

    afterAll(() => {
      rmSync(folder, { recursive: true, force: true });
    });

    /** Where to restore into: every other time a database without a row, else nothing. */
    function putData(number: number): void {
      rmSync(data, { recursive: true, force: true });
      if (number % 2 === 0) cpSync(empty, data, { recursive: true });
    }

    const restoreByCommand = (): ReturnType<typeof begin> =>
      begin(['serve', 'restore', file, '--data', data, '--signing-key', key]);

    const restoreInto = (database: Database): Promise<number> =>
      restore(database.db, lines, new Date(), (db) => openSigningKey(db, signingKey, new Date()));

    it('by kills', LONG, async () => {
      const found = { none: 0, empty: 0, whole: 0, answered: 0 };
      const whole = [0, 0];
      for (let number = 0; number < KILLS + 2; number++) {
        putData(number);
        const began = performance.now();
        const command = restoreByCommand();
        // The first two are not killed, which tells how long the two kinds take.
        if (number < 2) {
          expect(await command.ended, command.output()).toBe(0);
          whole[number] = performance.now() - began;
          continue;
        }
        await sleep((0.2 + Math.random() * 0.85) * whole[number % 2]);
        const wasAnswered = command.hasEnded();
        await command.kill();
        if (wasAnswered) expect(await command.ended).toBe(0);
        const state = await stateOf(data, lines);
        if (wasAnswered) expect(state).toBe('whole');
        found[wasAnswered ? 'answered' : state] += 1;
        const again = restoreByCommand();
        const code = await again.ended;
        if (state !== 'whole') expect(code, again.output()).toBe(0);
        else
          expect([code, again.output()]).toEqual([3, expect.stringContaining('the database is not empty')]);
        expect(await stateOf(data, lines)).toBe('whole');
      }
      process.stderr.write(`kills while restoring: ${JSON.stringify(found)}\n`);
    });

    it('by power cuts', LONG, async () => {
      const found = { none: 0, empty: 0, whole: 0, answered: 0, writes: 0, names: 0 };
      for (let number = 0; number < CUTS; number++) {
        putData(number);
        const copy = join(folder, `cut-${number}`);
        const disk = recordDisk(data);
        let isCut = false;
        let wasAnswered = false;
        const steps = 1 + Math.floor(Math.random() * (number % 2 === 0 ? STEPS : STEPS_OF_NEW));
        const cut = disk.cutAfter(steps, copy).then((thrown) => {
          isCut = true;
          return { ...thrown, wasAnswered };
        });
        const database = await openDatabase({ kind: 'folder', folder: data });
        await restoreInto(database);
        wasAnswered = true;
        // What steps are left are made after the answer.
        while (!isCut) await database.tidy();
        await database.close();
        disk.stop();
        const { writes, names, wasAnswered: hadAnswer } = await cut;
        found.writes += writes;
        found.names += names;
        const state = await stateOf(copy, lines);
        found[hadAnswer ? 'answered' : state] += 1;
        if (hadAnswer) expect(state).toBe('whole');
        if (state !== 'whole') await using(await openDatabase({ kind: 'folder', folder: copy }), restoreInto);
        expect(await stateOf(copy, lines)).toBe('whole');
        rmSync(copy, { recursive: true });
      }
      expect(found.writes + found.names, 'what was thrown away').toBeGreaterThan(0);
      process.stderr.write(`power cuts while restoring: ${JSON.stringify(found)}\n`);
    });
  },
);

/** What restoring has left in a folder; it must not be a part of the backup. */
async function stateOf(folder: string, lines: readonly string[]): Promise<'none' | 'empty' | 'whole'> {
  if (!existsSync(join(folder, 'database'))) return 'none';
  return using(await openDatabase({ kind: 'folder', folder }), async (database) => {
    const restored: string[] = [];
    await backup(database.db, (line) => restored.push(line), new Date());
    if (restored.length === 2) return 'empty';
    const there = new Set(kept(restored));
    expect(kept(lines).filter((line) => !there.has(line))).toEqual([]);
    for (const table of ['events', 'deviations', 'keys'])
      expect(of(table, restored)).toHaveLength(of(table, lines).length);
    await demandProtocols(database);
    return 'whole';
  });
}

/** Rows that are the same in the database that a backup was written of. */
function kept(lines: readonly string[]): string[] {
  return ['event_players', 'rounds', 'protocol', 'entry_persons'].flatMap((table) => of(table, lines));
}

function of(table: string, lines: readonly string[]): string[] {
  return lines.filter((line) => line.startsWith(`{"table":"${table}"`));
}

async function using<T>(database: Database, use: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}
