import { describe, expect, it } from 'vitest';
import { CANDIDATE_TIME, keptBench, MEASUREMENT } from '../testing/measurements.js';
import { spread, thinned } from './labels.js';
import { speedPicture } from './picture.js';

const LARGE = { ...MEASUREMENT, players: 1000, pair: 40 };

function count(svg: string, pattern: RegExp): number {
  return svg.match(pattern)?.length ?? 0;
}

describe('the picture', () => {
  it('has a line and a label for each edition and candidate, a dot for each size, a panel for each kind', () => {
    const svg = speedPicture(
      keptBench({
        measurements: [MEASUREMENT, LARGE, { ...MEASUREMENT, kind: 'draws' }],
        candidates: [CANDIDATE_TIME, { ...CANDIDATE_TIME, players: 1000 }],
      }),
    );
    expect(count(svg, /<path class="line/g)).toBe(3);
    expect(count(svg, /stroke-dasharray/g)).toBe(1);
    expect(count(svg, /<circle/g)).toBe(5);
    expect(count(svg, />dutch-2026</g)).toBe(2);
    expect(count(svg, />Other 1\.2</g)).toBe(1);
    expect(count(svg, /class="title"[^>]*>ordinary</g)).toBe(1);
    expect(count(svg, /class="title"[^>]*>draws</g)).toBe(1);
    // The axes.
    expect(count(svg, />players</g)).toBe(2);
    expect(count(svg, />milliseconds a round</g)).toBe(2);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('has colours for a light and a dark ground, on a ground of its own', () => {
    const svg = speedPicture(keptBench({ measurements: [MEASUREMENT] }));
    expect(svg).toContain('@media screen and (prefers-color-scheme:dark){:root{--ground:');
    expect(svg).toContain('@media(prefers-color-scheme:dark){:root{--l0:');
    expect(svg).toContain('<rect class="ground"');
  });

  it('tells the editions of a candidate apart that is asked in several, and takes any name', () => {
    const program = '<b> & co';
    const candidates = ['dutch-2017', 'dutch-2026'].map((edition) => ({
      ...CANDIDATE_TIME,
      edition,
      program,
    }));
    const svg = speedPicture(keptBench({ candidates }));
    expect(svg).toContain('>&lt;b&gt; &amp; co (dutch-2017)<');
    expect(svg).toContain('>&lt;b&gt; &amp; co (dutch-2026)<');
  });

  it('leaves out what was not answered, and can hold nothing at all', () => {
    const svg = speedPicture(keptBench({ candidates: [{ ...CANDIDATE_TIME, time: null, note: 'crash' }] }));
    expect(svg).not.toContain('<path');
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('labels', () => {
  it.each([
    [
      [50, 10, 30],
      [50, 10, 30],
    ],
    [
      [50, 50, 50],
      [50, 60, 70],
    ],
    [
      [98, 99, 97],
      [90, 100, 80],
    ],
    [
      [-20, 5],
      [0, 10],
    ],
  ])('at %j stand at %j', (wishes, places) => {
    expect(spread(wishes, 10, 0, 100)).toEqual(places);
  });

  it('that are too many go on below', () => {
    expect(spread([5, 5, 5], 10, 0, 15)).toEqual([0, 10, 20]);
  });

  it('of an axis are left out where there is no room, but for the last one', () => {
    expect(thinned([0, 10, 45, 60, 90], 30)).toEqual([10, 60, 90]);
  });
});
