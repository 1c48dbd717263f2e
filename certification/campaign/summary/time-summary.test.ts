import { expect, it } from 'vitest';
import { timeSummaries } from './time-summary.js';

it('sums up the times that are known, by direction', () => {
  const times = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`${i + 1}/live`, (i + 1) * 10]));
  expect(timeSummaries({ '1/replay': 1_000_000, ...times })).toEqual([
    {
      direction: 'replay',
      tournaments: 1,
      median: 1_000_000,
      most: 1_000_000,
      longest: 1_000_000,
      bands: [{ above: 300_000, upTo: Infinity, tournaments: 1 }],
    },
    {
      direction: 'live',
      tournaments: 40,
      median: 200,
      most: 380,
      longest: 400,
      bands: [
        { above: -1, upTo: 10, tournaments: 1 },
        { above: 10, upTo: 20, tournaments: 1 },
        { above: 20, upTo: 50, tournaments: 3 },
        { above: 50, upTo: 100, tournaments: 5 },
        { above: 100, upTo: 200, tournaments: 10 },
        { above: 200, upTo: 500, tournaments: 20 },
      ],
    },
  ]);
  expect(timeSummaries({})).toEqual([]);
});
