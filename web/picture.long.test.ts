import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasChromium, inChromium } from './testing/chromium.js';
import { openedForTests } from './testing/opened.js';
import { chooseRules, drop, shownFile, visit } from './testing/visit.js';

const FILE = 'mastering-the-dutch.trf';
const PICTURES = new URL('../docs/pictures/', import.meta.url);
/** `npm run pictures` makes the picture anew. */
const isMade = process.env['SWISSPROOF_PICTURES'] !== undefined;

describe.skipIf(!hasChromium)(inChromium('the picture of the page in the README'), () => {
  const opened = openedForTests();

  it('is no older than what it shows', async () => {
    const { page } = await visit(opened.browser, opened.built.url, {
      viewport: { width: 1280, height: 860 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const content = readFileSync(new URL(`../corpus/examples/${FILE}`, import.meta.url));
    page.setDefaultTimeout(60_000);
    await drop(page, [{ name: FILE, content }]);
    await shownFile(page);
    await chooseRules(page, 'dutch-2017');
    await page.locator('.file-view').getByText('(--rules dutch-2017)').first().waitFor();
    await page.locator('.round-view .finding').first().waitFor();
    for (const heading of ['Boards of round 5', 'Crosstable'])
      await page.getByRole('heading', { name: heading }).first().waitFor();
    const shown = `${await page.locator('body').innerText()}\n`;
    const heading = page.locator('.round-view h3').first();
    await heading.evaluate((one) => {
      scrollTo({ top: one.getBoundingClientRect().top + scrollY - 160, behavior: 'instant' });
    });
    if (isMade) writeFileSync(new URL('page.png', PICTURES), await page.screenshot());
    await page.context().close();
    await expect(shown).toMatchFileSnapshot(fileURLToPath(new URL('page.txt', PICTURES)));
  });
});
