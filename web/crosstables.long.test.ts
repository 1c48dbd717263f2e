import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { runCli, temporaryFolder } from '../cli/testing/run-cli.js';
import { generate } from '../generator/index.js';
import { barriers } from './testing/barriers.js';
import { hasChromium, inChromium } from './testing/chromium.js';
import { openedForTests } from './testing/opened.js';
import { drop, shownFile, visit } from './testing/visit.js';

const PHONE = 390;
const SCREEN = 1280;
/** Points and four tie-breaks, numbers of three digits, a name as long as a file allows. */
const EVENTS = [9, 11, 13, 19].map((rounds) => {
  const config = { players: 120, rounds, tieBreaks: ['BH/C1', 'BH', 'SB', 'DE'] };
  const [{ text }] = generate(config, { seed: 'crosstables', count: 1 });
  const name = 'Somebody with a name of 33 letters'.slice(0, 33);
  return { rounds, text: text.replace(/^(001 .{10}).{33}/m, `$1${name}`) };
});
const WIDTHS = (rounds: number): number[] => (rounds === 13 ? [PHONE, 800, SCREEN] : [PHONE, SCREEN]);
const CASES = EVENTS.flatMap((event) => WIDTHS(event.rounds).map((width) => ({ ...event, width })));

describe.skipIf(!hasChromium)(inChromium('crosstables'), () => {
  const opened = openedForTests();

  it.each(CASES)(
    'of $rounds rounds need not be moved sideways on the page on $width px',
    async ({ text, width, rounds }) => {
      const options = { viewport: { width, height: 844 } };
      const { page, faults } = await visit(opened.browser, opened.built.url, options, axe.source);
      await drop(page, [{ name: 'wide.trf', content: text }]);
      await shownFile(page);
      await page.getByRole('region', { name: 'Crosstable' }).waitFor();
      expect(await sideways(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      const isTable =
        (await page.getByRole('region', { name: 'Crosstable' }).getByRole('columnheader').count()) > 0;
      expect(isTable).toBe(width === SCREEN && rounds <= 13);
      expect(await barriers(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  it.each(CASES)(
    'of $rounds rounds need not be moved sideways in a report on $width px',
    async ({ text, width, rounds }) => {
      const folder = temporaryFolder();
      const [file, report] = ['event.trf', 'report.html'].map((name) => join(folder, name));
      writeFileSync(file, text);
      const { code } = await runCli(['check', '--format', 'html', '--out', report, file]);
      expect(code).toBe(0);
      const context = await opened.browser.newContext({ viewport: { width, height: 844 }, bypassCSP: true });
      const page = await context.newPage();
      await page.setContent(readFileSync(report, 'utf8'));
      expect(await sideways(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      const row = page.getByRole('region', { name: 'Crosstable' }).locator('tbody tr').first();
      const isTable = (await row.evaluate((one) => getComputedStyle(one).display)) === 'table-row';
      expect(isTable).toBe(width === SCREEN && rounds <= 13);
      const last = await row.locator('td').last().boundingBox();
      expect(last!.x + last!.width).toBeLessThanOrEqual(width);
      await page.evaluate(axe.source);
      expect(await barriers(page)).toEqual([]);
      await context.close();
    },
  );
});

/** What is wider than the room it has. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.wide, .players')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(
        (one) => `${one.getAttribute('aria-label') ?? one.tagName}: ${one.scrollWidth} > ${one.clientWidth}`,
      ),
  );
}

/** Games and values of a crosstable that are not seen whole. */
function cutOff(page: Page): Promise<string[]> {
  const cells = page
    .getByRole('region', { name: 'Crosstable' })
    .locator('tbody td:nth-child(n+5), ol li, .values span');
  return cells.evaluateAll((all) =>
    all
      .filter((cell) =>
        [cell, ...cell.children].some(
          (one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1 && !one.matches('.hidden'),
        ),
      )
      .map(({ textContent }) => textContent),
  );
}
