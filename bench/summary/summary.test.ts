import type { CommandTime } from '../whole-commands.js';
import { describe, expect, it } from 'vitest';
import { CANDIDATE_TIME, keptBench, MEASUREMENT } from '../testing/measurements.js';
import { summaryMarkdown, summaryText } from './summary.js';

const BENCH = keptBench({
  measurements: [
    { ...MEASUREMENT, players: 1000, pair: 40, slowest: 90.04, slowestAt: { event: 3, round: 7 } },
    MEASUREMENT,
    { ...MEASUREMENT, kind: 'draws' },
    { ...MEASUREMENT, kind: 'many-rounds', players: 12, slowest: 200 },
  ],
});

/** The lines of a text that begin with a word. */
function linesFrom(text: string, word: string): string[] {
  return text.split('\n').filter((line) => line.startsWith(word));
}

describe('the summary', () => {
  it('has a row for each edition and kind, a column for each size, the growth and where it is slowest', () => {
    const text = summaryText(BENCH);
    expect(linesFrom(text, 'edition')).toEqual([
      'edition     kind               100         1000  growth  slowest',
      'edition     kind                  12  growth  slowest',
    ]);
    expect(linesFrom(text, 'dutch-2026  ')).toEqual([
      'dutch-2026  ordinary  0.400 (1.23)  40.0 (90.0)    2.00  1000 players, event 3, round 7',
      'dutch-2026  draws     0.400 (1.23)                       100 players, event 1, round 9',
      'dutch-2026  many-rounds  0.400 (200)          12 players, event 1, round 9',
    ]);
  });

  it('is the same in Markdown, with the machine', () => {
    const text = summaryMarkdown(BENCH);
    expect(text).toMatch(/^# swissproof 0\.1\.0, 2026-11-26\n\nNode 20\.0\.0, Some processor, 2 cores, 8 GB/);
    expect(linesFrom(text, '|').slice(0, 4)).toEqual([
      '| edition | kind | 100 | 1000 | growth | slowest |',
      '|---|---|---:|---:|---:|---|',
      '| dutch-2026 | ordinary | 0.400 (1.23) | 40.0 (90.0) | 2.00 | 1000 players, event 3, round 7 |',
      '| dutch-2026 | draws | 0.400 (1.23) |  |  | 100 players, event 1, round 9 |',
    ]);
  });

  it('says of ordinary events, and only of those, what is over the limits', () => {
    const textOf = (kind: string, last = 151): string =>
      summaryText(keptBench({ measurements: [{ ...MEASUREMENT, kind, players: 1000, last }] }));
    expect(textOf('ordinary')).toContain('dutch-2026: a round of 1000 players, 8 rounds played');
    expect(textOf('ordinary')).toContain('OVER the limit of 150 ms');
    expect(textOf('ordinary', 149)).not.toContain('limit');
    expect(textOf('draws')).not.toContain('limit');
  });

  it('has what candidates take, what they pair otherwise, and why they gave no answer', () => {
    const candidates = [
      CANDIDATE_TIME,
      { ...CANDIDATE_TIME, players: 200, clock: 'wall' as const, otherwise: 2 },
      { ...CANDIDATE_TIME, players: 500, time: null, note: 'round 3: no answer within 60 s' },
    ];
    const text = summaryText(keptBench({ candidates }));
    expect(text).toContain('other programs: milliseconds of processor time');
    expect(text).not.toContain('growth');
    expect(linesFrom(text, 'Other')).toEqual([
      'Other 1.2  dutch-2026  ordinary  12.5  12.5 (clock)  none  2 of 27 rounds',
      'Other 1.2, dutch-2026, ordinary, 500 players: round 3: no answer within 60 s',
    ]);
  });

  it('has what wrong rounds cost, with the ratio to pairing them', () => {
    const time = {
      edition: 'dutch-2026',
      kind: 'wrong' as const,
      players: 50,
      rounds: 9,
      pair: 0.5,
      explain: 4,
    };
    const text = summaryText(keptBench({ wrong: [time, { ...time, players: 200, explain: 6 }] }));
    expect(linesFrom(text, 'edition')).toEqual(['edition             50          200']);
    expect(linesFrom(text, 'dutch-2026')).toEqual(['dutch-2026  4.00 (8.0)  6.00 (12.0)']);
    expect(summaryText(keptBench({}))).not.toContain('wrong files');
  });

  it('has whole calls', () => {
    const one: CommandTime = {
      command: 'check',
      node: 'v20.1.0',
      files: 1,
      players: 1000,
      rounds: 9,
      jobs: 1,
      seconds: 0.333,
      processor: 0.4567,
      peak: 99.6,
    };
    const many: CommandTime = {
      ...one,
      command: 'generate',
      files: 5000,
      players: 50,
      jobs: 2,
      seconds: 12.34,
      processor: null,
      peak: null,
    };
    const text = summaryMarkdown(keptBench({ commands: [one, many] }));
    expect(linesFrom(text, '|').slice(2)).toEqual([
      '| check: one file of 1,000 players, 9 rounds | 20.1.0 | 0.33 | 0.46 | 100 |',
      '| generate: 5,000 files of 50 players, 9 rounds, 2 threads | 20.1.0 | 12 |  |  |',
    ]);
  });
});
