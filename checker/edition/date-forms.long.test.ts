import { describe, expect, it } from 'vitest';
import { DEFAULT_CHECK } from '../check-tournament.js';
import { checkFile } from '../index.js';
import { GOLDEN, goldenFiles, hasGolden } from '../testing/golden.js';
import { runs } from '../../tests/suite.js';

/** Files of each edition; `npm run test:long` checks all of them. */
const RUNS = runs(4, 4, 10_000);

/** Days on which an edition was in force; of the second one day and month exchanged are on the other side of a border. */
const DAYS = {
  'dutch-2012': ['2015-05-29', '2017-06-07'],
  'dutch-2017': ['2020-05-29', '2026-01-05'],
  'dutch-2026': ['2027-05-29', '2026-05-01'],
} as const;

const FORMS: readonly ((year: string, month: string, day: string) => string)[] = [
  (y, m, d) => `${y}/${m}/${d}`,
  (y, m, d) => `${y}-${m}-${d}`,
  (y, m, d) => `${y}.${m}.${d}`,
  (y, m, d) => `${y}${m}${d}`,
  (y, m, d) => `${d}/${m}/${y}`,
  (y, m, d) => `${d}-${m}-${y}`,
  (y, m, d) => `${d}. ${m}. ${y}`,
  (y, m, d) => `${Number(d)}.${Number(m)}.${y}`,
  (y, m, d) => `${m}/${d}/${y}`,
  (y, m, d) => `${y.slice(2)}/${m}/${d}`,
  (y, m, d) => `${d}/${m}/${y.slice(2)}`,
  (y, m, d) => `${d}.${m}.${y.slice(2)}`,
  (y, m, d) => `${d}${m}${y}`,
  (y, m, d) => `${MONTHS[Number(m)]} ${Number(d)}, ${y}`,
  (y, m, d) => `${Number(d)} ${MONTHS[Number(m)]} ${y}`,
  (y, m, d) => `${d}-${MONTHS[Number(m)].slice(0, 3)}-${y}`,
  (y, m, d) => `Friday, ${d}/${m}/${y}`,
  (y, m, d) => `${d}/${m}/${y} 18:00`,
  () => 'next Friday',
  () => '2026/99/99',
];
const MONTHS = '? January February March April May June July'.split(' ');

describe.skipIf(!hasGolden).each(Object.entries(DAYS))(`${GOLDEN}, %s`, (id, days) => {
  const files = goldenFiles(id);
  const step = Math.max(1, Math.floor(files.length / RUNS));
  const sample = files.filter((_, index) => index % step === 0);

  it('have the same verdict in every form of their date', { timeout: Infinity }, () => {
    expect(sample.length).toBeGreaterThanOrEqual(4);
    for (const { name, content } of sample) {
      const text = content.toString('latin1').replace(/^(?:042|052|132|092|192).*[\r\n]+/gm, '');
      const verdicts = (date: string): { edition: string | undefined; rounds: string[] } => {
        const report = checkFile(`042 ${date}\r${text}`, name, { ...DEFAULT_CHECK, standings: null });
        expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
        return { edition: report.edition?.id, rounds: report.rounds.map(({ verdict }) => verdict) };
      };
      for (const day of days) {
        const [year, month, date] = day.split('-');
        const expected = verdicts(day.replaceAll('-', '/'));
        expect(expected.edition, name).toBe(id);
        // Where a round departs from the rules of its day, others may be closer.
        if (expected.rounds.some((verdict) => verdict !== 'agrees')) continue;
        for (const form of FORMS) {
          const written = form(year, month, date);
          expect(verdicts(written).rounds, `${name}: ${written}`).toEqual(expected.rounds);
        }
      }
    }
  });
});
