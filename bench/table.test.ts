import { describe, expect, it } from 'vitest';
import { keyOf, timesOf, toCsv } from './csv.js';
import type { Measurement } from './measure.js';
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
