import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { generateTournament, presets } from '../../../generator/index.js';
import { fileFor, openCandidate, tournamentBefore } from '../index.js';
import { findInPath } from './find-program.js';
import { DEFAULT_LIMITS } from '../profile.js';
import { runProgram, withFolder } from './run-program.js';
import type { ProgramRun } from './run-program.js';
import { buildFake } from '../testing/build-fake.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

/** Runs JavaScript as a program; its arguments hold a mark by which it and its children can be found. */
function run(script: string, limits = {}, signal?: AbortSignal): Promise<ProgramRun> {
  return withFolder((folder) =>
    runProgram([process.execPath, '-e', script, MARK], folder, { ...DEFAULT_LIMITS, ...limits }, signal),
  );
}

const MARK = `mark-${process.pid}-${Math.random()}`;
const FOREVER = `setInterval(() => undefined, 1000)`;
const CHILD = `require('node:child_process').spawn(process.execPath, ['-e', '${FOREVER}', '${MARK}'], { stdio: 'inherit' })`;

/** Processes with a mark in their command line; only Linux tells. */
function alive(mark = MARK): string[] {
  if (!existsSync('/proc/self/cmdline')) return [];
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return false;
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').includes(mark);
    } catch {
      return false;
    }
  });
}

async function nobodyIsLeft(mark = MARK): Promise<void> {
  // A process that was killed may still be waiting to be collected.
  await expect.poll(() => alive(mark), { timeout: 600_000 }).toEqual([]);
}

describe('a program', () => {
  it('gives its output and exit code', async () => {
    const { status, signal, stdout, stderr, timedOut, flooded } = await run(
      `console.log('out'); console.error('err'); process.exitCode = 3`,
    );
    expect([status, signal, timedOut, flooded]).toEqual([3, null, false, false]);
    expect(Buffer.from(stdout).toString()).toBe('out\n');
    expect(Buffer.from(stderr).toString()).toBe('err\n');
  });

  it('finds no input', async () => {
    const { status } = await run(`process.stdin.on('end', () => process.exit(5)).resume()`);
    expect(status).toBe(5);
  });

  it('gets its arguments as they are', async () => {
    const { stdout } = await withFolder((folder) =>
      runProgram(
        [process.execPath, '-p', 'process.argv.slice(1).join()', '$(id); *', '"'],
        folder,
        DEFAULT_LIMITS,
      ),
    );
    expect(Buffer.from(stdout).toString()).toBe('$(id); *,"\n');
  });

  it('is killed after its time, with its children, whatever it does about signals', async () => {
    const { timedOut, signal } = await run(`process.on('SIGTERM', () => undefined); ${CHILD}; ${FOREVER}`, {
      seconds: 1,
    });
    expect(timedOut).toBe(true);
    expect(signal).toBe('SIGKILL');
    await nobodyIsLeft();
  });

  it('is killed when it floods its output', async () => {
    const { flooded, stdout } = await run(
      `const { writeSync } = require('node:fs'); for (;;) writeSync(1, 'x'.repeat(1e5))`,
      { outputBytes: 1e6 },
    );
    expect(flooded).toBe(true);
    expect(stdout.length).toBeLessThanOrEqual(1e6);
    await nobodyIsLeft();
  });

  it('leaves no child behind that holds its output open', async () => {
    const { status } = await run(`${CHILD}.unref(); console.log('done')`);
    expect(status).toBe(0);
    await nobodyIsLeft();
  });

  it.skipIf(process.platform !== 'linux')('leaves no child behind in a session of its own', async () => {
    const inSession = CHILD.replace("stdio: 'inherit'", "stdio: 'ignore', detached: true");
    const { stdout } = await run(`${inSession}.unref(); console.log('done')`);
    expect(Buffer.from(stdout).toString()).toBe('done\n');
    await nobodyIsLeft();
    await run(`${inSession}.unref(); ${FOREVER}`, { seconds: 1 });
    await nobodyIsLeft();
  });

  it('is killed by an abort, with its children', async () => {
    const controller = new AbortController();
    const running = run(`${CHILD}; ${FOREVER}`, {}, controller.signal);
    setTimeout(() => {
      controller.abort();
    }, 500);
    await expect(running).rejects.toThrow('aborted');
    await nobodyIsLeft();
  });

  it('leaves no folder behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'swissproof-test-'));
    vi.stubEnv('TMPDIR', folder);
    await run(`require('node:fs').mkdirSync('a/b', { recursive: true })`);
    await run(FOREVER, { seconds: 0.3 });
    const left = readdirSync(folder);
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
    expect(left).toEqual([]);
  });

  it('that is missing is an error', async () => {
    if (process.platform === 'linux' && findInPath('prlimit') !== null) return;
    await expect(withFolder((folder) => runProgram(['/no/such'], folder, DEFAULT_LIMITS))).rejects.toThrow(
      'ENOENT',
    );
  });

  it.skipIf(process.platform !== 'linux' || findInPath('prlimit') === null)(
    'is held to its memory and to the size of its files',
    async () => {
      const hog = await run(`Buffer.alloc(4e9)`, { memoryMegabytes: 3000 });
      expect(hog.status === 0).toBe(false);
      const file = await run(`require('node:fs').writeFileSync('x', 'x'.repeat(1e7))`, { outputBytes: 1e6 });
      expect(file.status === 0).toBe(false);
    },
  );
});

describe('a candidate', () => {
  const config = { ...presets.calm, players: 8, rounds: 3, initialColour: 'white' as const };
  const trf = fileFor(tournamentBefore(generateTournament(config, 'run', 1), 2));

  it('that leaves a child behind answers all the same, and nobody is left', async () => {
    const mark = `left-${MARK}`;
    for (const profile of [fake.profile(`leaves-child:${mark}`), fake.adapter(`leaves-child:${mark}`)]) {
      const candidate = await openCandidate(profile);
      const answer = await candidate.pairRound(trf, 2);
      expect(answer).toMatchObject({ ok: true });
      await candidate.close();
      await nobodyIsLeft(mark);
    }
  });
});
