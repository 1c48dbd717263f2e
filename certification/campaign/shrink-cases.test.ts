import { beforeAll, describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import { pairRound } from '../../engine/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { presets } from '../../generator/index.js';
import { replay } from '../program/index.js';
import type { Candidate } from '../program/index.js';
import { stateOf } from '../program/tournament-before.js';
import { shrinkableRules, shrinkCases } from './shrink-cases.js';
import type { ShrinkCasesOptions, ShrinkResult } from './shrink-cases.js';
import { copyShrinkLog, ShrinkLog } from './shrink-log.js';
import { CampaignStore, fileOfRound } from './store/store.js';
import { MemoryFolder } from './testing/memory-folder.js';

/** Pairs without two rules; counts how often it is asked. */
let asked = 0;
const rules = dutch2026.without('C12').without('C14');
const candidate: Candidate = {
  profile: { name: 'weak', edition: 'dutch-2026', program: 'weak' },
  edition: dutch2026,
  abilities: new Set(['pair']),
  version: null,
  title: 'weak',
  file: 'weak',
  pairRound: (trf) => {
    asked += 1;
    const outcome = pairRound(stateOf(parseTrf(trf).tournament!), rules);
    return Promise.resolve({ ok: true, pairing: outcome.kind === 'paired' ? outcome : null });
  },
  check: () => Promise.reject(new Error('cannot check')),
  generate: () => Promise.reject(new Error('cannot generate')),
  close: () => Promise.resolve(),
};

const { signal } = new AbortController();
let campaign: MemoryFolder;
let store: CampaignStore;
beforeAll(async () => {
  campaign = new MemoryFolder();
  store = new CampaignStore(campaign);
  const config = { ...presets.chaos, players: 10, rounds: 4 };
  const explain = (): { explanation: string; summary: string } => ({ explanation: '', summary: '' });
  const trial = replay(candidate, { config, seed: 'shrink', scenario: 'small', explain });
  for (let index = 1; index <= 25; index++) store.add(await trial(index, signal));
  expect(shrinkableRules(store.trials())).toEqual(expect.arrayContaining(['C12', 'C14']));
});

/** What is kept, each time; `time` has the number of questions after which there is none left. */
async function shrinkIn(
  folder: MemoryFolder,
  { time = Infinity, ...options }: Partial<ShrinkCasesOptions> & { time?: number } = {},
): Promise<ShrinkResult[]> {
  asked = 0;
  const saved: ShrinkResult[] = [];
  const isOut = (): boolean => asked >= time;
  await shrinkCases(store.trials(), {
    fileOf: (trial, round) => fileOfRound(campaign, trial, round),
    candidate,
    limits: () => ({ trials: 150, isLate: isOut }),
    isOut,
    signal,
    log: new ShrinkLog(folder),
    save: (result) => void saved.push(result),
    ...options,
  });
  return saved;
}

describe('shrinking the deviations of a campaign', () => {
  it('keeps what is there after each deviation, and says at the end that nothing is left', async () => {
    const saved = await shrinkIn(new MemoryFolder());
    const all = shrinkableRules(store.trials());
    expect(saved[0]).toEqual({ shrunk: [], left: all });
    const last = saved.at(-1);
    expect(last?.left).toEqual([]);
    expect(last?.shrunk.map(({ rule }) => rule)).toEqual(all);
    const steps = saved.map(({ shrunk }) => shrunk.length);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(new Set(steps).size).toBe(all.length + 1);
    for (const { text, rule } of last?.shrunk ?? []) expect(text).toContain(`deviation by ${rule}`);
  });

  it('asks for nothing without time, and tells what is left', async () => {
    const saved = await shrinkIn(new MemoryFolder(), { time: 0 });
    expect(asked).toBe(0);
    expect(saved.at(-1)).toEqual({ shrunk: [], left: shrinkableRules(store.trials()) });
  });

  it('goes on where it was stopped, and ends with the same', async () => {
    const folder = new MemoryFolder();
    const whole = (await shrinkIn(new MemoryFolder())).at(-1);
    const needed = asked;
    const stopped = (await shrinkIn(folder, { time: Math.floor(needed * 0.7) })).at(-1);
    expect(stopped?.left.length).toBeGreaterThan(0);
    expect(folder.read('shrink.jsonl')).not.toBeNull();
    expect((await shrinkIn(folder)).at(-1)).toEqual(whole);
    expect(asked).toBeLessThan(needed);
    await shrinkIn(folder);
    expect(asked).toBe(0);
  });

  it('loses nothing when it is killed: a line that was cut off is done again', async () => {
    const folder = new MemoryFolder();
    const whole = (await shrinkIn(folder)).at(-1);
    const log = folder.read('shrink.jsonl') ?? '';
    const lines = log.split('\n');
    folder.files.set('shrink.jsonl', `${lines[0]}\n${lines[1].slice(0, 50)}`);
    expect((await shrinkIn(folder)).at(-1)).toEqual(whole);
    const merged = new MemoryFolder();
    copyShrinkLog(folder, merged);
    await shrinkIn(merged);
    expect(asked).toBe(0);
  });
});
