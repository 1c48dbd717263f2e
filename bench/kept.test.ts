import { describe, expect, it } from 'vitest';
import { keptNow, keptText } from './kept.js';
import { CANDIDATE_TIME, keptBench, MEASUREMENT } from './testing/measurements.js';

const BENCH = keptBench({ measurements: [MEASUREMENT], candidates: [CANDIDATE_TIME] });

describe('kept measurements', () => {
  it('are read as they were written, a measurement a line', () => {
    const text = keptText(BENCH);
    expect(text.split('\n').filter((line) => line.startsWith('{"edition"'))).toHaveLength(1);
    expect(JSON.parse(text)).toEqual(BENCH);
  });

  it('have four digits that count', () => {
    expect(keptText(keptBench({ measurements: [{ ...MEASUREMENT, pair: 0.123456 }] }))).toContain(
      '"pair":0.1235',
    );
  });

  it('know the machine and the day', () => {
    const { machine, date } = keptNow({ measurements: [], candidates: [], commands: [] });
    expect(machine.node).toBe(process.version);
    expect(machine.cores).toBeGreaterThan(0);
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
