import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { noteErased } from '../../server/erasing/forget-erased.js';
import { openDatabase } from '../../server/index.js';
import { eventWithPersons } from '../../server/testing/erasable.js';
import { isBuilt, testServer } from '../../server/testing/server.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

describe('swissproof serve erase', () => {
  it.each([
    [[], /missing required argument 'event\|person'/],
    [['a', 'b'], /too many arguments/],
    [['a', '--all'], /unknown option '--all'/],
    [['a', '--data', 'x', '--database', 'postgres://x'], /cannot be used with/],
    [['a', '--database', 'mysql://x'], /Expected postgres/],
  ])('is refused with the arguments %j', async (argv, words) => {
    const { code, stdout, stderr } = await runCli(['serve', 'erase', ...argv]);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(words)]);
  });

  it('makes nothing where there are no data', async () => {
    const folder = temporaryFolder();
    const { code, stderr } = await runCli(['serve', 'erase', 'x', '--data', join(folder, 'data')]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('there is no folder')]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe.skipIf(!isBuilt)('swissproof serve erase with the data of a server (after npm run build)', () => {
  let data = '';
  let names: string[] = [];
  let event = '';
  let protocol: () => Promise<{ file: string; key: string }>;
  const erase = (...argv: string[]): ReturnType<typeof runCli> =>
    runCli(['serve', 'erase', ...argv, '--data', data]);

  beforeAll(() => {
    protocol = async () => {
      const server = await testServer({ kind: 'folder', folder: data }, { logLevel: 'silent' });
      const auditor = await server.client('auditor');
      const [file, key] = [join(data, 'protocol.json'), join(data, 'signing.json')];
      writeFileSync(file, await auditor.text('getProtocol', { path: { event } }));
      writeFileSync(key, await auditor.text('getSigningKeys'));
      await server.stop();
      return { file, key };
    };
  });

  it('refuses, erases, says what it erased, and leaves a protocol that verifies', async () => {
    data = join(temporaryFolder(), 'data');
    const server = await testServer({ kind: 'folder', folder: data }, { logLevel: 'silent' });
    names = await eventWithPersons(await server.client('organiser'), 10);
    [{ id: event }] = await server.database.db.selectFrom('events').select('id').execute();
    const busy = await erase(names[0], '--force');
    expect([busy.code, busy.stderr]).toEqual([2, expect.stringContaining('is in use by another program')]);
    await server.stop();

    const refusals: readonly (readonly [readonly string[], string])[] = [
      [['0123456789abcdef01234567'], 'there is no event 0123456789abcdef01234567'],
      [['Nobody, Known'], 'nobody is called "Nobody, Known", or has that FIDE number, in these events'],
      [['--event', '0123456789abcdef01234567', names[0]], 'there is no event 0123456789abcdef01234567'],
      [[names[0]], `event ${event} is not closed: nothing was erased. With --force it is`],
      [[event], `event ${event} is not closed: nothing was erased. With --force it is`],
    ];
    for (const [argv, words] of refusals) {
      const { code, stdout, stderr } = await erase(...argv);
      expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(words)]);
    }

    const person = await erase(names[0], '--event', event, '--force');
    // Her record in the registration and in two rounds.
    expect([person.code, person.stderr, person.stdout]).toEqual([
      0,
      '',
      `erased in 1 event: 3 persons beside entries of protocols, 0 deviations, 0 reports of checks\n  ${event}\n`,
    ]);
    const again = await erase(names[0], '--force');
    expect([again.code, again.stdout, again.stderr]).toEqual([
      2,
      '',
      expect.stringContaining('nobody is called'),
    ]);

    const { file, key } = await protocol();
    const verified = await runCli(['verify', '--public-key', key, file]);
    expect([verified.code, verified.stderr]).toEqual([0, '']);
    expect(verified.stdout.match(/: ERASED/g)).toHaveLength(3);
    expect(verified.stdout).not.toMatch(/BROKEN|DIFFERS/);
    expect(verified.stdout).not.toContain(names[0]);

    // An event in which somebody was erased takes no file any more: --force is not needed again.
    const everybody = await erase(event);
    expect([everybody.code, everybody.stdout]).toEqual([
      0,
      expect.stringMatching(/^erased in 1 event: 27 persons beside entries/),
    ]);
    const anew = await protocol();
    expect((await runCli(['verify', '--public-key', anew.key, anew.file])).code).toBe(0);
  });

  it('finishes what was cut off, also where nobody is left to be erased', async () => {
    data = join(temporaryFolder(), 'data');
    const database = await openDatabase({ kind: 'folder', folder: data });
    await noteErased(database.db, new Date());
    await database.close();
    const finished = await erase('Nobody, Known');
    expect([finished.code, finished.stderr, finished.stdout]).toEqual([
      0,
      '',
      expect.stringContaining('an earlier erasure was cut off: it is finished'),
    ]);
    expect((await erase('Nobody, Known')).code).toBe(2);
    expect(existsSync(join(data, 'database'))).toBe(true);
  });
});
