import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import { freePort, POSTGRES, query, startPostgres } from '../../server/testing/postgres.js';
import type { TestPostgres } from '../../server/testing/postgres.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

/** The built program; `npm test` builds it first. */
const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const isBuilt = existsSync(fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url)));

/** Tournaments of the campaign in which a worker is killed; SWISSPROOF_CAMPAIGN=400 runs a longer one. */
const COUNT = Number(process.env['SWISSPROOF_CAMPAIGN'] ?? 18);

const fake = await buildFake();
let postgres: TestPostgres | null = null;
beforeAll(async () => {
  if (POSTGRES !== null) postgres = await startPostgres(POSTGRES);
});
afterAll(async () => {
  fake.remove();
  await postgres?.remove();
});

const SMALL = [
  '--preset',
  'chaos',
  '--players',
  '8..14',
  '--rounds',
  '4..6',
  '--seed',
  'queue',
  '--jobs',
  '1',
];

/** The settings of a campaign against the fake candidate. */
function campaign(folder: string, mode: string, count: number): string[] {
  const profile = join(folder, `${mode.replace(/\W/g, '-')}.json`);
  writeFileSync(profile, JSON.stringify(fake.adapter(mode)));
  return ['--candidate', profile, ...SMALL, '--directions', 'replay', '--count', String(count)];
}

/** `swissproof work` as a process of its own. */
class Worker {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  output = '';

  constructor(queue: string, options: readonly string[] = []) {
    const argv = [PROGRAM, 'work', '--queue', queue, '--jobs', '1', ...options];
    this.child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (data: Buffer) => (this.output += data.toString()));
    this.ended = new Promise((resolve) => this.child.once('exit', resolve));
  }

  /** Until it has a part. */
  async hasPart(queue: string): Promise<number> {
    while (this.child.exitCode === null) {
      const [part] = (await query(
        queue,
        `select number from swissproof_campaigns.parts where count > 0 and worker like '%/${String(this.child.pid)}/%'`,
      )) as { number: number }[];
      if (part !== undefined) return part.number;
      await sleep(5);
    }
    throw new Error(`the worker took no part: ${this.output}`);
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}

/** The files of a campaign but for the order and the times of the results, and the day of the application. */
function filesOf(folder: string): Record<string, string> {
  const left = ['results.jsonl', 'shrink.jsonl', 'times.json', 'report.html', 'application.txt'];
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !left.includes(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    names.sort().map((name) => [name.slice(folder.length), readFileSync(name, 'utf8')]),
  );
}

describe.skipIf(POSTGRES === null || !isBuilt)(
  'a campaign on many machines (needs PostgreSQL and npm run build)',
  () => {
    it(
      'gives the report of one machine, although a worker is killed twice',
      { timeout: 3_600_000 },
      async () => {
        const folder = temporaryFolder();
        const queue = await postgres!.database();
        const args = campaign(folder, 'without:C14', COUNT);
        const [one, many] = ['one', 'many'].map((name) => join(folder, name));
        const alone = await runCli(['certify', ...args, '--to-the-end', '--out', one]);
        const parts = String(Math.floor(COUNT / 3));
        const put = await runCli(['certify', ...args, '--to-the-end', '--queue', queue, '--parts', parts]);
        expect([put.code, put.stderr]).toEqual([
          0,
          expect.stringContaining(`campaign: ${parts} parts of up to`),
        ]);
        // Killed before the others come: parts are over too soon for a late one to get any.
        const lost: number[] = [];
        for (let kill = 0; kill < 2; kill++) {
          const third = new Worker(queue);
          lost.push(await third.hasPart(queue));
          expect(await third.end('SIGKILL')).toBe(null);
        }
        const workers = [new Worker(queue), new Worker(queue), new Worker(queue)];
        const watched = await runCli(['certify', '--queue', queue, '--watch', '--out', many]);
        expect([watched.code, watched.stdout]).toEqual([alone.code, alone.stdout]);
        expect(watched.stderr).toContain(`campaign: ${parts} of ${parts} parts done, 0 in work`);
        expect(await Promise.all(workers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
        // Those of the killed worker were run by others.
        const output = workers.map((worker) => worker.output).join('');
        for (const part of lost) expect(output).toMatch(new RegExp(`part ${part} \\(.*\\): \\d+ run`));
        // Shrunk once, over all parts.
        expect(output.match(/, shrinking: done$/gm)).toHaveLength(1);
        expect(output).not.toMatch(/part \d+ \(.*\): shrinking/);
        expect(filesOf(many)).toEqual(filesOf(one));
        expect(alone.stdout).toMatch(/C14/);
      },
    );

    it('does not run parts behind the end of a campaign, and gives a part back when it is told to stop', async () => {
      const folder = temporaryFolder();
      const queue = await postgres!.database();
      const args = campaign(folder, 'without:C12', 40);
      const [one, many] = ['one', 'many'].map((name) => join(folder, name));
      const alone = await runCli(['certify', ...args, '--no-shrink', '--out', one]);
      expect(alone.code).toBe(1);
      const put = ['certify', ...args, '--no-shrink', '--queue', queue, '--parts', '20', '--campaign', 'C12'];
      await runCli(put);
      const stopped = new Worker(queue);
      await stopped.hasPart(queue);
      expect(await stopped.end('SIGTERM')).toBe(130);
      // The worker gives the part back, unless it finished the part first.
      const left = 'select number from swissproof_campaigns.parts where worker is not null and done is null';
      expect(await query(queue, left)).toEqual([]);
      const worked = await runCli(['work', '--queue', queue, '--campaign', 'C12', '--jobs', '1']);
      expect([worked.code, worked.stdout]).toEqual([0, '']);
      expect(worked.stderr).toMatch(/C12, part 20 \(tournaments 39 to 40\): not needed any more\n$/);
      const watch = ['certify', '--queue', queue, '--watch', '--campaign', 'C12', '--out', many];
      const watched = await runCli(watch);
      expect([watched.code, watched.stdout]).toEqual([1, alone.stdout]);
      // A campaign that shrinks nothing has no lists of it; one that was put together has empty ones.
      expect(filesOf(many)).toMatchObject(filesOf(one));
    });

    it('is done by a worker that waited for it, which waits on until it is told to stop', async () => {
      const folder = temporaryFolder();
      const queue = await postgres!.database();
      const worker = new Worker(queue, ['--stay']);
      const args = [...campaign(folder, 'right', 4), '--queue', queue, '--parts', '2'];
      const watched = await runCli(['certify', ...args, '--watch', '--out', join(folder, 'out')]);
      expect([watched.code, watched.stderr]).toEqual([0, expect.stringContaining('2 of 2 parts done')]);
      expect(worker.child.exitCode).toBe(null);
      expect(await worker.end('SIGTERM')).toBe(130);
      expect(worker.output).toContain('part 2 (tournaments 3 to 4): 2 run');
    });

    it('is in the edition that it was put there with, whatever the profile of a worker says', async () => {
      const folder = temporaryFolder();
      const queue = await postgres!.database();
      const profile = join(folder, 'by-itself.json');
      writeFileSync(
        profile,
        JSON.stringify({ ...fake.adapter('right', 'dutch-2017'), edition: 'dutch-2026' }),
      );
      const args = ['--candidate', profile, '--rules', 'dutch-2017', ...SMALL, '--directions', 'replay'];
      const put = ['certify', ...args, '--count', '4', '--queue', queue, '--parts', '2'];
      expect((await runCli(put)).code).toBe(0);
      const worked = await runCli(['work', '--queue', queue, '--candidate', profile, '--jobs', '1']);
      expect([worked.code, worked.stderr]).toEqual([
        0,
        expect.stringContaining('part 2 (tournaments 3 to 4): 2 run'),
      ]);
      const out = join(folder, 'out');
      const watched = await runCli(['certify', '--queue', queue, '--watch', '--out', out]);
      expect([watched.code, watched.stdout]).toEqual([0, expect.stringContaining('dutch-2017')]);
    });

    it('gives a part up whose workers are killed again and again, and says so', async () => {
      const folder = temporaryFolder();
      const queue = await postgres!.database();
      const args = campaign(folder, 'right', 4);
      await runCli(['certify', ...args, '--queue', queue, '--parts', '1']);
      await query(queue, 'update swissproof_queue.job set retry_limit = 0');
      const worker = new Worker(queue);
      await worker.hasPart(queue);
      await worker.end('SIGKILL');
      for (const argv of [['certify', '--watch'], ['work']]) {
        const { code, stderr } = await runCli([...argv, '--queue', queue]);
        const why = /part 1 of campaign was tried .* could not be ended: its worker .* was killed or cut off/;
        expect([code, stderr]).toEqual([3, expect.stringMatching(why)]);
      }
    });

    it('ends in one line where the database goes away, and goes on when it is back', async () => {
      const folder = temporaryFolder();
      const queue = await postgres!.database();
      await runCli(['certify', ...campaign(folder, 'right', 4), '--queue', queue, '--parts', '1']);
      const worker = new Worker(queue);
      await worker.hasPart(queue);
      await postgres!.kill();
      expect(await worker.ended).toBe(2);
      expect(worker.output).toMatch(/^error: the queue cannot be used: .*$/m);
      expect(worker.output).not.toMatch(/^\s+at /m);
      await postgres!.start();
      const again = await runCli(['work', '--queue', queue, '--jobs', '1']);
      expect([again.code, again.stderr]).toEqual([0, expect.stringMatching(/part 1 .*: 4 run/)]);
    });

    it('tells clearly what cannot be', async () => {
      const folder = temporaryFolder();
      const queue = await postgres!.database();
      const args = campaign(folder, 'right', 4);
      const refused = async (argv: readonly string[], message: RegExp): Promise<void> => {
        const { code, stderr } = await runCli(argv);
        expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
        expect(stderr).not.toMatch(/^\s+at /m);
      };
      const put = ['certify', ...args, '--queue', queue, '--parts'];
      await refused(['work', '--queue', queue], /there is no campaign in the queue/);
      await refused(['certify', '--queue', queue, '--watch'], /there is no campaign in the queue/);
      await refused([...put, '5'], /4 tournaments cannot be shared out into 5 parts/);
      expect((await runCli([...put, '2'])).code).toBe(0);
      const again = await runCli([...put, '2']);
      expect([again.code, again.stderr]).toEqual([0, expect.stringContaining('is in the queue already')]);
      await refused([...put, '3'], /campaign in the queue is another one: it differs in parts; --campaign/);
      await refused([...put, '2', '--seed', 'x'], /differs in seed/);
      await refused([...put, '2', '--count', '9'], /differs in count/);
      await refused(['certify', '--queue', queue, '--watch', '--campaign', 'x'], /there are: campaign/);
      await refused(['work', '--queue', queue, '--campaign', 'x'], /there are: campaign/);
      const other = campaign(folder, 'without:C14', 4).slice(0, 2);
      await refused(['work', '--queue', queue, ...other], /differ in candidate/);
      await refused(['work', '--queue', queue, '--program', join(folder, 'nowhere')], /nowhere/);
      await refused([...put, '2', '--resume'], /excludes --resume/);
    });
  },
);

describe('a queue that cannot be used', () => {
  it.each([
    [['work'], /--queue/],
    [['work', '--queue', 'mysql://x'], /postgres:\/\/user@host\/name/],
    [['work', '--queue', 'postgres://host:port/x'], /postgres:\/\/user@host\/name/],
    [['certify', '--queue', 'postgres://127.0.0.1/x'], /--parts.*--watch/],
    [
      ['certify', '--queue', 'postgres://127.0.0.1/x', '--parts', '2', '--out', 'x'],
      /--out goes with --watch/,
    ],
    [['certify', '--parts', '3', '--out', 'x'], /--parts needs --queue/],
    [['certify', '--watch'], /--watch needs --queue/],
    [['certify', '--campaign', '../x', '--watch'], /letters, digits/],
  ] as const)('%j', async (argv, message) => {
    const { code, stderr } = await runCli(argv);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  it('is told in one line, without the password', async () => {
    const address = `postgres://swissproof:secret@127.0.0.1:${await freePort()}/x`;
    for (const argv of [['work'], ['certify', '--watch']]) {
      const { code, stderr } = await runCli([...argv, '--queue', address]);
      expect([code, stderr]).toEqual([
        2,
        expect.stringMatching(/^error: the queue cannot be used: .*ECONNREFUSED.*\n$/),
      ]);
      expect(stderr).not.toContain('secret');
    }
  });
});
