import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server of the tests' own: a temporary folder, a free port, nobody else's data. */
export interface TestPostgres {
  readonly url: string;
  /** As a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes the folder. */
  remove(): Promise<void>;
  /** The address of a new database in it. */
  database(): Promise<string>;
}

/** How often a server is started that ends at once, half a second apart. */
const ATTEMPTS = 120;

/** Where the programs of PostgreSQL are; null: not installed. */
export const POSTGRES = findPrograms();

if (POSTGRES === null && process.env['SWISSPROOF_NEEDS_POSTGRES'] === '1')
  throw new Error('PostgreSQL is needed here (SWISSPROOF_NEEDS_POSTGRES=1) and is not installed');

/** Starts a server; it refuses to run as root, so that root runs it as the user "nobody". */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'swissproof', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    options,
  );
  const port = await freePort();
  const url = `postgres://swissproof@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | null = null;
  let databases = 0;
  const ended = async (signal: NodeJS.Signals): Promise<void> => {
    const child = running;
    running = null;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  const start = async (): Promise<void> => {
    const settings = [
      '-c',
      `port=${port}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
    ];
    // One that was killed leaves processes behind that end a little later; until then the next one
    // refuses ("pre-existing shared memory block") and ends.
    for (let attempt = 1; ; attempt++) {
      const child = spawn(join(programs, 'postgres'), ['-D', data, ...settings], options);
      running = child;
      try {
        await untilReady(url, () => child.exitCode === null);
        return;
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        await sleep(500);
      }
    }
  };
  await start();
  return {
    url,
    start,
    kill: () => ended('SIGKILL'),
    remove: async () => {
      await ended('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
    database: async () => {
      databases += 1;
      const name = `test_${databases}`;
      await query(url, `create database ${name}`);
      return url.replace('/postgres', `/${name}`);
    },
  };
}

/** Asks a server one thing. */
export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const folders = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  return (
    [...folders, ...(process.env['PATH'] ?? '').split(':')].find((folder) =>
      existsSync(join(folder, 'initdb')),
    ) ?? null
  );
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }));
}

/** However long it takes on a loaded machine, as long as the server is there. */
async function untilReady(url: string, isAlive: () => boolean): Promise<void> {
  for (;;) {
    try {
      await query(url, 'select 1');
      return;
    } catch (error) {
      if (!isAlive()) throw error;
      await sleep(50);
    }
  }
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
