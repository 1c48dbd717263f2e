import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_QUOTA } from '../../server/index.js';
import { isBuilt } from '../../server/testing/server.js';
import { runCli } from '../testing/run-cli.js';

it('the help of "serve keys set" names the quota that a server has', async () => {
  const { stdout } = await runCli(['serve', 'keys', 'set', '--help']);
  const help = stdout.replace(/\s+/g, ' ');
  const { events, files, bytes, eventFiles, eventBytes } = DEFAULT_QUOTA;
  const mebibytes = (size: number): number => size / 1024 ** 2;
  expect(help).toContain(`events (default: ${events})`);
  expect(help).toContain(`files of all events (default: ${files})`);
  expect(help).toContain(`files and answers of all events, in MiB (default: ${mebibytes(bytes)})`);
  expect(help).toContain(`files of one event (default: ${eventFiles})`);
  expect(help).toContain(`files and answers of one event, in MiB (default: ${mebibytes(eventBytes)})`);
});

describe.skipIf(!isBuilt)('keys in the data of a server (after npm run build)', () => {
  let data = '';
  const keys = (...argv: string[]): ReturnType<typeof runCli> =>
    runCli(['serve', 'keys', ...argv, '--data', data]);
  /** The lines about the keys, by whose they are: the club, the federation, the administrator. */
  const listed = async (): Promise<string[]> => {
    const lines = (await keys('list')).stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    return ['Club', 'Federation', 'First'].map((name) => lines.find((line) => line.includes(`  ${name}  `))!);
  };

  beforeAll(() => {
    data = join(mkdtempSync(join(tmpdir(), 'swissproof-keys-')), 'data');
  });
  afterAll(() => {
    rmSync(join(data, '..'), { recursive: true, force: true });
  });

  it('are made for each role; one for a federation needs its code', async () => {
    const refused = await keys('add', '--role', 'federation', '--name', 'Federation');
    expect(refused).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('a key of the role federation needs --federation') as string,
    });
    const made = [
      await keys('add', '--role', 'organiser', '--name', 'Club', '--days', '30'),
      await keys('add', '--role', 'federation', '--name', 'Federation', '--federation', 'GER'),
      await keys('add', '--role', 'administrator', '--name', 'First'),
    ];
    for (const { code, stdout, stderr } of made)
      expect([code, stdout.trim().split(/\s/).length, stderr]).toEqual([0, 1, '']);
    const lines = await listed();
    expect(lines[0]).toMatch(
      /^\S+ {2}organiser {2}Club {2}\(made 2026-11-21T12:00:00\S*, expires 2026-12-21T/,
    );
    expect(lines[1]).toMatch(/^\S+ {2}federation GER {2}Federation {2}\(.*expires never; 0 of \d+ events/);
    expect(lines[2]).toMatch(/^\S+ {2}administrator {2}First {2}\(/);
  });

  it('get another federation and other limits, and what is not named stays; "none" and "default" take them back', async () => {
    const [club, federation] = (await listed()).map((line) => line.split(' ')[0]);
    const { events, files, bytes, eventFiles, eventBytes } = DEFAULT_QUOTA;
    const size = (of: number): number => of / 1024 ** 2;
    const state = {
      federation: 'none',
      events,
      files,
      size: size(bytes),
      eventFiles,
      eventSize: size(eventBytes),
    };
    const words = (of: typeof state): string =>
      `${club}  federation ${of.federation}; 0 of ${of.events} events, 0 of ${of.files} files, 0.0 of ${of.size} MiB; each event ${of.eventFiles} files, ${of.eventSize} MiB\n`;
    const limits = [
      '--events',
      '7',
      '--files',
      '8',
      '--size',
      '9',
      '--event-files',
      '10',
      '--event-size',
      '11',
    ];
    const changes = [
      [['--federation', 'ITA'], { federation: 'ITA' }],
      [limits, { events: 7, files: 8, size: 9, eventFiles: 10, eventSize: 11 }],
      [['--federation', 'none', '--events', 'default'], { federation: 'none', events }],
    ] as const;
    let now = state;
    for (const [argv, change] of changes) {
      now = { ...now, ...change };
      expect(await keys('set', club, ...argv)).toEqual({ code: 0, stdout: words(now), stderr: '' });
    }
    for (const [argv, why] of [
      [[club], 'nothing to change: expected --federation'],
      [['none-such', '--events', '7'], 'there is no key none-such'],
      [[federation, '--federation', 'none'], 'a key of the role federation needs a federation'],
    ] as const) {
      const { code, stderr } = await keys('set', ...argv);
      expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
    }
  });

  it('end when they are revoked, but not the last one of an administrator', async () => {
    const [club, , administrator] = (await listed()).map((line) => line.split(' ')[0]);
    expect(await keys('revoke', club)).toEqual({ code: 0, stdout: `${club} is revoked\n`, stderr: '' });
    expect((await listed())[0]).toContain('revoked 2026-11-21T12:00:00');
    for (const [id, why] of [
      [club, `there is no key ${club}, or it was revoked before`],
      [administrator, `${administrator} is the only key of an administrator`],
    ]) {
      const { code, stderr } = await keys('revoke', id);
      expect([code, stderr]).toEqual([2, expect.stringContaining(why)]);
    }
  });
});
