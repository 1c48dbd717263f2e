import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../profile.js';
import type { Limits } from '../profile.js';
import { withFolder } from './run-program.js';
import type { ProgramRun } from './run-program.js';
import { Starter } from './starter.js';

const PROGRAM = fileURLToPath(
  new URL('../../../dist/certification/program/call/starter-process.js', import.meta.url),
);
const isBuilt = existsSync(PROGRAM);
const MARK = `starter-${process.pid}-${Math.random()}`;
const FOREVER = 'setInterval(() => undefined, 1000)';
/** A program that says who started it. */
const PARENT = 'console.log(process.ppid)';

describe.skipIf(!isBuilt)(
  isBuilt
    ? 'the process that starts programs'
    : 'the process that starts programs (skipped: run `npm run build`)',
  () => {
    const opened: Starter[] = [];
    afterEach(() => {
      for (const starter of opened.splice(0)) starter.close();
    });

    const open = (direct = 0): ((script: string, more?: More) => Promise<ProgramRun>) => {
      const starter = new Starter(PROGRAM, direct);
      opened.push(starter);
      return (script, { limits = {}, signal, program = process.execPath } = {}) =>
        withFolder((folder) =>
          starter.run(
            [program, '-e', script, MARK],
            folder,
            { ...DEFAULT_LIMITS, seconds: 20, ...limits },
            signal,
          ),
        );
    };

    it('takes over when there were some calls, and answers several at once as they end', async () => {
      const run = open(1);
      expect(said(await run(PARENT))).toBe(String(process.pid));
      const parents = await Promise.all([run(PARENT), run(PARENT), run(`${PARENT}; process.exit(3)`)]);
      expect(new Set(parents.map(said)).size).toBe(1);
      expect(said(parents[0])).not.toBe(String(process.pid));
      expect(parents.map(({ status }) => status)).toEqual([0, 0, 3]);
    });

    it('tells how a program ended as it is told of one that is started from here', async () => {
      for (const script of [
        'process.kill(process.pid, "SIGTERM"); setInterval(() => undefined, 1000)',
        'console.log("a".repeat(1e6)); console.error("b")',
        'process.stdout.write(Buffer.from([0, 255, 254]))',
      ])
        expect(await open(0)(script)).toEqual(await open(1)(script));
      const { timedOut, status } = await open()(FOREVER, { limits: { seconds: 0.5 } });
      expect([timedOut, status]).toEqual([true, null]);
      const { flooded } = await open()('for (;;) console.log("x".repeat(1e4))', {
        limits: { outputBytes: 1e5 },
      });
      expect(flooded).toBe(true);
      await nobodyIsLeft();
    });

    it('passes on that a program cannot be started', async () => {
      const missing = { program: '/no/such/program' };
      const failed = (direct: number): Promise<unknown> =>
        open(direct)('', missing).then(
          ({ status }) => status,
          (error: unknown) => String(error),
        );
      expect(await failed(0)).toBe(await failed(1));
    });

    it('stops a program when the call is stopped', async () => {
      const stop = new AbortController();
      const running = open()(FOREVER, { signal: stop.signal });
      setTimeout(() => {
        stop.abort(new Error('enough'));
      }, 500);
      await expect(running).rejects.toThrow('enough');
      await nobodyIsLeft();
    });

    it('is done without when it is gone, before a call and in the midst of one', async () => {
      const run = open();
      const starter = Number(said(await run(PARENT)));
      const waiting = run(`setTimeout(() => ${PARENT}, 1000)`);
      await sleep(300);
      process.kill(starter, 'SIGKILL');
      expect(said(await waiting)).toBe(String(process.pid));
      expect(said(await run(PARENT))).toBe(String(process.pid));
    });

    it.skipIf(process.platform !== 'linux')('leaves no program behind when it is gone', async () => {
      const run = open();
      const starter = Number(said(await run(PARENT)));
      const waiting = run(`if (process.ppid === ${process.pid}) ${PARENT}; else ${FOREVER}`);
      while (left().length === 0) await sleep(50);
      await sleep(300);
      process.kill(starter, 'SIGKILL');
      expect(said(await waiting)).toBe(String(process.pid));
      await nobodyIsLeft();
    });

    it.skipIf(process.platform !== 'linux')('ends what it started when its parent is killed', async () => {
      await withFolder(async (folder) => {
        const question = {
          id: 1,
          command: [process.execPath, '-e', FOREVER, MARK],
          folder,
          limits: DEFAULT_LIMITS,
        };
        const script = `const options = { execArgv: [], serialization: 'advanced' };
          require('node:child_process').fork(${JSON.stringify(PROGRAM)}, options).send(${JSON.stringify(question)});`;
        const parent = spawn(process.execPath, ['-e', script], { stdio: 'ignore' });
        while (left().length === 0) await sleep(50);
        parent.kill('SIGKILL');
        await nobodyIsLeft();
      });
    });
  },
);

interface More {
  readonly limits?: Partial<Limits>;
  readonly signal?: AbortSignal;
  readonly program?: string;
}

function said({ stdout }: ProgramRun): string {
  return Buffer.from(stdout).toString().trim();
}

/** Programs with the mark of this test that still run. */
function left(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0').includes(MARK);
    } catch {
      return false;
    }
  });
}

async function nobodyIsLeft(): Promise<void> {
  for (let wait = 0; wait < 50 && left().length > 0; wait++) await sleep(100);
  expect(left()).toEqual([]);
}
