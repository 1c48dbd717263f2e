import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { presets } from '../../generator/index.js';
import { replay } from '../program/index.js';
import { pairingBy, pairingProgram } from '../program/testing/pairing-program.js';
import { isBetterCase, shrinkableRules, shrinkCases } from './shrink-cases.js';
import type { ShrinkCasesOptions, ShrinkResult } from './shrink-cases.js';
import { copyShrinkLog, ShrinkLog } from './shrink-log.js';
import type { ShrunkCase } from './shrunk-case.js';
import { CampaignStore, fileOfRound } from './store/store.js';
import { MemoryFolder } from './store/memory-folder.js';

/** Pairs without two rules, or fails; counts how often it is asked, and how often it fails. */
let asked = 0;
let failed = 0;
let failsAt: (players: number) => boolean = () => false;
const rules = dutch2026.without('C12').without('C14');
const FAILURE = { ok: false, outcome: 'candidate-timeout', note: 'no answer within 20 s' } as const;
const candidate = pairingProgram((trf) => {
  asked += 1;
  const tournament = parseTrf(trf).tournament!;
  if (!failsAt(tournament.players.length)) return { ok: true, pairing: pairingBy(rules, tournament) };
  failed += 1;
  return FAILURE;
});

afterEach(() => {
  failsAt = () => false;
});

const { signal } = new AbortController();
let campaign: MemoryFolder;
let store: CampaignStore;
beforeAll(async () => {
  campaign = new MemoryFolder();
  store = new CampaignStore(campaign);
  const config = { ...presets.chaos, players: 10, rounds: 4 };
  const trial = replay(candidate, { config, seed: 'shrink', scenario: 'small' });
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
    second: null,
    limits: () => ({ trials: 150, isLate: isOut }),
    isOut,
    signal,
    log: new ShrinkLog(folder),
    earlier: [],
    save: (result) => void saved.push(result),
    ...options,
  });
  return saved;
}

describe('shrinking the deviations of a campaign', () => {
  it('keeps what is there after each deviation, and says at the end that nothing is left', async () => {
    const saved = await shrinkIn(new MemoryFolder());
    const all = shrinkableRules(store.trials());
    expect(saved[0]).toEqual({ shrunk: [], left: all, failures: [] });
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
    expect(saved.at(-1)).toEqual({ shrunk: [], left: shrinkableRules(store.trials()), failures: [] });
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

  it('keeps what an earlier run came to, with less time than that had', async () => {
    const sizes = (result: ShrinkResult): (readonly number[])[] => result.shrunk.map(({ to }) => to);
    const whole = (await shrinkIn(new MemoryFolder())).at(-1)!;
    const needed = asked;
    // Cut off in the first rule, after some smaller ones were found: nothing of it is in the log.
    const folder = new MemoryFolder();
    let first = (await shrinkIn(folder, { time: 20 })).at(-1)!;
    for (let time = 30; first.shrunk.length === 0; time += 10)
      first = (await shrinkIn(folder, { time })).at(-1)!;
    const [{ to }] = first.shrunk;
    expect(folder.read('shrink.jsonl') ?? '').toBe('');
    for (const time of [0, 5]) {
      const saved = await shrinkIn(folder, { time, earlier: first.shrunk });
      expect(saved.map(sizes)).toEqual(saved.map(() => [to]));
      expect(saved.at(-1)!.left).toEqual(shrinkableRules(store.trials()));
    }
    // One of a part that was put together, smaller than what is found here, stays.
    const smaller = { ...whole.shrunk[0], to: [2, 1] as const };
    expect(
      (await shrinkIn(new MemoryFolder(), { time: needed, earlier: [smaller] })).at(-1)!.shrunk[0],
    ).toEqual(smaller);
    expect((await shrinkIn(folder, { earlier: first.shrunk })).at(-1)).toEqual(whole);
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

  it('a program that fails is asked again, and has not said that the deviation cannot be repeated', async () => {
    const folder = new MemoryFolder();
    const whole = (await shrinkIn(new MemoryFolder())).at(-1);
    failsAt = () => true;
    const down = (await shrinkIn(folder)).at(-1)!;
    const { outcome, note } = FAILURE;
    expect(down).toMatchObject({ shrunk: [], left: [] });
    expect(new Set(down.failures.map(({ rule }) => rule))).toEqual(new Set(shrinkableRules(store.trials())));
    expect(down.failures[0]).toMatchObject({ questions: 1, outcome, note });
    const { file, text, round } = down.failures[0];
    expect(file).toMatch(/^files\/\d{5}-\w+-round-\d+-.*-failed\.trf$/);
    expect(parseTrf(text).tournament!.pairedRounds).toBe(round - 1);
    // Without time it is not asked, which is no failure more.
    const late = (await shrinkIn(folder, { time: 0 })).at(-1);
    expect(late).toEqual({ ...down, left: shrinkableRules(store.trials()) });
    failsAt = () => false;
    expect((await shrinkIn(folder)).at(-1)).toEqual(whole);
    await shrinkIn(folder);
    expect(asked).toBe(0);
  });

  it('where it fails at smaller tournaments only, what is there is kept and made smaller later', async () => {
    const folder = new MemoryFolder();
    const whole = (await shrinkIn(new MemoryFolder())).at(-1)!;
    const needed = asked;
    failsAt = (players) => players < 8;
    failed = 0;
    const partial = (await shrinkIn(folder)).at(-1)!;
    expect(partial.left).toEqual([]);
    expect(partial.shrunk.every(({ to: [players] }) => players >= 8)).toBe(true);
    expect(partial.failures.length).toBeGreaterThan(0);
    expect(partial.failures.reduce((sum, { questions }) => sum + questions, 0)).toBe(failed);
    const merged = new MemoryFolder();
    copyShrinkLog(folder, merged);
    failsAt = () => false;
    const later = (await shrinkIn(folder)).at(-1)!;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(needed);
    expect(later.failures).toEqual([]);
    expect(later.shrunk.map(({ rule }) => rule)).toEqual(whole.shrunk.map(({ rule }) => rule));
    for (const [place, { from, to, text }] of later.shrunk.entries()) {
      expect(from).toEqual(whole.shrunk[place].from);
      expect(to[0]).toBeLessThanOrEqual(partial.shrunk[place].to[0]);
      expect(parseTrf(text).tournament!.players).toHaveLength(to[0]);
    }
    expect(later.shrunk.some(({ to: [players] }) => players < 8)).toBe(true);
    // Of two campaigns that are merged, the one whose program has answered counts.
    copyShrinkLog(folder, merged);
    expect((await shrinkIn(merged)).at(-1)).toEqual(later);
    expect(asked).toBe(0);
  });
});

describe('a later case of a rule', () => {
  const caseOf = (players: number, rounds: number): ShrunkCase => ({
    ...{ rule: 'C12', index: 1, direction: 'live', round: 1, file: '', theirFile: '', stoppedBy: null },
    ...{ from: [20, 9], to: [players, rounds] },
  });

  // Twelve players and five rounds are small; else the larger share of these counts.
  it.each([
    [[30, 9], [24, 5], true],
    [[30, 9], [12, 5], true],
    [[30, 9], [31, 9], false],
    [[30, 9], [30, 9], false],
    [[24, 9], [6, 10], false],
    [[6, 10], [13, 9], true],
    [[13, 5], [12, 5], true],
    [[12, 6], [12, 5], true],
    [[12, 5], [4, 1], false],
    [[4, 1], [4, 1], false],
    [[4, 1], [30, 9], false],
  ])('takes the place of %j with %j: %s', ([players, rounds], later, isTaken) => {
    expect(isBetterCase(caseOf(later[0], later[1]), caseOf(players, rounds))).toBe(isTaken);
  });

  it('stands where none was', () => {
    expect(isBetterCase(caseOf(90, 20), null)).toBe(true);
  });
});
