import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WorkPool } from './pool.js';

/** A thread that is busy until there is the file that a task names. */
const BUSY = `import { existsSync } from 'node:fs';
export default async ({ file }) => {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 2));
  return file;
};`;

function busyPool(threads: number, waitingOfKey: number): { pool: WorkPool; file: (name: string) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'sp-pool-'));
  writeFileSync(join(folder, 'busy.mjs'), BUSY);
  const worker = pathToFileURL(join(folder, 'busy.mjs'));
  const pool = new WorkPool({ threads, timeLimit: 1000, memoryLimit: 64, waitingOfKey, worker });
  onTestFinished(async () => {
    vi.useRealTimers();
    await pool.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { pool, file: (name) => join(folder, name) };
}

it('the time of a task begins when its thread takes it, and a key with too much waiting is refused', async () => {
  const { pool, file } = busyPool(1, 1);
  const run = (name: string): Promise<string> =>
    pool.run<'check'>({ kind: 'check', file: file(name), rules: null }, { key: 'a' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  const [first, second] = [run('first'), run('second')];
  expect(pool.waiting).toBe(1);
  await expect(run('third')).rejects.toMatchObject({ why: 'key-busy' });
  vi.advanceTimersByTime(900);
  writeFileSync(file('first'), '');
  await first;
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(900);
  writeFileSync(file('second'), '');
  expect(await second, 'after 1.8 s, of which it waited 0.9').toBe(file('second'));

  const endless = run('endless');
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(1001);
  await expect(endless).rejects.toMatchObject({ why: 'time' });
});

it('drops a task whose client has gone, and stops it if it runs', async () => {
  const { pool, file } = busyPool(1, 5);
  const run = (name: string, signal: AbortSignal | null): Promise<string> =>
    pool.run<'check'>({ kind: 'check', file: file(name), rules: null }, { key: 'a', signal });
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = run('never', running.signal);
  const second = run('never either', waiting.signal);
  const third = run('third', null);
  expect(pool.waiting).toBe(2);
  waiting.abort();
  await expect(second).rejects.toMatchObject({ why: 'gone' });
  expect(pool.waiting).toBe(1);
  writeFileSync(file('third'), '');
  running.abort();
  await expect(first).rejects.toMatchObject({ why: 'gone' });
  expect(await third, 'it has the thread of the one that was stopped').toBe(file('third'));
  await expect(run('fourth', running.signal)).rejects.toMatchObject({ why: 'gone' });
});

it('starts all its threads at once, so that the second key waits for the start of none', async () => {
  const { file } = busyPool(1, 1);
  const started = `import { writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
writeFileSync(${JSON.stringify(file('started-'))} + threadId, '');
export default () => null;`;
  writeFileSync(file('started.mjs'), started);
  const worker = pathToFileURL(file('started.mjs'));
  const pool = new WorkPool({ threads: 3, timeLimit: 1000, memoryLimit: 64, waitingOfKey: 1, worker });
  onTestFinished(() => pool.close());
  const count = (): number =>
    readdirSync(dirname(file('x'))).filter((name) => /^started-\d/.test(name)).length;
  await vi.waitFor(
    () => {
      expect(count()).toBe(3);
    },
    { timeout: 60_000 },
  );
});
