import { beforeAll, describe, expect, it } from 'vitest';
import { parseTrf } from '../../corpus/index.js';
import { generateTournament } from '../../generator/index.js';
import { dutch2026 } from '../../engine/testing/editions.js';
import { pairingBy, pairingProgram } from '../program/testing/pairing-program.js';
import { planParts, runCampaign } from './run-campaign.js';
import type { CampaignProgress } from './campaign-run.js';
import { MemoryFolder } from './store/memory-folder.js';
import type { CampaignManifest } from './store/manifest.js';
import type { CampaignSummary } from './summary/summary.js';
import { MANIFEST } from './testing/fake-trials.js';

/** A folder that counts how often each file is written. */
class CountingFolder extends MemoryFolder {
  readonly writes = new Map<string, number>();

  override write(name: string, text: string): void {
    this.writes.set(name, (this.writes.get(name) ?? 0) + 1);
    super.write(name, text);
  }
}

const RIGHT = pairingProgram((trf) => ({
  ok: true,
  pairing: pairingBy(dutch2026, parseTrf(trf).tournament!),
}));

/** Exchanges the colours of the first pair of round 1, which is soon shrunk. */
const WRONG = pairingProgram((trf, round) => {
  const pairing = pairingBy(dutch2026, parseTrf(trf).tournament!);
  if (pairing === null || pairing.pairs.length === 0 || round > 1) return { ok: true, pairing };
  const [{ white, black }, ...others] = pairing.pairs;
  return { ok: true, pairing: { ...pairing, pairs: [{ white: black, black: white }, ...others] } };
});

const SIZE = {
  system: dutch2026.id,
  players: 6,
  rounds: 4,
  acceleration: 'none',
  forbiddenPairs: 0,
} as const;
const CAMPAIGN: CampaignManifest = {
  ...MANIFEST,
  ...{ first: 1, count: 2, directions: ['replay'], coverage: false },
  generator: { generation: 1, scenarios: { small: SIZE } },
  second: MANIFEST.candidate,
};

const told: CampaignProgress[] = [];

function run(folder: MemoryFolder, manifest = CAMPAIGN, second = RIGHT): Promise<CampaignSummary> {
  told.length = 0;
  return runCampaign(folder, {
    ...{ manifest, candidate: WRONG, second },
    ...{ positions: [], jobs: 1, shrinkSeconds: 600, signal: new AbortController().signal },
    now: () => new Date(0),
    onProgress: (progress) => void told.push(progress),
    certificatesText: (certificates) => JSON.stringify(certificates),
  });
}

describe('a campaign with a program that exchanges colours', () => {
  const folder = new CountingFolder();
  let summary: CampaignSummary;
  beforeAll(async () => {
    summary = await run(folder);
  });

  it('finds rounds that deviate', () => {
    expect(summary.cases.length).toBeGreaterThan(0);
    expect(new Set(summary.cases.map(({ outcome }) => outcome))).toEqual(new Set(['deviates']));
  });

  it('has the answer of the second program to each of them, and certificates', () => {
    expect(summary.triage.length).toBeGreaterThanOrEqual(summary.cases.length);
    for (const { index, round, class: answer, certificates } of summary.triage) {
      expect(answer).toBe('agrees-with-us');
      expect(certificates).toBe(`files/${String(index).padStart(5, '0')}-replay-round-${round}.proof.json`);
      const proven = JSON.parse(folder.read(certificates!)!) as unknown[];
      expect(proven.length).toBeGreaterThan(0);
      expect(folder.read(certificates!.replace('.proof.json', '.trf'))).not.toBeNull();
    }
  });

  it('has the shrunken tournaments in files', () => {
    expect(summary.unshrunk).toEqual([]);
    expect(summary.shrunk.length).toBeGreaterThan(0);
    for (const { rule, file, theirFile, to } of summary.shrunk) {
      expect(folder.read(file)).toContain(`deviation by ${rule}`);
      expect(parseTrf(folder.read(file)!).tournament?.players).toHaveLength(to[0]);
      expect(parseTrf(folder.read(theirFile)!).tournament?.pairedRounds).toBe(to[1] - 1);
    }
  });

  it('writes a file of a shrunken tournament once, though it is kept again and again', () => {
    expect(folder.writes.get('shrunk.json')).toBeGreaterThan(1);
    for (const { file, theirFile } of summary.shrunk)
      expect([folder.writes.get(file), folder.writes.get(theirFile)]).toEqual([1, 1]);
  });

  it('asks nothing again when it is run again', async () => {
    const again = await run(
      folder,
      CAMPAIGN,
      pairingProgram(() => Promise.reject(new Error('asked'))),
    );
    expect(again).toEqual(summary);
    expect(told.filter(({ phase }) => phase === 'second-program')).toEqual([]);
  });
});

it('a campaign ends with the trial that decides it: the trials after it are not run', async () => {
  const folder = new MemoryFolder();
  const summary = await run(folder, { ...CAMPAIGN, count: 40, second: null });
  const { index } = summary.endedWith!;
  expect(summary.directions[0]).toMatchObject({ verdict: 'missed', run: index });
  const started = told.filter(({ phase }) => phase === 'trials');
  // One before the first trial, then one after each.
  expect(started).toHaveLength(index + 1);
  const whole = await run(new MemoryFolder(), {
    ...CAMPAIGN,
    count: index + 2,
    second: null,
    toTheEnd: true,
  });
  expect(whole).toMatchObject({ endedWith: null, directions: [{ verdict: 'missed', run: index + 2 }] });
});

it.each([
  [{ coverage: true }, true],
  [{ steer: { rule: 'C9', tries: 3 } }, true],
  [{}, false],
])('the decisions of rules are counted where that is asked for: %j', (settings, isCounted) => {
  const tournament = generateTournament(SIZE, 'decided', 1);
  const { decidedRules } = planParts({ ...CAMPAIGN, ...settings }, []);
  expect(decidedRules !== undefined).toBe(isCounted);
  const names = Object.keys(decidedRules?.(tournament, dutch2026) ?? {});
  if ('steer' in settings) expect(names).toEqual(['C9']);
  else expect(names.length > 1).toBe(isCounted);
});

it('a campaign whose rounds agree has nothing to ask or shrink', async () => {
  const folder = new MemoryFolder();
  const summary = await runCampaign(folder, {
    ...{ manifest: CAMPAIGN, candidate: RIGHT, second: RIGHT },
    ...{ positions: [], jobs: 1, shrinkSeconds: 600, signal: new AbortController().signal },
    now: () => new Date(0),
    onProgress: () => undefined,
    certificatesText: () => '',
  });
  expect(summary).toMatchObject({ cases: [], triage: [], shrunk: [], unshrunk: [] });
});
