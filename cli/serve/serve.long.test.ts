import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { freshEvent } from '../../checker/protocol/testing/play.js';
import { openDatabase } from '../../server/index.js';
import { begin, hasOwnProcesses, OWN_PROCESSES, runBuilt, serve } from '../../server/testing/command.js';
import { POSTGRES, query, startPostgres } from '../../server/testing/postgres.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const isBuilt = existsSync(fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url)));

let empty: string | null = null;
afterAll(() => {
  if (empty !== null) rmSync(empty, { recursive: true });
});

/** Fills a folder with a database without a row. It is made once: that takes longer than everything else of a start. */
async function putEmptyDatabase(data: string): Promise<void> {
  if (empty === null) {
    empty = mkdtempSync(join(tmpdir(), 'swissproof-empty-'));
    await (await openDatabase({ kind: 'folder', folder: join(empty, 'data') })).close();
  }
  cpSync(join(empty, 'data'), data, { recursive: true });
}

describe.skipIf(!isBuilt)('swissproof serve (after npm run build)', () => {
  it('starts with one command, has its folder alone, and stops in order', async () => {
    const data = join(temporaryFolder(), 'new');
    const server = await serve(['--data', data, '--port', '0', '--log-level', 'silent']);
    try {
      expect(server.output()).toMatch(
        /^key of the administrator, told only now: sp_\w{12}_\S{43}\nlistening on http:/,
      );
      const keys = await fetch(`${server.url}/v1/keys`, {
        headers: { authorization: `Bearer ${server.key}` },
      });
      expect(await keys.json()).toMatchObject([{ role: 'administrator', revoked: null }]);
      const refused = await runCli(['serve', 'keys', 'list', '--data', data]);
      expect([refused.code, refused.stderr]).toEqual([
        2,
        expect.stringMatching(/is in use by another program/),
      ]);
      expect(statSync(data).mode & 0o077).toBe(0);
    } finally {
      expect(await server.end('SIGTERM')).toBe(0);
    }
    const listed = await runCli(['serve', 'keys', 'list', '--data', data]);
    expect(listed.stdout).toMatch(
      /^\w{12} {2}administrator {2}first administrator .*expires never; 0 of 10000 events, 0 of 200000 files, 0\.0 of 4096 MiB\)\n$/,
    );
    const file = join(data, 'backup.jsonl');
    const kept = await runCli(['serve', 'backup', '--data', data, file]);
    expect([kept.code, kept.stdout]).toEqual([0, `${file}: 2 rows\n`]);
    expect(readFileSync(file, 'utf8')).not.toContain(server.key);
  });

  it('writes the key of the administrator to a file where it is told to, and prints it nowhere', async () => {
    const folder = temporaryFolder();
    const [data, file] = [join(folder, 'data'), join(folder, 'administrator.key')];
    await putEmptyDatabase(data);
    const argv = ['--data', data, '--port', '0', '--log-level', 'info', '--admin-key-file', file];
    writeFileSync(file, 'something else');
    const refused = runBuilt(['serve', ...argv]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('cannot be written to')]);
    expect(readFileSync(file, 'utf8')).toBe('something else');
    rmSync(file);
    const server = await serve(argv);
    try {
      const key = readFileSync(file, 'utf8').trim();
      expect(statSync(file).mode & 0o077).toBe(0);
      const keys = await fetch(`${server.url}/v1/keys`, { headers: { authorization: `Bearer ${key}` } });
      expect(keys.status).toBe(200);
      expect(server.output()).not.toContain('sp_');
    } finally {
      expect(await server.end('SIGTERM')).toBe(0);
    }
    // As a start leaves it that is cut off before the database knows the key.
    await putEmptyDatabase(join(folder, 'again'));
    const again = await serve(['--data', join(folder, 'again'), ...argv.slice(2)]);
    try {
      const authorization = `Bearer ${readFileSync(file, 'utf8').trim()}`;
      expect((await fetch(`${again.url}/v1/keys`, { headers: { authorization } })).status).toBe(200);
    } finally {
      expect(await again.end('SIGTERM')).toBe(0);
    }
  });

  it('starts again where its first start was killed while it made the database', async () => {
    const data = join(temporaryFolder(), 'killed');
    const argv = ['--data', data, '--port', '0', '--log-level', 'silent'];
    const first = begin(['serve', ...argv]);
    await expect
      .poll(() => existsSync(join(data, 'database.new', 'PG_VERSION')), { interval: 1, timeout: 120_000 })
      .toBe(true);
    await first.kill();
    expect(existsSync(join(data, 'database'))).toBe(false);
    const server = await serve(argv);
    expect(server.key).toMatch(/^sp_/);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(existsSync(join(data, 'database.new'))).toBe(false);
  });

  it('signs protocols with a key that it makes once, and never replaces in silence', async () => {
    const data = join(temporaryFolder(), 'signed');
    const argv = ['--data', data, '--port', '0', '--log-level', 'silent'];
    const file = join(data, 'signing-key.pem');
    interface Keys {
      readonly current: string;
      readonly keys: readonly { readonly id: string; readonly publicKey: string }[];
    }
    const keysAfterStart = async (...options: string[]): Promise<Keys> => {
      const server = await serve([...argv, ...options]);
      const keys = (await (await fetch(`${server.url}/v1/keys/signing`)).json()) as Keys;
      expect(await server.end('SIGTERM')).toBe(0);
      return keys;
    };
    const first = await keysAfterStart();
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(first.keys.map(({ id }) => id)).toEqual([first.current]);
    expect(first.keys[0].publicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    expect(await keysAfterStart()).toEqual(first);

    const moved = join(temporaryFolder(), 'key.pem');
    renameSync(file, moved);
    const refused = runBuilt(['serve', ...argv]);
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(/its file .*signing-key\.pem is missing: put its file back, .*--new-signing-key/),
    ]);
    expect(existsSync(file)).toBe(false);
    expect(await keysAfterStart('--signing-key', moved)).toEqual(first);
    const second = await keysAfterStart('--new-signing-key');
    expect(second.keys.map(({ id }) => id)).toEqual([first.current, second.current]);
    expect(second.current).not.toBe(first.current);
    expect(await keysAfterStart()).toEqual(second);
    writeFileSync(file, 'nonsense');
    const broken = runBuilt(['serve', ...argv]);
    expect([broken.code, broken.stderr]).toEqual([2, expect.stringContaining('holds no key to sign with')]);
  });

  it('restores with the key that protocols are signed with, and goes on with another one', async () => {
    const folder = temporaryFolder();
    const [data, other, file, key] = ['data', 'other', 'backup.jsonl', 'key.pem'].map((name) =>
      join(folder, name),
    );
    const started = async (into: string): ReturnType<typeof serve> =>
      serve(['--data', into, '--port', '0', '--log-level', 'silent', '--signing-key', key]);
    await putEmptyDatabase(data);
    const first = await started(data);
    const authorization = `Bearer ${first.key}`;
    const registered = await fetch(`${first.url}/v1/tournaments`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'text/plain' },
      body: freshEvent('restore', 8, 3),
    });
    const receipt = join(folder, 'receipt.json');
    const answer = await registered.text();
    writeFileSync(receipt, answer);
    const { event } = JSON.parse(answer) as { readonly event: string };
    expect(await first.end('SIGTERM')).toBe(0);
    expect((await runCli(['serve', 'backup', '--data', data, file])).code).toBe(0);
    const refused = await runCli(['serve', 'restore', '--data', other, file]);
    expect([refused.code, refused.stderr]).toEqual([
      2,
      expect.stringMatching(
        /backup\.jsonl cannot be restored: .*signing-key\.pem is missing: put its file back/,
      ),
    ]);
    const restored = await runCli(['serve', 'restore', '--data', other, '--signing-key', key, file]);
    expect([restored.code, restored.stderr]).toEqual([0, '']);

    const verified = async (): ReturnType<typeof runCli> => {
      const server = await started(other);
      const at = `${server.url}/v1`;
      const [protocol, signing] = ['protocol.json', 'signing.json'].map((name) => join(folder, name));
      const headers = { authorization };
      writeFileSync(protocol, await (await fetch(`${at}/tournaments/${event}/protocol`, { headers })).text());
      writeFileSync(signing, await (await fetch(`${at}/keys/signing`)).text());
      expect(await server.end('SIGTERM')).toBe(0);
      return runCli(['verify', protocol, '--public-key', signing, '--heads', receipt]);
    };
    const before = await verified();
    expect([before.code, before.stdout]).toEqual([
      0,
      expect.stringMatching(/entry 2, .*, server restored from the backup of 20\d\d-.*: HOLDS/),
    ]);
    const old = readFileSync(key, 'utf8');
    const rotated = await runCli(['serve', 'rotate-signing-key', '--data', other, '--signing-key', key]);
    expect([rotated.code, rotated.stdout]).toEqual([
      0,
      expect.stringMatching(/the key [0-9a-f]{16}; previous keys have ended/),
    ]);
    expect(readFileSync(key, 'utf8')).not.toBe(old);
    const after = await verified();
    expect([after.code, after.stdout]).toEqual([0, before.stdout]);
    writeFileSync(key, old);
    const ended = runBuilt(['serve', '--data', other, '--port', '0', '--signing-key', key]);
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringMatching(/the key [0-9a-f]{16} ended on/)]);
  });

  it.skipIf(!hasOwnProcesses())(
    'has its folder alone against another container, where both are the first process (where unshare may be used)',
    async () => {
      const data = join(temporaryFolder(), 'shared');
      await putEmptyDatabase(data);
      const argv = ['--data', data, '--port', '0', '--log-level', 'silent'];
      const server = await serve(argv, undefined, OWN_PROCESSES);
      try {
        const refused = runBuilt(['serve', ...argv], OWN_PROCESSES);
        expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/is in use by another/)]);
      } finally {
        await server.end('SIGKILL');
      }
      const listed = runBuilt(['serve', 'keys', 'list', '--data', data], OWN_PROCESSES);
      expect([listed.code, listed.stdout]).toEqual([0, expect.stringContaining('first administrator')]);
    },
  );

  it('says why it cannot start', async () => {
    const unreachable = await runCli(['serve', '--database', 'postgres://nobody@127.0.0.1:1/none']);
    expect([unreachable.code, unreachable.stderr]).toEqual([
      2,
      expect.stringContaining('the server cannot start: '),
    ]);
    expect((await runCli(['serve', '--database', 'mysql://x'])).code).toBe(2);
    expect((await runCli(['serve', '--data', 'x', '--database', 'postgres://x'])).code).toBe(2);
    expect((await runCli(['serve', 'keys', 'add', '--role', 'federation', '--name', 'x'])).stderr).toContain(
      'needs --federation',
    );
    expect((await runCli(['serve', 'keys', 'add', '--role', 'king', '--name', 'x'])).code).toBe(2);
  });
});

describe.skipIf(!isBuilt)('a server that cannot start (after npm run build) says what to do', () => {
  const start = (data: string, ...more: string[]): { code: number | null; stdout: string; stderr: string } =>
    runBuilt(['serve', '--data', data, '--port', '0', '--log-level', 'silent', ...more]);

  it('where its port is taken, and makes nothing', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    try {
      const data = join(temporaryFolder(), 'data');
      const refused = start(data, '--port', String((taken.address() as AddressInfo).port));
      expect([refused.code, refused.stdout, refused.stderr]).toEqual([
        2,
        '',
        expect.stringContaining('something else listens on that port: take another with --port'),
      ]);
      expect(existsSync(data)).toBe(false);
    } finally {
      taken.close();
    }
  });

  it('where a later version has changed the database', async () => {
    const data = join(temporaryFolder(), 'later');
    await putEmptyDatabase(data);
    const database = await openDatabase({ kind: 'folder', folder: data });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2100-01-01')`.execute(
      database.db,
    );
    await database.close();
    const { code, stderr } = start(data);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(
        /a later version of swissproof .* does not know 9999-later: use that version or a later one/,
      ),
    ]);
    expectNoStack(stderr);
  });

  it('where the folder is of another PostgreSQL', async () => {
    const data = join(temporaryFolder(), 'other');
    await putEmptyDatabase(data);
    writeFileSync(join(data, 'database', 'PG_VERSION'), '16\n');
    const { code, stderr } = start(data);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/is of PostgreSQL 16, .* has PostgreSQL \d+ embedded: write a backup with/),
    ]);
    expectNoStack(stderr);
  });

  it.each<readonly [string, (database: string) => void]>([
    [
      'no list of its files',
      (database) => {
        rmSync(join(database, 'global', 'pg_filenode.map'));
      },
    ],
    [
      'garbage for what controls it',
      (database) => {
        writeFileSync(join(database, 'global', 'pg_control'), Buffer.alloc(8192, 7));
      },
    ],
    [
      'no log of transactions',
      (database) => {
        rmSync(join(database, 'pg_wal'), { recursive: true });
      },
    ],
    [
      'nonsense for its version',
      (database) => {
        writeFileSync(join(database, 'PG_VERSION'), 'x');
      },
    ],
    [
      'garbage for its tables',
      (database) => {
        for (const name of readdirSync(join(database, 'base'), { recursive: true, encoding: 'utf8' })) {
          const file = join(database, 'base', name);
          const { size } = statSync(file);
          if (/^\d+$/.test(basename(file)) && statSync(file).isFile())
            writeFileSync(file, Buffer.alloc(size, 7));
        }
      },
    ],
  ])('where the database is damaged: %s', async (_, damage) => {
    const data = join(temporaryFolder(), 'damaged');
    await putEmptyDatabase(data);
    damage(join(data, 'database'));
    const { code, stderr } = start(data);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/is damaged: .* Keep a copy of it .* restore the last backup/),
    ]);
    expectNoStack(stderr);
  });

  function expectNoStack(text: string): void {
    expect(text).not.toMatch(/^ +at /m);
    expect(text.trim().split('\n')).toHaveLength(1);
  }
});

describe('what only reads the data of a server makes none', () => {
  it.each([
    [
      'a folder that is not there',
      'missing',
      /there is no folder .*missing: expected the one that "serve" works with/,
    ],
    ['a folder without data', '', /holds no data of a server/],
  ])('%s', async (_, name, words) => {
    const folder = temporaryFolder();
    const data = join(folder, name);
    const file = join(folder, 'backup.jsonl');
    writeFileSync(file, 'a good backup');
    for (const command of [
      ['backup', file],
      ['keys', 'list'],
      ['keys', 'revoke', 'abc'],
    ]) {
      const { code, stderr } = await runCli(['serve', ...command, '--data', data]);
      expect([code, stderr]).toEqual([2, expect.stringMatching(words)]);
    }
    expect(readdirSync(folder)).toEqual(['backup.jsonl']);
    expect(readFileSync(file, 'utf8')).toBe('a good backup');
  });

  it('a database without a row is no backup', async () => {
    const folder = temporaryFolder();
    const [data, file] = [join(folder, 'data'), join(folder, 'backup.jsonl')];
    await putEmptyDatabase(data);
    writeFileSync(file, 'a good backup');
    const { code, stderr } = await runCli(['serve', 'backup', '--data', data, file]);
    expect([code, stderr]).toEqual([3, expect.stringContaining('there is not a single row in the database')]);
    expect(readdirSync(folder).sort()).toEqual(['backup.jsonl', 'data']);
    expect(readFileSync(file, 'utf8')).toBe('a good backup');
  });
});

describe.skipIf(POSTGRES === null)('keys and backups in PostgreSQL (where it is installed)', () => {
  it('are reached with a password of any characters, which is not in the address', async () => {
    const postgres = await startPostgres(POSTGRES!);
    try {
      const password = `p@s:s/w?o#r%41d&"' ä`;
      await query(postgres.url, `alter role swissproof password $$${password}$$`);
      const [{ hba_file: file }] = (await query(postgres.url, 'show hba_file')) as { hba_file: string }[];
      writeFileSync(file, 'host all all 127.0.0.1/32 scram-sha-256\n');
      await query(postgres.url, 'select pg_reload_conf()');
      const add = ['serve', 'keys', 'add', '--role', 'auditor', '--name', 'X', '--database', postgres.url];
      vi.stubEnv('PGPASSWORD', 'another');
      await expect.poll(async () => (await runCli(add)).code, { timeout: 20_000 }).toBe(2);
      vi.stubEnv('PGPASSWORD', password);
      const made = await runCli(add);
      expect([made.stderr, made.stdout]).toEqual(['', expect.stringMatching(/^sp_/)]);
    } finally {
      vi.unstubAllEnvs();
      await postgres.remove();
    }
  });

  it('are made, listed, revoked, written and put back', async () => {
    const postgres = await startPostgres(POSTGRES!);
    try {
      const at = ['--database', await postgres.database()];
      for (const command of [
        ['backup', 'none.jsonl'],
        ['keys', 'list'],
        ['keys', 'revoke', 'abc'],
      ]) {
        const { code, stderr } = await runCli(['serve', ...command, ...at]);
        expect([code, stderr]).toEqual([2, expect.stringContaining('there is no data of a server in it')]);
      }
      const made = await runCli([
        'serve',
        'keys',
        'add',
        '--role',
        'federation',
        '--federation',
        'GER',
        '--name',
        'DSB',
        '--days',
        '30',
        ...at,
      ]);
      expect(made.stdout).toMatch(/^sp_\w{12}_\S{43}\n$/);
      const id = made.stdout.slice(3, 15);
      const listed = await runCli(['serve', 'keys', 'list', ...at]);
      expect(listed.stdout).toBe(
        `${id}  federation GER  DSB  (made 2026-11-21T12:00:00.000Z, expires 2026-12-21T12:00:00.000Z; 0 of 10000 events, 0 of 200000 files, 0.0 of 4096 MiB)\n`,
      );
      const set = (...options: string[]): ReturnType<typeof runCli> =>
        runCli(['serve', 'keys', 'set', id, ...options, ...at]);
      expect((await set('--federation', 'AUT', '--events', '7', '--size', '9')).stdout).toBe(
        `${id}  federation AUT; 0 of 7 events, 0 of 200000 files, 0.0 of 9 MiB; each event 500 files, 256 MiB\n`,
      );
      expect((await set('--events', 'default', '--event-files', '3', '--event-size', '2')).stdout).toBe(
        `${id}  federation AUT; 0 of 10000 events, 0 of 200000 files, 0.0 of 9 MiB; each event 3 files, 2 MiB\n`,
      );
      for (const [options, words] of [
        [['--federation', 'none'], 'a key of the role federation needs a federation'],
        [['--federation', 'Germany'], 'Expected the code of a federation'],
        [['--events', '-1'], 'expected'],
        [[], 'nothing to change: expected --federation'],
      ] as const) {
        const { code, stderr } = await set(...options);
        expect([code, stderr.toLowerCase()]).toEqual([2, expect.stringContaining(words.toLowerCase())]);
      }
      const unknown = await runCli(['serve', 'keys', 'set', 'abc', '--events', '1', ...at]);
      expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('there is no key abc')]);
      await set('--federation', 'GER');
      expect((await runCli(['serve', 'keys', 'revoke', id, ...at])).stdout).toBe(`${id} is revoked\n`);
      expect((await runCli(['serve', 'keys', 'revoke', id, ...at])).code).toBe(2);
      const file = join(temporaryFolder(), 'backup.jsonl');
      // Longer than what is read of a backup at a time, in characters of two bytes.
      await query(
        at[1],
        `insert into checks (hash, state, report, created) values ('x', 'done', ' ' || repeat('ü', 700000), now())`,
      );
      expect((await runCli(['serve', 'backup', file, ...at])).code).toBe(0);
      const fresh = ['--database', await postgres.database()];
      expect((await runCli(['serve', 'restore', file, ...fresh])).code).toBe(0);
      const report = 'select md5(report) as hash, length(report) as length from checks';
      expect(await query(fresh[1], report)).toEqual(await query(at[1], report));
      expect((await runCli(['serve', 'keys', 'list', ...fresh])).stdout).toContain(
        `${id}  federation GER  DSB`,
      );
      const again = await runCli(['serve', 'restore', file, ...fresh]);
      expect([again.code, again.stderr]).toEqual([3, expect.stringContaining('not empty')]);
      writeFileSync(file, 'nonsense\n');
      expect(
        (await runCli(['serve', 'restore', file, '--database', await postgres.database()])).stderr,
      ).toContain('line 1: not JSON');
    } finally {
      await postgres.remove();
    }
  });
});
