import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli, temporaryFolder } from '../cli/testing/run-cli.js';
import { editions, pairsTeams } from '../engine/index.js';
import { generate } from '../generator/index.js';
import { barriers } from './testing/barriers.js';
import { servePage } from './testing/built-page.js';
import { hasChromium, inChromium } from './testing/chromium.js';
import { openedForTests } from './testing/opened.js';
import { drop, openFile, shownFile, visit } from './testing/visit.js';
import { inWholeSuite, isWholeSuite } from '../tests/suite.js';

const WRONG = {
  name: 'example.trf',
  content: readFileSync(new URL('example.trf', import.meta.url), 'utf8'),
};

/** An edition that pairs teams. */
const TEAMS = editions.find(pairsTeams)?.id ?? '';

describe.skipIf(!hasChromium)(inChromium('the page, for whoever has to trust it'), () => {
  const opened = openedForTests();

  const SIZES = [
    { colorScheme: 'light', viewport: { width: 390, height: 844 } },
    { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  ] as const;

  it.each(isWholeSuite ? SIZES : SIZES.slice(0, 1))(
    'is open to everybody: $colorScheme, $viewport.width px',
    async (options) => {
      const { page, faults } = await visit(opened.browser, opened.built.url, options, axe.source);
      await page.getByRole('button', { name: 'See an example first' }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await drop(page, [WRONG, { name: 'broken.trf', content: '001' }]);
      await page.getByRole('heading', { level: 1, name: 'Pairings of 2 tournaments' }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await openFile(page, WRONG.name);
      await page.locator('.round-view .finding').first().waitFor();
      await page.getByText('The whole round by the rules, bracket by bracket').click();
      await page.locator('.round-view > details .bracket').first().waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('region', { name: 'Crosstable' }).getByRole('button').first().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Boards of round 3' }).getByRole('button').first().click();
      await page.getByRole('region', { name: 'Answer' }).getByRole('heading', { level: 3 }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Statement on round 3' }).click();
      await page.locator('section.statement').waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Back to the result' }).click();
      await page.getByRole('link', { name: 'All 2 tournaments' }).click();
      await openFile(page, 'broken.trf');
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  const [{ text: ofTeams }] = generate({ system: TEAMS, players: 8, rounds: 5 }, { seed: 'trust', count: 1 });
  const RIGHT = readFileSync(new URL('../corpus/examples/mastering-the-dutch.trf', import.meta.url), 'utf8');
  const SHOWN: Readonly<Record<string, string | null>> = {
    'the start': null,
    'a deviation': WRONG.content,
    'a right file': RIGHT,
    'an event of teams': ofTeams,
    'a file that is not valid': RIGHT.replace(/^(001 .*?[wb]) [1=0]/m, '$1 9'),
  };

  it.each([390, 1280])(
    'is open to everybody on %i px, whatever it shows, and nothing is cut off',
    async (width) => {
      const options = { viewport: { width, height: 844 } };
      for (const [name, content] of Object.entries(SHOWN)) {
        const { page, faults } = await visit(opened.browser, opened.built.url, options, axe.source);
        if (content === null) await page.getByText('What a deviation looks like').waitFor();
        else {
          await drop(page, [{ name: 'shown.trf', content }]);
          await shownFile(page);
          await page.getByRole('region', { name: 'Crosstable' }).waitFor();
        }
        expect(await barriers(page), name).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
        expect(faults, name).toEqual([]);
        await page.context().close();
      }
    },
  );

  it.each([390, 1280])('the reports to look at are open to everybody on %i px', async (width) => {
    const folder = temporaryFolder();
    const file = join(folder, 'example.trf');
    writeFileSync(file, WRONG.content);
    for (const argv of [
      ['check'],
      ['explain', '--round', '3'],
      ['explain', '--round', '3', '--pair', '17-22'],
    ]) {
      const report = join(folder, `${argv.join('')}.html`);
      await runCli([...argv, '--format', 'html', '--out', report, file]);
      const context = await opened.browser.newContext({ viewport: { width, height: 844 }, bypassCSP: true });
      const page = await context.newPage();
      await page.setContent(readFileSync(report, 'utf8'));
      await page.evaluate(axe.source);
      expect(await barriers(page), argv.join(' ')).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), argv.join(' ')).toBe(width);
      await context.close();
    }
  });

  inWholeSuite('moves nothing once it is shown', async () => {
    const { page } = await visit(
      opened.browser,
      opened.built.url,
      {},
      `window.moved = 0;
       new PerformanceObserver((list) => {
         for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
       }).observe({ type: 'layout-shift', buffered: true });`,
    );
    await page.locator('.settings option').nth(3).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
    await page.context().close();
  });

  it('opens and checks without network after the first time', async () => {
    const own = await servePage();
    onTestFinished(own.stop);
    const { page, faults } = await visit(opened.browser, own.url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await own.stop();
    await page.reload();
    await page.getByRole('button', { name: 'See an example first' }).click();
    expect(await shownFile(page)).toBe('✗ Round 5 deviates. Rounds 1 to 4 are paired by the rules.');
    await page.locator('.round-view .finding').first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('may load nothing from elsewhere, run no text as a program and send nothing', async () => {
    const html = readFileSync(join(opened.built.folder, 'index.html'), 'utf8');
    const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "worker-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    const { page } = await visit(opened.browser, opened.built.url);
    const blocked = page.waitForEvent('console', (message) =>
      message.text().includes('Content Security Policy'),
    );
    const isSent = await page.evaluate(() =>
      fetch('./index.html').then(
        () => true,
        () => false,
      ),
    );
    expect(isSent).toBe(false);
    await blocked;
    expect(await page.getByText(/^Nothing leaves your browser|Nothing leaves your browser\.$/).count()).toBe(
      1,
    );
    await page.context().close();
  });

  it('is built of scripts that make no scripts, and of addresses that hold in any folder', () => {
    const files = readdirSync(opened.built.folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const { name, parentPath } of files) {
      const text = readFileSync(join(parentPath, name), 'utf8');
      expect(text, name).not.toMatch(/\bnew Function\b|\beval\(|\bimportScripts\(/);
      expect(text, name).not.toMatch(/(?:src|href)="\/|https?:\/\/(?!www\.w3\.org\/|localhost)/);
    }
  });
});
