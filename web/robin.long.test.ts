import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { robinFile } from '../checker/round-robin/testing/robin-file.js';
import { SINGLE } from '../engine/round-robin/index.js';
import { chanceOf, simulatedRobin } from '../engine/round-robin/testing/simulated-robin.js';
import { generate } from '../generator/index.js';
import { hasChromium, inChromium } from './testing/chromium.js';
import { openedForTests } from './testing/opened.js';
import { chooseRules, drop, shownFile, visit } from './testing/visit.js';
import type { Dropped } from './testing/visit.js';

const [{ text: altered }] = generate(
  { system: 'round-robin', players: 8, handPaired: 0.3, rates: { withdrawal: 0 } },
  { seed: 'page of a robin', count: 1 },
);
const WRONG: Dropped = { name: 'closed.trf', content: altered };
const [, ROUND = ''] = /MPA @ Round (\d+)/.exec(altered) ?? [];

describe.skipIf(!hasChromium)(inChromium('the page, of a round robin'), () => {
  const opened = openedForTests();

  async function open(file: Dropped): Promise<Page> {
    const { page, faults } = await visit(opened.browser, opened.built.url);
    onTestFinished(async () => {
      await page.context().close();
      expect(faults).toEqual([]);
    });
    await drop(page, [file]);
    return page;
  }

  it('tells what was found out of it, and draws a round beside that of the table', async () => {
    const page = await open(WRONG);
    expect(await shownFile(page)).toMatch(/^✗ Rounds? [\d, and to]+ deviates?\./);
    await page.getByText('The numbers of the table').first().waitFor();
    await page.getByRole('link', { name: new RegExp(`^Round ${ROUND}`) }).click();
    await page.getByText('The round, drawn').click();
    await page.getByRole('img', { name: `Round ${ROUND}: published and by the table` }).waitFor();
    await page.getByText('How to read the drawings').click();
    await page.getByText('those by the table').waitFor();
    await page.getByText('The round by the table').click();
    await page.getByText(`Round ${ROUND} of 7 by the Berger table for 8 numbers.`, { exact: true }).waitFor();
  });

  it('is found by "any", which draws and explains it by its table', async () => {
    const page = await open(WRONG);
    await shownFile(page);
    await chooseRules(page, 'any');
    const table = page.getByRole('region', { name: 'Editions tried for closed.trf' });
    await table.getByText('round-robin', { exact: true }).waitFor();
    await page.getByText('the file calls for round-robin (record 192: FIDE_ROUNDROBIN)').first().waitFor();
    await page.getByText('The numbers of the table').first().waitFor();
    await page.getByRole('link', { name: new RegExp(`^Round ${ROUND}`) }).click();
    await page.getByText('The round, drawn').click();
    await page.getByRole('img', { name: `Round ${ROUND}: published and by the table` }).waitFor();
    await page.getByText('The round by the table').click();
    await page.getByText(`Round ${ROUND} of 7 by the Berger table for 8 numbers.`, { exact: true }).waitFor();
  });

  it('answers why two do not meet, and pairs the next round by the table', async () => {
    const shape = { players: 8, cycles: SINGLE, isInOrder: true, forfeits: 0, hasWithdrawal: false };
    const { event } = simulatedRobin(shape, chanceOf(1));
    const unfinished = robinFile(
      { ...event, rounds: event.rounds.slice(0, 5) },
      { systemCode: 'FIDE_ROUNDROBIN', totalRounds: 7 },
    );
    const page = await open({ name: 'unfinished.trf', content: unfinished });
    await page.getByRole('link', { name: /^Round 2/ }).click();
    const form = page.getByRole('form', { name: 'Ask about two players' });
    await form.getByLabel('First player').selectOption('1');
    await form.getByLabel('Second player').selectOption('4');
    await form.getByRole('button', { name: 'Ask' }).click();
    await page.getByText('which meet in round 4, not in this one').waitFor();
    await page.getByRole('button', { name: 'Pair the next round' }).click();
    const list = page.getByRole('region', { name: 'Round 6' });
    await list.getByText('Paired by the Berger table.').waitFor();
    await list.getByRole('table').waitFor();
    expect(await list.getByRole('row').count()).toBeGreaterThanOrEqual(4);
  });
});
