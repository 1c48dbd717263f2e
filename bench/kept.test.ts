import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptIn, keptNow, keptText, together } from './kept.js';
import { OptionError } from './options.js';
import { CANDIDATE_TIME, keptBench, MEASUREMENT } from './testing/measurements.js';

const BENCH = keptBench({ measurements: [MEASUREMENT], candidates: [CANDIDATE_TIME] });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'swissproof-kept-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function fileOf(text: string): string {
  const path = join(folder, 'kept.json');
  writeFileSync(path, text);
  return path;
}

describe('kept measurements', () => {
  it('are read as they were written, a measurement a line', () => {
    const text = keptText(BENCH);
    expect(text.split('\n').filter((line) => line.startsWith('{"edition"'))).toHaveLength(1);
    expect(keptIn(fileOf(text))).toEqual(BENCH);
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

  it.each(['', '{}', 'null', '[1]', '{"format":"swissproof-bench/9"}'])('are not read from %j', (text) => {
    expect(() => keptIn(fileOf(text))).toThrow(OptionError);
  });

  it('of several benches are put together; the later one counts', () => {
    const later = keptBench({
      date: '2026-12-01',
      measurements: [
        { ...MEASUREMENT, pair: 7 },
        { ...MEASUREMENT, players: 200 },
        { ...MEASUREMENT, edition: 'dutch-2017', kind: 'draws' },
      ],
      candidates: [{ ...CANDIDATE_TIME, program: 'Another' }],
    });
    const both = together([BENCH, later]);
    expect(both.date).toBe('2026-12-01');
    expect(both.measurements.map(({ edition, players, pair }) => [edition, players, pair])).toEqual([
      ['dutch-2017', 100, 0.4],
      ['dutch-2026', 100, 7],
      ['dutch-2026', 200, 0.4],
    ]);
    expect(both.candidates.map(({ program }) => program)).toEqual(['Other 1.2', 'Another']);
  });

  it('of different machines are not put together', () => {
    const other = keptBench({ machine: { ...BENCH.machine, cores: 64 } });
    expect(() => together([BENCH, other])).toThrow('different machines');
  });
});
