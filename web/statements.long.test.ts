import { describe, expect, it } from 'vitest';
import type { TournamentReport } from '../checker/index.js';
import { checkStatement } from '../reports/html/statement.js';
import { wrongRoundReports } from '../reports/html/testing/checked-files.js';
import { foreignReports, matchReports } from '../reports/html/testing/deviating-reports.js';
import { wholeReport } from '../reports/testing/whole-report.js';
import { hasChromium, inChromium } from './testing/chromium.js';
import { openedForTests } from './testing/opened.js';
import { sheetsOf } from './testing/sheets.js';

const MADE = { made: { day: '2026-11-30', options: [] } };

describe.skipIf(!hasChromium)(inChromium('statements on paper'), () => {
  const opened = openedForTests();

  it('have one page each, for all editions and sizes of events', async () => {
    const made = [...foreignReports([12, 25, 40, 150]), ...matchReports()];
    const reports = [...made.map(({ report }) => report), ...wrongRoundReports()];
    const edition = ({ edition }: TournamentReport): string => edition?.id ?? '';
    expect(new Set(reports.filter(({ verdict }) => verdict === 'deviates').map(edition)).size).toBe(14);
    const statements = wholeReport(checkStatement, reports, MADE);
    const count = statements.match(/<section class="statement/g)?.length ?? 0;
    expect(count).toBeGreaterThan(200);
    expect(await sheetsOf(opened.browser, statements)).toBe(count);
  });
});
