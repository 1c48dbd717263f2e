import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { verifyProtocol } from '../checker/protocol/index.js';
import type { ProtocolDocument } from '../checker/protocol/index.js';
import { turned, withTeamRound } from '../checker/protocol/testing/alter-teams.js';
import { freshEventBy, playedMatches } from '../checker/protocol/testing/play-matches.js';
import { altered, freshEvent, played } from '../checker/protocol/testing/play.js';
import { editions, pairsTeams } from '../engine/index.js';
import { createHash } from 'node:crypto';
import { Client } from '../server/testing/client.js';
import { barriers } from './testing/barriers.js';
import { buildServer } from './testing/built-server.js';
import type { BuiltServer } from './testing/built-server.js';
import { hasChromium, inChromium, openChromium } from './testing/chromium.js';
import { contentOf, downloaded, visit } from './testing/visit.js';
import { inWholeSuite } from '../tests/suite.js';

const isBuilt = existsSync(fileURLToPath(new URL('../dist/server/work/worker.js', import.meta.url)));
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What a browser runs where it is not taken for text. */
const SCRIPT = '<img src=x onerror=window.ran=1>';

describe.skipIf(!hasChromium || !isBuilt)(
  inChromium('the pages of the pairings server (after npm run build)'),
  () => {
    let server: BuiltServer;
    let browser: Browser;
    let administrator: Client;
    let organiser: string;
    /** Played with an altered pairing. */
    let altering: string;

    beforeAll(async () => {
      [server, browser] = await Promise.all([buildServer(), openChromium()]);
      administrator = await Client.of(server.url, server.key);
      organiser = (await administrator.get('addKey', { body: { name: SCRIPT, role: 'organiser' } })).key;
      const client = administrator.as(organiser);
      const quiet = freshEvent('quiet', 8, 3);
      await client.get('registerTournament', { body: quiet, query: { program: 'Quiet' } });
      const file = withScripts(freshEvent('altering', 12, 4));
      const event = await client.get('registerTournament', { body: file });
      altering = event.event;
      const first = await client.get('askForRound', { path: event, body: file });
      const one = first.boards[0];
      const two = first.boards[1];
      // The organiser lets White of the first two boards change places.
      const partner = new Map([
        [one.white, two.black],
        [two.black, one.white],
        [two.white, one.black],
        [one.black, two.white],
      ]);
      const changed = altered(
        first.file,
        (id, entry) => ({ ...entry, opponent: partner.get(id) ?? entry.opponent }),
        1,
      );
      await client.get('askForRound', { path: event, body: played(changed) });
    }, 120_000);

    afterAll(async () => {
      await browser?.close();
      await server?.remove();
    });

    /** The page with a key typed in, which has done nothing wrong when the test is over. */
    async function open(key: string, place = ''): Promise<Page> {
      const { page, faults } = await visit(browser, `${server.url}/events.html${place}`, {}, axe.source);
      onTestFinished(async () => {
        expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined();
        await page.context().close();
        expect(faults).toEqual([]);
      });
      await page.getByLabel('Key, or the secret of an event').fill(key);
      await page.getByRole('button', { name: 'Show what it opens' }).click();
      return page;
    }

    it('are served with the policy of the server, and the page that checks files beside them', async () => {
      for (const path of ['/', '/events.html']) {
        const response = await fetch(`${server.url}${path}`);
        expect([response.status, response.headers.get('content-type')]).toEqual([
          200,
          'text/html; charset=utf-8',
        ]);
        const policy = response.headers.get('content-security-policy') ?? '';
        expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
        expect(policy).not.toMatch(/unsafe|\*/);
      }
    });

    inWholeSuite('list and search the events that the key opens', async () => {
      const page = await open(organiser);
      await page.getByRole('heading', { level: 1, name: 'One of 2 events needs attention' }).waitFor();
      const rows = page.locator('table.events tbody tr');
      await rows.nth(1).waitFor();
      expect(await rows.count()).toBe(2);
      const urgent = page.getByRole('region', { name: 'Events that need attention' }).locator('tbody tr');
      expect(await urgent.count()).toBe(1);
      await urgent.getByText('Round 1 differs from what was given out.').waitFor();
      expect(await urgent.locator('b').first().innerText()).toBe(SCRIPT);
      expect(await urgent.getByRole('link').count()).toBe(1);
      const running = page.getByRole('region', { name: 'Running events' }).locator('tbody tr');
      expect(await running.innerText()).toMatch(/not paired yet[^]*Pair round 1/);
      expect(await page.getByRole('list', { name: 'Events by state' }).innerText()).toMatch(
        /^1\s+differ from[^]*0\s+wait for[^]*1\s+run as[^]*0\s+closed$/,
      );
      expect(await barriers(page)).toEqual([]);
      await page.getByText('Search the events').click();
      await page.getByLabel('Program, as it is written').fill('Quiet');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('1 shown').waitFor();
      expect(await rows.count()).toBe(1);
      expect(await rows.locator('b').first().innerText()).not.toBe(SCRIPT);
      await page.getByLabel('Program, as it is written').fill('Nobody’s');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('no event').waitFor();
    });

    it('show an event: its deviations, its rounds with drawings, its protocol', async () => {
      const page = await open(organiser);
      await page.getByRole('link', { name: SCRIPT }).click();
      await page.getByText('All entries, each with its hash').click();
      await page.getByText('Hash (SHA-256)', { exact: true }).waitFor();
      const deviations = page.getByRole('region', { name: 'Deviations of the event' });
      const chips = await deviations.locator('.chip').allInnerTexts();
      expect(chips).toContain('✗ other opponents');
      expect(await deviations.locator('.b.no').count()).toBe(2);
      expect(await deviations.locator('.b.yes').count()).toBe(2);
      const line = page.getByRole('list', { name: 'Rounds of the event' }).getByRole('listitem');
      expect(await line.allInnerTexts()).toEqual([
        expect.stringMatching(/1[^]*✗ differs/),
        expect.stringMatching(/2[^]*0 of 6 results/),
        expect.stringMatching(/3[^]*not paired/),
        expect.stringMatching(/4[^]*not paired/),
      ]);
      expect(await page.getByText(/^Round [12] \d{4}-/).count()).toBe(2);
      await page.getByText(/^Round 1 \d{4}-/).click();
      const boards = page.getByRole('region', { name: 'Boards of round 1 as given out' });
      expect(await boards.locator('tbody tr').count()).toBe(6);
      await page.locator('.file-view').getByText('The bracket, drawn').first().click();
      await page.locator('.file-view .finding').getByRole('img').first().waitFor();
      expect(await page.locator('.file-view h2').first().innerText()).toBe(SCRIPT);
      expect(await page.locator('.file-view .result').innerText()).toMatch(/^✗\s+Round 1 deviates/);
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('navigation', { name: 'Rounds' }).getByRole('link').nth(1).click();
      await page.locator('.round-view h3').filter({ hasText: 'Round 2' }).waitFor();
      const protocol = JSON.parse(await downloaded(page, 'Download the protocol')) as ProtocolDocument;
      expect(protocol.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
      expect(verifyProtocol(protocol, hash).every(({ verdict }) => verdict === 'holds')).toBe(true);
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the pairings of round 2' }).click();
      const pairings = await coming;
      expect(pairings.suggestedFilename()).toBe('img-src-x-onerror-window-ran-1-round-2.trf');
      expect(await contentOf(pairings)).toContain(SCRIPT);
    });

    inWholeSuite('show an event of teams, in words of teams', async () => {
      const club = { name: 'Team club', role: 'organiser' };
      const client = administrator.as((await administrator.get('addKey', { body: club })).key);
      const file = freshEventBy(editions.find(pairsTeams)!, 'page', 9, 4);
      const event = await client.get('registerTournament', { body: file });
      const first = await client.get('askForRound', { path: event, body: file });
      const back = withTeamRound(playedMatches(first.file), 1, turned);
      const second = await client.get('askForRound', { path: event, body: back });
      expect(second.deviations.map(({ kind }) => kind).slice(0, 2)).toEqual(['colour', 'colour']);
      const page = await open(client.key, `#/event/${event.event}`);
      await page.getByText('All entries, each with its hash').click();
      await page.getByText('Hash (SHA-256)', { exact: true }).waitFor();
      const deviations = page.getByRole('region', { name: 'Deviations of the event' });
      await deviations.getByText(/^All \d+ differences of this round$/).click();
      expect(await deviations.locator('li').first().innerText()).toMatch(/^Round 1: team \d/);
      // Results of matches are sent in a file.
      await page.getByText('Send the file with the results of round 2.').waitFor();
      expect(await page.getByRole('button', { name: 'Enter results' }).count()).toBe(0);
      await page.getByText(/^Round 1 \d{4}-/).click();
      const boards = page.getByRole('region', { name: 'Boards of round 1 as given out' });
      expect(await boards.locator('tbody tr').count()).toBe(5);
      await page.locator('.file-view').getByText('The bracket, drawn').first().click();
      await page.locator('.file-view .finding').getByRole('img').first().waitFor();
      const shown = await page.locator('.file-view').innerText();
      expect(shown).toContain('9 teams');
      expect(shown).not.toMatch(/\bplayers?\b/i);
      expect(await barriers(page)).toEqual([]);
    });

    inWholeSuite('show a script that is stored as a name as text, and do not run it', async () => {
      const page = await open(organiser, `#/event/${altering}`);
      await page.locator('.file-view').getByText('The bracket, drawn').first().click();
      await page.locator('.file-view .finding').getByRole('img').first().waitFor();
      const names = await page.getByRole('region', { name: 'Crosstable' }).innerText();
      expect(names).toContain(SCRIPT);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(SCRIPT);
      await page.getByText('About this event').click();
      expect(await page.locator('.about dd').first().innerText()).toBe(SCRIPT);
      expect(await page.locator('img').count()).toBe(0);
    });

    inWholeSuite('search the deviations of all events', async () => {
      const page = await open(server.key, '#/deviations');
      const rows = page.getByRole('region', { name: 'Deviations' }).locator('tbody tr');
      await rows.first().waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.getByLabel('Kind, like pair or result').fill('rating');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('no deviation').waitFor();
      await page.getByLabel('Kind, like pair or result').fill('pair');
      await page.getByRole('button', { name: 'Search' }).click();
      await rows.first().waitFor();
      const kinds = await rows.locator('td:nth-child(3)').allInnerTexts();
      expect([...new Set(kinds)]).toEqual(['pair']);
      await rows.first().getByRole('link').click();
      await page.getByRole('heading', { level: 1 }).filter({ hasText: SCRIPT }).waitFor();
    });

    inWholeSuite('evaluate the closed events together, for keys', async () => {
      const club = { name: 'Closing club', role: 'organiser' };
      const client = administrator.as((await administrator.get('addKey', { body: club })).key);
      let file = freshEvent('closing', 8, 2);
      const event = await client.get('registerTournament', { body: file, query: { program: 'Closing' } });
      for (let sent = 0; sent < 3; sent++)
        file = played((await client.get('askForRound', { path: event, body: file })).file);
      const page = await open(server.key, '#/season');
      await page.getByText('One closed event is evaluated.').waitFor();
      const organisers = page.getByRole('region', { name: 'By organiser' }).locator('tbody tr');
      expect(await organisers.allInnerTexts()).toEqual([
        expect.stringMatching(/^Closing club\s+1\s+2\s+0\s+0\s+0$/),
      ]);
      expect(await page.getByRole('region', { name: 'By program' }).innerText()).toContain('Closing');
      expect(await barriers(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await barriers(page)).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
      await page.getByRole('region', { name: 'Events' }).getByRole('link', { name: 'Open' }).click();
      await page.getByText('The event is closed.', { exact: true }).waitFor();
    });

    it('keep the key for this tab only, and forget it when they are told to or it is refused', async () => {
      const page = await open(organiser);
      await page.getByText('2 shown').waitFor();
      await page.reload();
      await page.getByText('2 shown').waitFor();
      expect(
        await page.evaluate(() => [localStorage.length, document.cookie, location.href.includes('sp_')]),
      ).toEqual([0, '', false]);
      await page.getByRole('button', { name: 'Forget the key' }).click();
      await page.getByLabel('Key, or the secret of an event').waitFor();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(await barriers(page)).toEqual([]);
    });

    inWholeSuite('say why a key opens nothing', async () => {
      const { page } = await visit(browser, `${server.url}/events.html`);
      await page.getByLabel('Key, or the secret of an event').fill('sp_wrong');
      await page.getByRole('button', { name: 'Show what it opens' }).click();
      await page.getByRole('alert').filter({ hasText: 'No entry' }).waitFor();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await page.context().close();
    });
  },
);

/** The event, its first player and all that comes from files with a script for a name. */
function withScripts(file: string): string {
  const name = SCRIPT.padEnd(33);
  const lines = file.split('\n').map((line) => {
    if (line.startsWith('012 ')) return `012 ${SCRIPT}`;
    if (!line.startsWith('001    1 ')) return line;
    return `${line.slice(0, 14)}${name}${line.slice(47)}`;
  });
  expect(lines.filter((line) => line.includes(SCRIPT))).toHaveLength(2);
  return lines.join('\n');
}
