import { describe, expect, it } from 'vitest';
import { mergeCampaigns, mergedManifest } from './merge-campaigns.js';
import type { CampaignPart } from './merge-campaigns.js';
import { ShrinkLog } from './shrink-log.js';
import { readFindings, writeShrunk, writeTriage } from './store/findings.js';
import { manifestText } from './store/manifest.js';
import { MemoryFolder } from './store/memory-folder.js';
import { CampaignStore } from './store/store.js';
import { addTimes } from './store/times.js';
import { deviation, fakeResult, MANIFEST } from './testing/fake-trials.js';

const DIRECTION = 'live';

/** A campaign of one tournament that deviates, shrunk to so many players. */
function partOf(index: number, players: number, rule = 'C12'): CampaignPart {
  const folder = new MemoryFolder(`part ${index}`);
  const second = MANIFEST.candidate;
  const manifest = { ...MANIFEST, directions: [DIRECTION], first: index, count: 1, second } as const;
  folder.write('manifest.json', manifestText(manifest));
  const key = { index, direction: DIRECTION, rule, round: 2 } as const;
  const store = new CampaignStore(folder);
  store.add({ ...fakeResult(key), outcome: 'deviates', deviations: [deviation(2, rule)] });
  store.close();
  const [file, theirFile] = [`files/shrunk-${rule}.trf`, `files/shrunk-${rule}.theirs.trf`];
  for (const name of [file, theirFile]) folder.write(name, `012 of tournament ${index}\r\n`);
  const shrunk = { ...key, file, theirFile, from: [30, 9], to: [players, 4], stoppedBy: null } as const;
  writeShrunk(folder, { shrunk: [shrunk], unshrunk: [], shrinkFailures: [] });
  const proof = `files/${index}.proof.json`;
  folder.write(proof, '[]');
  writeTriage(folder, [{ ...key, class: 'agrees-with-us', note: '', certificates: proof }]);
  const files = { text: '012 small', theirText: '012 theirs' };
  new ShrinkLog(folder).add(key, { shrunk: { ...shrunk, ...files }, failed: null });
  addTimes(folder, { [`${index}/${DIRECTION}`]: index });
  return { folder, manifest };
}

function merged(parts: readonly CampaignPart[]): MemoryFolder {
  const folder = new MemoryFolder('whole');
  mergeCampaigns(parts, mergedManifest(parts), folder);
  return folder;
}

/** All orders of the parts. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

it('lists the shrunk cases by rule, whatever part they are from', () => {
  const parts = ['E.5', 'C12'].map((rule, place) => partOf(place + 1, 20, rule));
  expect(readFindings(merged(parts)).shrunk.map(({ rule }) => rule)).toEqual(['C12', 'E.5']);
});

describe('parts that are merged', () => {
  it.each([
    ['the first of two that are as small', [20, 18, 18], 2],
    ['the first that is small, though a later one is smaller', [20, 10, 4], 2],
    ['the smallest where all are large', [30, 28, 13], 3],
    ['the first of all', [20, 20, 20], 1],
  ])('have of a rule %s, in whatever order they are named', (_, players, expected) => {
    const parts = players.map((count, place) => partOf(place + 1, count));
    const orders = ordersOf(parts);
    expect(orders).toHaveLength(6);
    for (const order of orders) {
      const folder = merged(order);
      expect(JSON.parse(folder.read('shrunk.json')!)).toMatchObject([{ rule: 'C12', index: expected }]);
      expect(folder.read('files/shrunk-C12.trf')).toBe(`012 of tournament ${expected}\r\n`);
    }
  });

  it('have all results, answers, times and lines of the log', () => {
    const parts = [3, 1, 2].map((index) => partOf(index, 20));
    const folder = merged(parts);
    expect(JSON.parse(folder.read('manifest.json')!)).toMatchObject({ first: 1, count: 3 });
    expect(folder.read('results.sorted.jsonl')?.trim().split('\n')).toHaveLength(3);
    const triage = JSON.parse(folder.read('triage.json')!) as { readonly index: number }[];
    expect(triage.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect([1, 2, 3].map((index) => folder.read(`files/${index}.proof.json`))).toEqual(['[]', '[]', '[]']);
    expect(JSON.parse(folder.read('times.json')!)).toEqual({ '1/live': 1, '2/live': 2, '3/live': 3 });
    const lines = folder.read('shrink.jsonl')!.trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { readonly index: number }).index)).toEqual([1, 2, 3]);
  });
});
