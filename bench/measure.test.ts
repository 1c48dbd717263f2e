import { describe, expect, it } from 'vitest';
import { dutch2017, dutch2026 } from '../engine/testing/editions.js';
import { generate } from '../generator/index.js';
import { limitLines } from './limits.js';
import { inRounds, medianPass } from './measure.js';
import type { Measurement } from './measure.js';
import { onePass } from './pass.js';

const WORK = { edition: 'dutch-2026', kind: 'ordinary', players: 20 };

describe('onePass', () => {
  const [{ text }] = generate({ players: 12, rounds: 5 }, { seed: 'pass', count: 1 });

  it('times every phase, and every round', () => {
    const pass = onePass(text, dutch2026);
    expect(pass.pair).toHaveLength(5);
    for (const time of [pass.read, pass.history, pass.compare, pass.report, ...pass.pair])
      expect(time).toBeGreaterThan(0);
  });

  it('refuses to measure what cannot be read or was paired otherwise', () => {
    expect(() => onePass('', dutch2026)).toThrow('cannot be read');
    const [event] = generate({ players: 60, rounds: 11, system: 'dutch-2017' }, { seed: 'pass', count: 1 });
    expect(() => onePass(event.text, dutch2017)).not.toThrow();
    expect(() => onePass(event.text, dutch2026)).toThrow(/does not follow dutch-2026/);
  });
});

describe('what the passes amount to', () => {
  const passes = [
    { read: 1, history: 5, pair: [4, 9], compare: 1, report: 1 },
    { read: 3, history: 6, pair: [6, 7], compare: 1, report: 1 },
    { read: 2, history: 1, pair: [5, 8], compare: 1, report: 7 },
  ];

  it('takes the median phase by phase and round by round', () => {
    expect(medianPass(passes)).toEqual({ read: 2, history: 5, pair: [5, 8], compare: 1, report: 1 });
  });

  it('counts milliseconds a round over all events', () => {
    const other = { read: 10, history: 1, pair: [1, 1], compare: 3, report: 1 };
    expect(inRounds(WORK, [medianPass(passes), other])).toEqual({
      ...WORK,
      events: 2,
      rounds: 4,
      read: 3,
      history: 1.5,
      pair: 3.75,
      compare: 1,
      report: 0.5,
      check: 9.75,
      slowest: 8,
      slowestAt: { event: 1, round: 2 },
      last: 4.5,
    });
  });
});

describe('limitLines', () => {
  const at = (players: number, pair: number, last = pair): Measurement => ({
    ...inRounds({ ...WORK, players }, [
      { read: 0, history: 0, pair: Array.from({ length: 9 }, () => pair), compare: 0, report: 0 },
    ]),
    last,
    cold: { pair: 0, check: 0, start: 0, peak: 0 },
  });

  it('holds the growth from 200 players on, and the last round of 1000, to the limits', () => {
    expect(limitLines([at(100, 50), at(200, 1), at(1000, 10, 140), at(2000, 40)])).toEqual([
      'growth of pairing from 200 to 2000 players: 1.60 (fitted through all sizes: 1.57); within the limit of 1.7',
      'a round of 1000 players, 8 rounds played, engine alone, warm: 140 ms (the slowest of any round: 10.0 ms); within the limit of 150 ms',
    ]);
    expect(limitLines([at(200, 1), at(1000, 25, 151)]).map((line) => line.includes('OVER'))).toEqual([
      true,
      true,
    ]);
  });

  it('is silent about small events', () => {
    expect(limitLines([at(10, 1), at(100, 2)])).toEqual([]);
  });
});
