import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { buildFake } from '../../certification/program/testing/build-fake.js';
import { openCandidate } from '../../certification/program/index.js';
import { CampaignStore } from '../../certification/campaign/store/store.js';
import { MANIFEST } from '../../certification/campaign/testing/fake-trials.js';
import { runInFolder } from './run.js';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const fake = await buildFake();
afterAll(() => {
  fake.remove();
});

it('opens no more candidates once it is interrupted', async () => {
  const folder = temporaryFolder();
  const asked = join(folder, 'asked');
  const script = join(folder, 'adapter.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
process.stdin.once('data', () => writeFileSync(${JSON.stringify(asked)}, ''));\n`,
  );
  const right = await openCandidate(fake.adapter('right'));
  const profile = {
    ...right.profile,
    adapter: { arguments: [script] },
    limits: { seconds: 5, outputBytes: 1 << 20 },
  };
  const run = {
    manifest: MANIFEST,
    candidate: { ...right, profile },
    second: null,
    positions: [],
    jobs: 2,
    shrinkSeconds: null,
    signal: AbortSignal.abort(),
  };
  const now = (): Date => new Date('2026-11-21T12:00:00Z');
  const io = { stdout: vi.fn(), stderr: vi.fn(), now, terminal: null, hasColours: false, columns: 100 };
  const readStdin = (): Promise<never> => Promise.reject(new Error('nothing there'));
  await runInFolder(join(folder, 'campaign'), run, { ...io, readStdin, openFile: readStdin });
  await right.close();
  expect(existsSync(asked)).toBe(false);
});

it('does not sort the results for each deviating tournament where the campaign goes on all the same', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'profile.json');
  writeFileSync(file, JSON.stringify(fake.adapter('swaps-colours')));
  const trials = vi.spyOn(CampaignStore.prototype, 'trials');
  const settings = ['--preset', 'tiny', '--seed', 's', '--directions', 'live', '--to-the-end', '--no-shrink'];
  const callsFor = async (count: string): Promise<number> => {
    trials.mockClear();
    const out = ['--count', count, '--out', join(folder, count)];
    await runCli(['certify', '--candidate', file, ...settings, ...out]);
    return trials.mock.calls.length;
  };
  const few = await callsFor('2');
  expect(few).toBeGreaterThan(0);
  expect(await callsFor('6')).toBe(few);
});
