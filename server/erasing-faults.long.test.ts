import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hasErasedRows } from './erasing/forget-erased.js';
import { openDatabase } from './index.js';
import type { Database, DatabaseChoice } from './index.js';
import { begin } from './testing/command.js';
import { demandProtocols, eventWithPersons, filesHolding, rowsHolding } from './testing/erasable.js';
import { POSTGRES, startPostgres } from './testing/postgres.js';
import { isBuilt, testServer } from './testing/server.js';

/** Kills while somebody is erased; 100 are done with SWISSPROOF_KILLS=100. */
const KILLS = Number(process.env['SWISSPROOF_KILLS'] ?? 2);
const PERSONS = 20;
const LONG = { timeout: 3_600_000 };

describe.skipIf(!isBuilt)('erasing that is killed (after npm run build)', () => {
  it('is finished by the next start or the next call, with the embedded database', LONG, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'swissproof-erasing-'));
    const data = join(folder, 'data');
    try {
      const found = await killed({ kind: 'folder', folder: data }, ['--data', data], {
        // A table is being written anew: there is a file more.
        isWriting: filesOfTables(data),
        demandGone: (names) => {
          expect(filesHolding(folder, names)).toEqual([]);
        },
      });
      report('the embedded database', found);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.skipIf(POSTGRES === null)(
    'is finished by the next start or the next call, with PostgreSQL',
    LONG,
    async () => {
      const postgres = await startPostgres(POSTGRES!);
      try {
        const found = await killed({ kind: 'postgres', url: postgres.url }, ['--database', postgres.url], {
          isWriting: null,
          demandGone: () => undefined,
          kill: async (command, number) => {
            // Its server goes on with what it was told.
            if (number % 2 === 0) await command.kill();
            else {
              await postgres.kill();
              // Where the answer came first it is done.
              expect([0, 2], command.output()).toContain(await command.ended);
              await postgres.start();
            }
          },
        });
        report('PostgreSQL', found);
      } finally {
        await postgres.remove();
      }
    },
  );
});

type Command = ReturnType<typeof begin>;
type Found = Record<'not begun' | 'in the files' | 'done' | 'answered', number>;

/** Kills the command that erases a person so many times, each time another one, and demands that all are gone in the end. */
async function killed(
  choice: DatabaseChoice,
  at: readonly string[],
  {
    isWriting,
    demandGone,
    kill = (command) => command.kill(),
  }: {
    /** Whether a table is being written anew; null: that cannot be seen. */
    readonly isWriting: (() => boolean) | null;
    readonly demandGone: (names: readonly string[]) => void;
    readonly kill?: (command: Command, number: number) => Promise<void>;
  },
): Promise<Found> {
  const found: Found = { 'not begun': 0, 'in the files': 0, done: 0, answered: 0 };
  const erase = (name: string): Command => begin(['serve', 'erase', name, '--force', ...at]);
  let persons: string[] = [];
  const gone: string[] = [];
  /** How long the command takes, in milliseconds. */
  let whole = 0;
  for (let number = 0; number < KILLS; number++) {
    if (persons.length === 0) {
      const server = await testServer(choice, { logLevel: 'silent' });
      persons = await eventWithPersons(await server.client('organiser'), PERSONS);
      await server.stop();
      const first = persons.pop()!;
      const began = performance.now();
      expect(await erase(first).ended).toBe(0);
      whole = performance.now() - began;
      gone.push(first);
    }
    const name = persons.pop()!;
    const command = erase(name);
    // Every other one is killed while the tables are written anew.
    if (number % 2 === 0 && isWriting !== null) {
      while (!isWriting() && !command.hasEnded()) await sleep(1);
      await sleep(Math.random() * 0.5 * whole);
    } else await sleep((0.3 + Math.random() * 0.8) * whole);
    const wasAnswered = command.hasEnded();
    await kill(command, number);
    const state = wasAnswered ? 'answered' : await stateOf(choice, name);
    found[state] += 1;
    if (wasAnswered) expect(await command.ended).toBe(0);

    if (state === 'in the files' && number % 4 < 2) {
      const server = await testServer(choice, { logLevel: 'silent' });
      expect(await hasErasedRows(server.database.db)).toBe(false);
      await server.stop();
    } else if (state === 'not begun' || state === 'in the files') {
      const again = erase(name);
      expect(await again.ended, again.output()).toBe(0);
      if (state === 'in the files') expect(again.output()).toContain('it is finished');
    }
    gone.push(name);
    await withDatabase(choice, async (database) => {
      expect(await rowsHolding(database, gone)).toEqual([]);
      // Nobody else is erased.
      if (persons.length > 0) expect(await rowsHolding(database, persons.slice(-1))).not.toEqual([]);
      expect(await demandProtocols(database)).toBeGreaterThan(0);
    });
    demandGone(gone);
  }
  return found;
}

async function stateOf(choice: DatabaseChoice, name: string): Promise<keyof Found> {
  return withDatabase(choice, async (database) => {
    if ((await rowsHolding(database, [name])).length > 0) return 'not begun';
    return (await hasErasedRows(database.db)) ? 'in the files' : 'done';
  });
}

async function withDatabase<T>(choice: DatabaseChoice, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(choice);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Whether there are more files of tables than when this was asked first after a pause. */
function filesOfTables(data: string): () => boolean {
  const base = join(data, 'database', 'base');
  let least = Infinity;
  return () => {
    if (!existsSync(base)) return false;
    const count = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\d$/.test(name),
    ).length;
    least = Math.min(least, count);
    return count > least;
  };
}

function report(database: string, found: Found): void {
  process.stderr.write(`kills while erasing with ${database}: ${JSON.stringify(found)}\n`);
}
