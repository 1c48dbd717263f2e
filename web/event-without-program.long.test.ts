import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freshEvent, read } from '../checker/protocol/testing/play.js';
import { runCli, temporaryFolder } from '../cli/testing/run-cli.js';
import { Client } from '../server/testing/client.js';
import { barriers } from './testing/barriers.js';
import { buildServer } from './testing/built-server.js';
import type { BuiltServer } from './testing/built-server.js';
import { hasChromium, inChromium, openChromium } from './testing/chromium.js';
import { downloaded, visit } from './testing/visit.js';

const isBuilt = existsSync(fileURLToPath(new URL('../dist/server/work/worker.js', import.meta.url)));
const ROUNDS = 4;

/** What the buttons say, and what the result is worth for White and Black. */
const CHOICES = [
  { button: /^1–0 .* wins$/, points: [10, 0], isMore: false },
  { button: /^½–½ Draw$/, points: [5, 5], isMore: false },
  { button: /^0–1 .* wins$/, points: [0, 10], isMore: false },
  { button: /^\+ – .* did not appear$/, points: [10, 0], isMore: true },
  { button: /^– \+ .* did not appear$/, points: [0, 10], isMore: true },
  { button: /^– – Both did not appear$/, points: [0, 0], isMore: true },
] as const;

describe.skipIf(!hasChromium || !isBuilt)(
  inChromium('an event without a pairing program, played on the page of the server (after npm run build)'),
  () => {
    let server: BuiltServer;
    let browser: Browser;

    beforeAll(async () => {
      [server, browser] = await Promise.all([buildServer(), openChromium()]);
    }, 120_000);

    afterAll(async () => {
      await browser?.close();
      await server?.remove();
    });

    /** The page of a new event, opened with the secret of the event. */
    async function openEvent(seed: string, players: number): Promise<Page> {
      const administrator = await Client.of(server.url, server.key);
      const { key } = await administrator.get('addKey', { body: { name: seed, role: 'organiser' } });
      const body = freshEvent(seed, players, ROUNDS);
      const { event, secret } = await administrator.as(key).get('registerTournament', { body });
      const url = `${server.url}/events.html#/event/${event}`;
      const { page, faults } = await visit(browser, url, {}, axe.source);
      onTestFinished(async () => {
        await page.context().close();
        expect(faults).toEqual([]);
      });
      await page.getByLabel('Key, or the secret of an event').fill(secret);
      await page.getByRole('button', { name: 'Show what it opens' }).click();
      await page.getByRole('button', { name: 'Pair round 1' }).waitFor();
      return page;
    }

    it('every result is entered in two taps, and counts in the file that closes the event', async () => {
      const page = await openEvent('two taps', 13);
      expect(await page.getByText('Not compared.').count()).toBe(1);
      expect(await barriers(page)).toEqual([]);
      const points = new Map<number, number>();
      const add = (id: number, tenths: number): void => {
        points.set(id, (points.get(id) ?? 0) + tenths);
      };
      await page.getByRole('button', { name: 'Pair round 1' }).click();
      for (let round = 1; round <= ROUNDS; round++) {
        await page.getByRole('heading', { name: `Results of round ${round}` }).waitFor();
        expect(await page.getByRole('button', { name: /^Pair round|^Send the results/ }).count()).toBe(0);
        for (const [white, black, choice] of await enterAll(page, round)) {
          add(white, CHOICES[choice].points[0]);
          add(black, CHOICES[choice].points[1]);
        }
        if (round === 1) {
          await absent(page, 3, 'half-point-bye');
          await absent(page, 5, 'withdrawn');
          expect(await barriers(page)).toEqual([]);
        }
        if (round === 2) add(3, 5);
        const given = read(await downloaded(page, `Download the pairings of round ${round}`));
        for (const { id, rounds } of given.players) if (rounds[round - 1].result === 'U') add(id, 10);
        const next = round < ROUNDS ? `Pair round ${round + 1}` : 'Send the results and close the event';
        await page.getByRole('button', { name: next }).click();
      }
      await page.getByText('The event is closed.', { exact: true }).waitFor();
      await page
        .getByRole('region', { name: 'Deviations of the event' })
        .getByText('✓ as given out')
        .waitFor();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      const final = read(await downloaded(page, 'Download the final file'));
      expect(final.wrongPoints).toEqual([]);
      expect(final.players.map(({ id, points: sum }) => [id, sum])).toEqual(
        final.players.map(({ id }) => [id, points.get(id) ?? 0]),
      );
      const byId = new Map(final.players.map((player) => [player.id, player]));
      expect(byId.get(3)?.rounds[1].result).toBe('H');
      expect(
        byId
          .get(5)
          ?.rounds.slice(1)
          .map(({ result }) => result),
      ).toEqual(['Z', 'Z', 'Z']);
      const all = final.players.flatMap(({ rounds }) => rounds.map(({ result }) => result));
      for (const result of ['1', '=', '0', '+', '-', 'U']) expect(all).toContain(result);
      const protocol = join(temporaryFolder(), 'protocol.json');
      writeFileSync(protocol, await downloaded(page, 'Download the protocol'));
      const verified = await runCli(['verify', protocol]);
      expect([verified.code, verified.stdout]).toEqual([
        0,
        expect.stringContaining('event closed after round 4: HOLDS'),
      ]);
    });

    it('results that are not sent survive a reload, and are never taken for those of another pairing', async () => {
      const page = await openEvent('reload', 8);
      await page.getByRole('button', { name: 'Pair round 1' }).click();
      await page.getByRole('button', { name: 'Enter results' }).click();
      await page.getByRole('button', { name: CHOICES[2].button }).click();
      await page.getByText('3 results are missing').or(page.getByText('Three results are missing')).waitFor();
      await absent(page, 2, 'absent');
      const before = await boardsOf(page).allInnerTexts();
      expect(before[0]).toContain('0–1');
      await page.reload();
      await page.getByText('What was entered here before is shown again. It is not sent yet.').waitFor();
      expect(await boardsOf(page).allInnerTexts()).toEqual(
        before.map((text) => text.replace('close', 'enter')),
      );
      await page.getByText('Absences and withdrawals before round 2 (1)').waitFor();
      // The round is taken back and paired again without two players: nothing of the old results is left.
      await page.getByRole('button', { name: 'Take the last file back' }).click();
      await page.getByRole('button', { name: 'Take it back' }).click();
      await page.getByText('Round 1 can be paired.').waitFor();
      await absent(page, 1, 'absent');
      await absent(page, 4, 'absent');
      await page.getByRole('button', { name: 'Pair round 1' }).click();
      await page.getByText('Three results are missing').waitFor();
      expect((await boardsOf(page).allInnerTexts()).join()).not.toMatch(/0–1/);
      expect(await page.getByText('What was entered here before').count()).toBe(0);
    });

    it('a file that is taken back leaves its results to be corrected', async () => {
      const page = await openEvent('taken back', 6);
      await page.getByRole('button', { name: 'Pair round 1' }).click();
      await page.getByRole('heading', { name: 'Results of round 1' }).waitFor();
      await enterAll(page, 1);
      const entered = await boardsOf(page).locator('.res').allInnerTexts();
      await page.getByRole('button', { name: 'Pair round 2' }).click();
      await page.getByText('0 of 3 results').waitFor();
      await page.getByRole('button', { name: 'Take the last file back' }).click();
      await page.getByRole('button', { name: 'Take it back' }).click();
      await page.getByText('All results of round 1 are entered.').waitFor();
      expect(await boardsOf(page).locator('.res').allInnerTexts()).toEqual(entered);
      await boardsOf(page).first().click();
      await page.getByRole('button', { name: CHOICES[0].button }).click();
      await page.getByRole('button', { name: 'Pair round 2' }).click();
      await page.getByText('0 of 3 results').waitFor();
      expect(await page.getByText('✓ as given out').count()).toBe(2);
    });

    it('a double tap does not give the next board a result, and a result can be changed and removed', async () => {
      const page = await openEvent('double', 8);
      await page.getByRole('button', { name: 'Pair round 1' }).click();
      await page.getByRole('button', { name: 'Enter results' }).click();
      await page.getByRole('button', { name: CHOICES[0].button }).dblclick({ force: true });
      await page.getByText('1 of 4 results').waitFor();
      const second = boardsOf(page).nth(1);
      expect(await second.getAttribute('aria-expanded')).toBe('true');
      expect(await second.innerText()).toContain('–');
      expect(await second.innerText()).not.toContain('1–0');
      const first = boardsOf(page).nth(0);
      await rested(page);
      await first.click();
      await page.getByRole('button', { name: CHOICES[1].button }).click();
      expect(await first.innerText()).toContain('½–½');
      await page.waitForTimeout(REST);
      await first.click();
      await page.getByRole('button', { name: 'More results' }).click();
      await page.getByRole('button', { name: 'Remove the result' }).click();
      await page.getByText('0 of 4 results').waitFor();
    });

    it('results are entered by the keyboard alone', async () => {
      const page = await openEvent('keyboard', 6);
      await page.getByRole('button', { name: 'Pair round 1' }).press('Enter');
      await page.getByRole('button', { name: 'Enter results' }).press('Enter');
      for (const count of [1, 2, 3]) {
        await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('board');
        await page.keyboard.press('Tab');
        await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/wins$/);
        await page.keyboard.press('Enter');
        await page.getByText(`${count} of 3 results`).waitFor();
        await page.waitForTimeout(REST);
      }
      await page.getByRole('button', { name: 'Pair round 2' }).waitFor();
    });

    it('the list on paper has no buttons, and the pairings begin their own page', async () => {
      const page = await openEvent('paper', 9);
      await page.getByRole('button', { name: 'Pair round 1' }).click();
      await page.getByRole('heading', { name: 'Results of round 1' }).waitFor();
      await page.emulateMedia({ media: 'print' });
      const list = page.getByRole('region', { name: 'Pairings of round 1' });
      expect(await list.locator('tbody tr').count()).toBe(5);
      expect(await page.locator('.paper').evaluate((one) => getComputedStyle(one).breakBefore)).toBe('page');
      const buttons = await page.locator('button:not(.cell), summary, form').all();
      for (const button of buttons) expect(await button.isVisible()).toBe(false);
    });
  },
);

function boardsOf(page: Page): Locator {
  return page.locator('.entry button.board');
}

/** Longer than the buttons rest after a result, in milliseconds. */
const REST = 700;

/** The board that has opened takes a result. */
async function rested(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('button', { name: CHOICES[1].button }).isEnabled()).toBe(true);
}

/**
 * Enters a result for every board: a tap on the board where it is not open, a tap on the result.
 * @returns the numbers of White and Black, and the place in CHOICES.
 */
async function enterAll(page: Page, round: number): Promise<(readonly [number, number, number])[]> {
  const count = await boardsOf(page).count();
  const done: (readonly [number, number, number])[] = [];
  for (let index = 0; index < count; index++) {
    const board = boardsOf(page).nth(index);
    if ((await board.getAttribute('aria-expanded')) === 'false') await board.click();
    const [white, black] = (await board.locator('small').allInnerTexts()).map(Number);
    const choice = (index * 5 + round * 2) % CHOICES.length;
    const { button, isMore } = CHOICES[choice];
    if (isMore) await page.getByRole('button', { name: 'More results' }).click();
    await page.getByRole('button', { name: button }).click();
    done.push([white, black, choice]);
  }
  return done;
}

async function absent(page: Page, player: number, kind: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Absences' });
  if (!(await form.isVisible())) await page.getByText(/^Absences and withdrawals/).click();
  await form.getByLabel('Player').selectOption(String(player));
  await form.getByLabel('Absence').selectOption(kind);
  await form.getByRole('button', { name: 'Add' }).click();
}
