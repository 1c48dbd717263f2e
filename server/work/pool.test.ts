import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WorkPool } from './pool.js';

/** A thread that is busy until there is the file that a task names. */
const BUSY = `import { existsSync } from 'node:fs';
export default async ({ file }) => {
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 2));
  return file;
};`;

it('the time of a task begins when its thread takes it, and who waits beyond the queue is sent away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sp-pool-'));
  writeFileSync(join(folder, 'busy.mjs'), BUSY);
  const worker = pathToFileURL(join(folder, 'busy.mjs'));
  const pool = new WorkPool({ threads: 1, timeLimit: 1000, memoryLimit: 64, queue: 1, worker });
  onTestFinished(async () => {
    vi.useRealTimers();
    await pool.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const file = (name: string): string => join(folder, name);
  const run = (name: string): Promise<string> =>
    pool.run<'check'>({ kind: 'check', file: file(name), rules: null });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  const [first, second] = [run('first'), run('second')];
  expect(pool.waiting).toBe(1);
  await expect(run('third')).rejects.toMatchObject({ why: 'busy' });
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
