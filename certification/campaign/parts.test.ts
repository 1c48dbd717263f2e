import { expect, it } from 'vitest';
import { discrepanciesOfPart, endsBefore, partsOfCampaign } from './parts.js';
import type { CampaignManifest } from './store/manifest.js';
import { mergedManifest } from './merge-campaigns.js';
import { THRESHOLDS } from './summary/threshold.js';
import { storedTrial } from './store/stored-trial.js';
import type { StoredTrial } from './store/stored-trial.js';
import { fakeResult, MANIFEST } from './testing/fake-trials.js';
import { MemoryFolder } from './store/memory-folder.js';
import { decidingTrial } from './trials/deciding-trial.js';
import { keysOf } from './trials/plan.js';

it('shares a campaign out so that its parts together are the whole', () => {
  for (const count of [1, 7, 40])
    for (let parts = 1; parts <= count; parts++) {
      const whole = { ...MANIFEST, first: 12, count };
      const list = partsOfCampaign(whole, parts);
      expect(list).toHaveLength(parts);
      const sizes = list.map((part) => part.count);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(sizes.reduce((sum, size) => sum + size)).toBe(count);
      expect(mergedManifest(list.map((manifest) => ({ manifest, folder: new MemoryFolder() })))).toEqual(
        whole,
      );
    }
});

it.each([0, 41, 1.5])('does not share 40 tournaments out into %d parts', (parts) => {
  expect(() => partsOfCampaign(MANIFEST, parts)).toThrow(RangeError);
});

it('ends a campaign before a part only where the whole ends there, too', () => {
  const whole = { ...MANIFEST, count: 100 };
  const trialsOf = (manifest: CampaignManifest): StoredTrial[] =>
    keysOf(manifest).map((key) => storedTrial(fakeResult(key)));
  expect(decidingTrial(whole, trialsOf(whole))?.index).toBe(42);
  const done = partsOfCampaign(whole, 20).map((part) => ({
    first: part.first,
    discrepancies: discrepanciesOfPart(trialsOf(part), THRESHOLDS.c04a),
  }));
  const ending = done.filter(({ first }) => endsBefore(whole, first, done)).map(({ first }) => first);
  expect(ending).toEqual([46, 51, 56, 61, 66, 71, 76, 81, 86, 91, 96]);
  // Parts that are not run yet say nothing.
  expect(endsBefore(whole, 46, done.slice(8))).toBe(false);
  expect(endsBefore({ ...whole, toTheEnd: true }, 96, done)).toBe(false);
});
