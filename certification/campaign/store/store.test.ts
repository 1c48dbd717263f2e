import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../../../engine/testing/random-event.js';
import { lockFolder } from './lock.js';
import { CampaignError } from './manifest.js';
import type { LockHolder } from './lock.js';
import { mergedManifest, mergeTrials } from '../merge-campaigns.js';
import { keysOf } from '../trials/plan.js';
import { runTrials } from '../trials/runner.js';
import { CampaignStore } from './store.js';
import { parseTrialLine, storedTrial, trialLine } from './stored-trial.js';
import { fakeResult, MANIFEST } from '../testing/fake-trials.js';
import { SmallFolder as MemoryFolder } from '../testing/small-folder.js';
import type { TrialKey } from './stored-trial.js';
import type { TrialResult } from '../trials/trial.js';

/** A trial that takes a while, longer for some than for others. */
async function slowly(key: TrialKey, signal: AbortSignal): Promise<TrialResult> {
  await new Promise((resolve) => setTimeout(resolve, (key.index * 7) % 5));
  signal.throwIfAborted();
  return fakeResult(key);
}

/** Runs what is left of a campaign; `stopAfter` ends it after so many results. */
async function run(
  folder: MemoryFolder,
  jobs = 3,
  stopAfter = Infinity,
  manifest = MANIFEST,
): Promise<boolean> {
  const store = new CampaignStore(folder);
  const stop = new AbortController();
  let kept = 0;
  try {
    const isComplete = await runTrials(
      keysOf(manifest).filter((key) => !store.has(key)),
      {
        jobs,
        signal: stop.signal,
        trial: slowly,
        keep: (result) => {
          store.add(result);
          if (++kept >= stopAfter) stop.abort();
        },
      },
    );
    if (isComplete) store.finish();
    return isComplete;
  } finally {
    store.close();
  }
}

function contents(folder: MemoryFolder): Map<string, string> {
  return new Map([...folder.files].filter(([name]) => name !== 'results.jsonl').sort());
}

describe('a campaign', () => {
  it('gives the same bytes with any number of jobs', async () => {
    const [one, many] = [new MemoryFolder(), new MemoryFolder()];
    expect(await run(one, 1)).toBe(true);
    expect(await run(many, 7)).toBe(true);
    expect(contents(many)).toEqual(contents(one));
    expect(one.read('results.sorted.jsonl')?.split('\n')).toHaveLength(81);
    expect(one.read('files/00007-live.trf')).toBe('012 tournament 7\r\n');
    expect(one.read('files/00007-replay.trf')).toBeNull();
    for (const round of [2, 3])
      expect(one.read(`files/00007-replay-round-${round}.trf`)).toContain(`### ${round}`);
  });

  it('gives the same bytes when it was interrupted', async () => {
    const [whole, parts] = [new MemoryFolder(), new MemoryFolder()];
    await run(whole);
    expect(await run(parts, 3, 10)).toBe(false);
    expect(parts.read('results.sorted.jsonl')).toBeNull();
    const before = parts.read('results.jsonl')?.split('\n').length;
    expect(before).toBe(11);
    expect(await run(parts, 2, 30)).toBe(false);
    expect(await run(parts)).toBe(true);
    expect(contents(parts)).toEqual(contents(whole));
  });

  it('gives the same bytes when it was killed at any moment', async () => {
    const whole = new MemoryFolder();
    await run(whole);
    const random = randomNumbers(9);
    for (let attempt = 0; attempt < 20; attempt++) {
      const killed = new MemoryFolder();
      await run(killed, 3, 1 + Math.floor(random() * 60));
      // A line that was cut off, sometimes with the tournament already written.
      const lines = killed.read('results.jsonl') ?? '';
      killed.files.set('results.jsonl', lines.slice(0, Math.floor(random() * lines.length)));
      await run(killed);
      expect(contents(killed)).toEqual(contents(whole));
    }
  });

  it('runs again what stands behind garbage', async () => {
    const folder = new MemoryFolder();
    await run(folder);
    const whole = contents(folder);
    const lines = folder.read('results.jsonl')?.split('\n') ?? [];
    lines[3] = '\0'.repeat(40);
    lines[5] = '{"index":3}';
    folder.files.set('results.jsonl', lines.join('\n'));
    expect(new CampaignStore(folder).trials()).toHaveLength(78);
    await run(folder);
    expect(contents(folder)).toEqual(whole);
  });

  it('keeps what is there when the disk is full', async () => {
    const folder = new MemoryFolder();
    folder.space = 5000;
    await expect(run(folder)).rejects.toMatchObject({ code: 'ENOSPC' });
    const kept = (folder.read('results.jsonl')?.split('\n').length ?? 0) - 1;
    expect(kept).toBeGreaterThan(5);
    folder.space = Infinity;
    await run(folder);
    const whole = new MemoryFolder();
    await run(whole);
    expect(contents(folder)).toEqual(contents(whole));
  });

  it('takes a trial that throws for a defect of ours', async () => {
    const results: TrialResult[] = [];
    await runTrials([{ index: 1, direction: 'live' }], {
      jobs: 1,
      signal: new AbortController().signal,
      trial: () => Promise.reject(new Error('oops')),
      keep: (result) => void results.push(result),
    });
    expect(results).toMatchObject([{ index: 1, direction: 'live', outcome: 'our-defect', note: 'oops' }]);
  });

  it('keeps no trial that was interrupted', async () => {
    const stop = new AbortController();
    const results: TrialResult[] = [];
    const isComplete = await runTrials(keysOf(MANIFEST), {
      jobs: 4,
      signal: stop.signal,
      trial: (key) => {
        stop.abort();
        return Promise.resolve({ ...fakeResult(key), outcome: 'candidate-crash' });
      },
      keep: (result) => void results.push(result),
    });
    expect(isComplete).toBe(false);
    expect(results).toEqual([]);
  });
});

it('reads its own lines only', () => {
  const trial = storedTrial(fakeResult({ index: 7, direction: 'live' }));
  expect(parseTrialLine(trialLine(trial))).toEqual(trial);
  for (const line of ['', '{', 'null', '[]', '{"index":1}', trialLine(trial).replace('live', 'dead')])
    expect(parseTrialLine(line)).toBeNull();
});

describe('the lock', () => {
  const self: LockHolder = { host: 'here', pid: 1, started: '10' };
  const processes = (alive: boolean) => ({ self, isAlive: () => alive });

  it('refuses a second process and is given back', () => {
    const folder = new MemoryFolder();
    const unlock = lockFolder(folder, processes(true));
    expect(() => lockFolder(folder, { ...processes(true), self: { ...self, pid: 2 } })).toThrow(
      CampaignError,
    );
    unlock();
    expect(folder.read('lock')).toBeNull();
    lockFolder(folder, processes(true));
  });

  it('is taken over from a process that has ended, and from half a lock', () => {
    for (const text of [JSON.stringify({ ...self, pid: 99 }), '{"ho', '']) {
      const folder = new MemoryFolder();
      folder.files.set('lock', text);
      lockFolder(folder, processes(false));
      expect(folder.read('lock')).toContain('"pid":1');
      expect([...folder.files.keys()]).toEqual(['lock']);
    }
  });

  it('of another machine is never taken over', () => {
    const folder = new MemoryFolder();
    folder.files.set('lock', JSON.stringify({ ...self, host: 'there' }));
    expect(() => lockFolder(folder, processes(false))).toThrow(/there/);
  });
});

describe('merging', () => {
  async function part(first: number, count: number, manifest = MANIFEST) {
    const folder = new MemoryFolder();
    const own = { ...manifest, first, count };
    await run(folder, 2, Infinity, own);
    return { folder, manifest: own };
  }

  it('gives the same bytes as the whole campaign', async () => {
    const whole = new MemoryFolder();
    await run(whole);
    const parts = [await part(21, 20), await part(1, 25)];
    expect(mergedManifest(parts)).toEqual(MANIFEST);
    const folder = new MemoryFolder();
    const store = new CampaignStore(folder);
    mergeTrials(parts, store);
    store.finish();
    expect(contents(folder)).toEqual(contents(whole));
  });

  it('refuses campaigns that differ, and gaps', async () => {
    const one = await part(1, 5);
    expect(() => mergedManifest([one, { ...one, manifest: { ...MANIFEST, seed: 'other' } }])).toThrow(
      CampaignError,
    );
    const profile = { ...MANIFEST.candidate, hash: 'b'.repeat(64) };
    expect(() => mergedManifest([one, { ...one, manifest: { ...MANIFEST, candidate: profile } }])).toThrow(
      /candidate/,
    );
    expect(() => mergedManifest([one, { ...one, manifest: { ...MANIFEST, first: 9 } }])).toThrow(/6 to 8/);
  });

  it('does not mind where the program is', async () => {
    const one = await part(1, 5);
    const moved = { ...MANIFEST.candidate, profile: { name: 'fake', program: '/elsewhere/fake' } };
    const other = { ...one, manifest: { ...MANIFEST, first: 6, candidate: moved } };
    expect(mergedManifest([one, other])).toMatchObject({ first: 1, count: 45 });
  });
});
