import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli, temporaryFolder } from '../cli/testing/run-cli.js';
import { generate } from '../generator/index.js';
import { hasChromium, inChromium } from './testing/chromium.js';
import { openedForTests } from './testing/opened.js';

/* Reports on paper. What the page prints is tested with the page. */

const EXAMPLE = readFileSync(new URL('example.trf', import.meta.url), 'utf8');
/** Between the edges of A4, in pixels. */
const PAPER = { upright: 703, across: 1031 };

describe.skipIf(!hasChromium)(inChromium('a report on paper'), () => {
  const opened = openedForTests();

  async function reportOf(text: string, width: number): Promise<Page> {
    const folder = temporaryFolder();
    const [file, report] = ['event.trf', 'report.html'].map((name) => join(folder, name));
    writeFileSync(file, text);
    await runCli(['check', '--format', 'html', '--out', report, file]);
    const context = await opened.browser.newContext({ viewport: { width, height: 900 } });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.setContent(readFileSync(report, 'utf8'));
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  it('has the rounds one after the other, each finding kept together, and the crosstable on a page of its own', async () => {
    const page = await reportOf(EXAMPLE, PAPER.upright);
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    const starts = page.locator('.round, article > section:last-of-type');
    expect(await starts.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakBefore))).toEqual([
      'auto',
      'page',
    ]);
    const finding = page.locator('.finding').first();
    expect(await finding.evaluate((one) => getComputedStyle(one).breakInside)).toBe('avoid');
    for (const hidden of await page.getByRole('button').all()) expect(await hidden.isVisible()).toBe(false);
  });

  it('prints a finding as the statement on its round, and is the page again after it', async () => {
    const page = await reportOf(EXAMPLE, 1000);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    const before = await page.locator('main').innerHTML();
    const title = await page.title();
    await page.getByRole('button', { name: 'Print this finding' }).first().click();
    const statement = page.locator('main > .statement');
    expect(await statement.count()).toBe(1);
    const heading = (await statement.locator('h2').textContent()) ?? '';
    expect(heading).toMatch(/: round \d+ deviates$/);
    expect(await page.title()).toBe(heading);
    const facts = await statement.locator('.meta').innerText();
    expect(facts).toContain(createHash('sha256').update(EXAMPLE).digest('hex'));
    await page.emulateMedia({ media: 'print' });
    const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await page.locator('main').innerHTML()).toBe(before);
    expect(await page.title()).toBe(title);
    // A browser that does not say when it has printed.
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Print this finding' }).first().click();
    await page.getByRole('button', { name: 'Back to the report' }).click();
    expect(await page.locator('main').innerHTML()).toBe(before);
    expect([await page.title(), await page.locator('body').getAttribute('class')]).toEqual([title, '']);
  });

  it.each([
    { rounds: 5, width: PAPER.upright, isTable: true },
    { rounds: 9, width: PAPER.upright, isTable: true },
    { rounds: 13, width: PAPER.upright, isTable: false },
    { rounds: 13, width: PAPER.across, isTable: true },
    { rounds: 19, width: PAPER.upright, isTable: false },
    { rounds: 19, width: PAPER.across, isTable: false },
  ])('a crosstable of $rounds rounds is seen whole on $width pixels', async ({ rounds, width, isTable }) => {
    const config = { players: 30, rounds, tieBreaks: ['BH/C1', 'BH', 'SB', 'DE'] };
    const [{ text }] = generate(config, { seed: 'crosstables', count: 1 });
    const page = await reportOf(text, width);
    const rows = page.getByRole('region', { name: 'Crosstable' }).locator('tbody tr');
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => ({
        display: getComputedStyle(row).display,
        right: Math.max(...[...row.children].map((cell) => cell.getBoundingClientRect().right)),
      })),
    );
    expect(new Set(shown.map(({ display }) => display))).toEqual(new Set([isTable ? 'table-row' : 'flex']));
    expect(shown).toHaveLength(30);
    expect(Math.max(...shown.map(({ right }) => right))).toBeLessThanOrEqual(width);
  });
});
