import { describe, expect, it } from 'vitest';
import { keyOf, timesOf, toCsv } from './csv.js';
import type { Measurement } from './measure.js';
import { expectColumns } from '../reports/testing/csv-columns.js';
import type { CsvColumns } from '../reports/testing/csv-columns.js';
import { MEASUREMENT } from './testing/measurements.js';
import { milliseconds, tableHead, tableRow } from './table.js';

const SMALL = MEASUREMENT;
const LARGE: Measurement = { ...SMALL, players: 1000, pair: 40, check: 123.456 };

describe('the table', () => {
  it('puts every figure under its heading', () => {
    const head = tableHead(false);
    const row = tableRow(SMALL, null, null);
    expect(row).toHaveLength(head.length);
    const titles = head.trim().split(/ {2,}| (?!MB)/);
    const cells = row.trim().split(/ +/);
    // No size above, so no growth.
    expect(cells).toHaveLength(titles.length - 1);
    expect(cells.slice(0, 5)).toEqual(['100', '1', '9', '0.050', '0.040']);
    expect(cells.slice(-3)).toEqual(['12.3', '98.7', '61']);
  });

  it('shows the growth since the size above', () => {
    expect(tableRow(LARGE, SMALL, null)).toMatch(/ 2\.00 +12\.3 +98\.7 +61$/);
  });

  it('shows the ratios to an earlier bench', () => {
    const row = tableRow(SMALL, null, { pair: 0.2, check: 0.998 });
    expect(row).toMatch(/ {4}2\.00 {5}0\.50$/);
    expect(row).toHaveLength(tableHead(true).length);
  });

  it.each([
    [0.01234, '0.012'],
    [1.234, '1.23'],
    [12.34, '12.3'],
    [1234.5, '1235'],
  ])('writes %d ms as %s', (ms, text) => {
    expect(milliseconds(ms)).toBe(text);
  });
});

describe('the CSV file', () => {
  it('has these figures in these columns, with four digits where they are no whole numbers', () => {
    const columns: CsvColumns<Measurement> = {
      edition: () => 'dutch-2026',
      kind: () => 'ordinary',
      players: ({ players }) => players,
      events: () => 1,
      rounds: () => 9,
      read: () => '0.0500',
      history: () => '0.0400',
      pair: ({ players }) => (players === 1000 ? 40 : '0.4000'),
      compare: () => '0.0050',
      report: () => '0.0040',
      check: ({ players }) => (players === 1000 ? '123.4560' : '0.4990'),
      slowestRound: () => '1.2340',
      slowestAt: () => '1/9',
      lastRound: () => '0.7000',
      coldPair: () => 5,
      coldCheck: () => '12.3400',
      coldStart: () => '98.7000',
      peakMb: () => '61.4000',
    };
    expectColumns(toCsv([SMALL, LARGE]), columns, [SMALL, LARGE]);
  });

  it('gives the times back', () => {
    const times = timesOf(toCsv([SMALL, LARGE]));
    expect(times.get(keyOf(SMALL))).toEqual({ pair: 0.4, check: 0.499 });
    expect(times.get(keyOf(LARGE))).toEqual({ pair: 40, check: 123.456 });
    expect(times.size).toBe(2);
  });

  it('gives them back from a spreadsheet, too', () => {
    const saved = toCsv([SMALL, LARGE])
      .trim()
      .split('\n')
      .map((line) => `"${line.replaceAll(',', '","')}"\r\n`);
    expect(timesOf(`\uFEFF${saved.join('')}`)).toEqual(timesOf(toCsv([SMALL, LARGE])));
  });

  it('has a heading for every column, in milliseconds a round and megabytes', () => {
    const [head, small] = toCsv([SMALL, LARGE]).trim().split('\n');
    expect(head).toBe(
      'edition,kind,players,events,rounds,read,history,pair,compare,report,check,slowestRound,slowestAt,lastRound,coldPair,coldCheck,coldStart,peakMb',
    );
    expect(small).toBe(
      'dutch-2026,ordinary,100,1,9,0.0500,0.0400,0.4000,0.0050,0.0040,0.4990,1.2340,1/9,0.7000,5,12.3400,98.7000,61.4000',
    );
  });

  it('is not taken for another file', () => {
    expect(() => timesOf('kind,players\nordinary,10\n')).toThrow('no column edition');
  });
});
