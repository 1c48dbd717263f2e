import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { altered, freshEvent, played, read } from '../checker/protocol/testing/play.js';
import { runCli, temporaryFolder } from '../cli/testing/run-cli.js';
import { barriers } from './testing/barriers.js';
import { buildServer } from './testing/built-server.js';
import type { BuiltServer } from './testing/built-server.js';
import { hasChromium, inChromium, openChromium } from './testing/chromium.js';
import { downloaded, visit } from './testing/visit.js';

const isBuilt = existsSync(fileURLToPath(new URL('../dist/server/work/worker.js', import.meta.url)));
const ROUNDS = 5;

describe.skipIf(!hasChromium || !isBuilt)(
  inChromium('an event through the pages of the server alone (after npm run build)'),
  () => {
    let server: BuiltServer;
    let browser: Browser;

    beforeAll(async () => {
      [server, browser] = await Promise.all([buildServer(), openChromium()]);
    });

    afterAll(async () => {
      await browser?.close();
      await server?.remove();
    });

    it('20 players, 5 rounds: keys, registration, rounds, a file taken back, deviations, end and norms', async () => {
      const { page, faults } = await visit(browser, `${server.url}/events.html`, {}, axe.source);
      await enter(page, server.key);
      await page.getByRole('link', { name: 'Keys' }).click();
      await page.getByLabel('Whose key it is').fill('Chess club');
      await page.getByRole('button', { name: 'Make a key', exact: true }).click();
      const key = await page.getByRole('form', { name: 'Make a key' }).locator('code').innerText();
      expect(key).toMatch(/^sp_/);
      const keys = page.getByRole('region', { name: 'Keys' });
      await keys.getByText('Chess club').waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(await onPhone(page)).toEqual({ sideways: 0, cards: ['block', 'Name'] });
      await page.getByRole('button', { name: 'Revoke the key of first administrator' }).click();
      await keys.getByText('only key of an administrator').waitFor();
      await page.getByRole('button', { name: 'Forget the key' }).click();

      await enter(page, key);
      await page.getByRole('link', { name: 'Events' }).click();
      await page.getByText('Register an event').first().click();
      let file = freshEvent('pages', 20, ROUNDS);
      const registered = page.getByLabel('File of the event, before its first round');
      await registered.setInputFiles(asFile('012 Open\n'));
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByText('not a valid tournament').waitFor();
      await registered.setInputFiles(asFile(file));
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByText('Its secret opens this event alone').waitFor();
      expect(await barriers(page)).toEqual([]);
      expect(await onPhone(page)).toEqual({ sideways: 0, cards: ['block', 'Rounds'] });
      await page.getByRole('region', { name: 'Running events' }).getByRole('link').first().click();

      const answer = page.getByRole('status', { name: 'Answer of the server' });
      /** Sends a file; gives the one that is answered. */
      const send = async (sent: string, heading: string): Promise<string> => {
        await page.getByText('Send a file instead').click();
        await page
          .getByLabel(/^(File of the event, as it|File with the results)/)
          .setInputFiles(asFile(sent));
        await page.getByRole('button', { name: 'Send the file, and ask for what comes next' }).click();
        await answer.getByText(heading).waitFor();
        return downloaded(
          page,
          heading === 'The event is closed'
            ? 'Download the final file'
            : `Download the pairings of round ${/\d+/.exec(heading)?.[0]}`,
        );
      };
      const first = await send(file, 'Round 1 is given out');
      expect(read(first).pairedRounds).toBe(1);
      await page.getByText('Send a file instead').click();
      await page.getByLabel('File with the results of round 1').setInputFiles(asFile(first));
      await page.getByRole('button', { name: 'Send the file, and ask for what comes next' }).click();
      await page.getByText('Round 1 has games without a result').waitFor();

      await page.getByText('Send a file instead').click();
      await send(
        played(first, () => '1'),
        'Round 2 is given out',
      );
      await page.getByRole('button', { name: 'Take the last file back' }).click();
      await page.getByRole('button', { name: 'Take it back' }).click();
      await page.getByText('All entries, each with its hash').click();
      await page.getByText('the file of entry 3 taken back').waitFor();
      expect(await answer.count()).toBe(0);

      let given = await send(withFirstBoardTurned(played(first)), 'Round 2 is given out');
      await answer.getByText(/^All \d+ differences of this round$/).click();
      expect(await answer.innerText()).toMatch(
        /Round 1: \d+ \S.*: (white|black) against \d+ was given out, (white|black) against \d+ came back\./,
      );
      expect(await barriers(page)).toEqual([]);
      for (let round = 3; round <= ROUNDS; round++)
        given = await send(played(given), `Round ${round} is given out`);
      expect(read(given).pairedRounds).toBe(ROUNDS);
      file = await send(played(given), 'The event is closed');
      const receipt = join(temporaryFolder(), 'receipt.json');
      writeFileSync(receipt, await downloaded(page, 'Take the receipt'));
      expect(file).toBe(played(given));
      await page.getByRole('region', { name: 'Norms of the event' }).getByText('norm').first().waitFor();
      await page.getByText(/No norm was made|Norms made/).waitFor();
      await page.getByText('Send a corrected file').click();
      await page.getByText('Corrected file, with all results').waitFor();
      // The file is drawn as it stands now, not as the last round was given out.
      const last = page.getByRole('region', { name: 'Crosstable' }).locator('tbody tr').first();
      await expect
        .poll(() => last.innerText())
        .toMatch(/\d+ [01½]\s+\d+ [01½]\s+\d+ [01½]\s+\d+ [01½]\s+\d+ [01½]/);
      expect(await barriers(page)).toEqual([]);
      const protocol = join(temporaryFolder(), 'protocol.json');
      writeFileSync(protocol, await downloaded(page, 'Download the protocol'));
      const verified = await runCli(['verify', protocol, '--heads', receipt]);
      expect([verified.code, verified.stdout]).toEqual([
        0,
        expect.stringContaining('event closed after round 5: HOLDS'),
      ]);
      await page.getByText('All entries, each with its hash').click();
      expect(await onPhone(page)).toEqual({ sideways: 0, cards: ['block', 'Entry'] });
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await barriers(page)).toEqual([]);
      await page.context().close();
      // What was refused is the only thing that the browser has told: keys for an organiser, the last administrator, two files.
      const refused = faults.map((fault) => /status of (\d+)/.exec(fault)?.[1] ?? fault);
      expect(refused.sort()).toEqual(['403', '409', '422', '422']);
    });
  },
);

/** On a window of 390 px: how far the page scrolls sideways; how the first row of a list is laid out, and what stands before its first cell. */
async function onPhone(page: Page): Promise<{ sideways: number; cards: string[] }> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const seen = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const row = document.querySelector('table.list tbody tr, table.events tbody tr')!;
    const named = row.querySelector('td[data-head], td[data-l]')!;
    const cell = getComputedStyle(named, '::before');
    const cards = [getComputedStyle(row).display, cell.content.replaceAll('"', '')];
    return { sideways: scrollWidth - clientWidth, cards };
  });
  if (before !== null) await page.setViewportSize(before);
  return seen;
}

/** Types a key in. */
async function enter(page: Page, key: string): Promise<void> {
  await page.getByLabel('Key, or the secret of an event').fill(key);
  await page.getByRole('button', { name: 'Show what it opens' }).click();
  await page.getByRole('button', { name: 'Forget the key' }).waitFor();
}

function asFile(text: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name: 'event.trf', mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** The two players of the first board of round 1 have the other colours. */
function withFirstBoardTurned(file: string): string {
  const { id, rounds } = read(file).players[0];
  const both = [id, rounds[0].opponent];
  return altered(
    file,
    (one, entry) =>
      both.includes(one) ? { ...entry, colour: entry.colour === 'white' ? 'black' : 'white' } : entry,
    1,
  );
}
