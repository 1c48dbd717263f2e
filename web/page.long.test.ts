import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli, temporaryFolder } from '../cli/testing/run-cli.js';
import { GOLDEN, goldenSample, hasGolden } from '../checker/testing/golden.js';
import { editions } from '../engine/index.js';
import { generate } from '../generator/index.js';
import { hasChromium, inChromium } from './testing/chromium.js';
import { openedForTests } from './testing/opened.js';
import { chooseRules, downloaded, drop, openFile, shownFile, visit } from './testing/visit.js';
import type { Dropped } from './testing/visit.js';

/** Golden files that the page is held against. */
const FILES = 300;

const RIGHT = sample('corpus/examples/mastering-the-dutch.trf');
const WRONG = sample('web/example.trf');
/** One that is not over. */
const UNFINISHED: Dropped = {
  name: 'unfinished.trf',
  content: RIGHT.content.replace(/^XXR.*|^142.*/gm, 'XXR 11'),
};

const ALL_RIGHT = '✓ All 8 rounds are paired by the rules.';
const ONE_WRONG = '✗ Round 3 deviates. Rounds 1, 2 and 4 to 7 are paired by the rules.';

describe.skipIf(!hasChromium)(inChromium('the page'), () => {
  const opened = openedForTests();

  /** A page that has done nothing wrong when the test is over. */
  async function open(place = '', options: BrowserContextOptions = {}): Promise<Page> {
    const { page, faults } = await visit(opened.browser, `${opened.built.url}${place}`, options);
    onTestFinished(async () => {
      await page.context().close();
      expect(faults).toEqual([]);
    });
    return page;
  }

  it('says first what it does, shows a deviation, and opens it as an example', async () => {
    const page = await open();
    await page.getByRole('heading', { level: 1, name: 'Is the tournament paired by the rules?' }).waitFor();
    const sample = page.getByRole('region', { name: 'What a deviation looks like' });
    const shown = await sample.locator('.say').innerText();
    await sample.getByRole('button', { name: 'Open this example' }).click();
    expect(await shownFile(page)).toBe('✗ Round 5 deviates. Rounds 1 to 4 are paired by the rules.');
    await expect.poll(() => page.locator('.round-view .say').innerText()).toBe(shown);
  });

  it('has one filled button on each page', async () => {
    const page = await open();
    await drop(page, [WRONG, { ...WRONG, name: 'again.trf' }]);
    expect(await page.locator('button.main').count()).toBe(0);
    await openFile(page, 'again.trf');
    expect(await page.locator('button.main').allInnerTexts()).toEqual(['Statement on round 3']);
  });

  it.each(['index.html', 'events.html'])('%s leads to the licences of what it runs', async (start) => {
    const page = await open(start);
    const link = page.getByRole('link', { name: 'Licences of what this page runs' });
    const answer = await page.request.get(await link.evaluate((one) => (one as HTMLAnchorElement).href));
    expect(answer.status()).toBe(200);
    const shown = await answer.text();
    for (const name of ['preact', 'fflate', 'csv-stringify'])
      expect(shown).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  it('fetches the rules once, for itself and its worker', async () => {
    const page = await open();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.add(request.url());
    });
    await page.reload();
    await drop(page, [RIGHT]);
    expect(await shownFile(page)).toBe(ALL_RIGHT);
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
    expect(texts.filter((text) => text.includes('self.onmessage'))).toHaveLength(1);
    expect(texts.filter((text) => text.includes('no edition is taken by date'))).toHaveLength(1);
  });

  it.each(['worker', 'engine', 'results'])('says so when its %s cannot be fetched', async (part) => {
    const { page } = await visit(opened.browser, 'about:blank');
    onTestFinished(() => page.context().close());
    await page.context().route(`**/${part}-*.js`, (route) => route.abort());
    await page.goto(opened.built.url);
    await drop(page, [RIGHT]);
    await page.getByText('A part of this page cannot be fetched. Reload the page.').waitFor();
  });

  it('checks with another worker where the first one was lost', async () => {
    const { page } = await visit(opened.browser, 'about:blank');
    onTestFinished(() => page.context().close());
    const scripts = '**/worker-*.js';
    // The next one may be asked for before the test hears of the loss.
    await page.context().route(scripts, (route) => route.abort(), { times: 1 });
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/worker-'));
    await page.goto(opened.built.url);
    await lost;
    await drop(page, [RIGHT]);
    expect(await shownFile(page)).toBe(ALL_RIGHT);
    await expect.poll(() => page.locator('option').allTextContents()).toContain(editions[0].id);
  });

  it('says of a right file that it agrees, and of each round', async () => {
    const page = await open();
    await drop(page, [RIGHT]);
    expect(await shownFile(page)).toBe(ALL_RIGHT);
    const rounds = await page.getByRole('navigation', { name: 'Rounds' }).getByRole('link').allInnerTexts();
    expect(rounds).toEqual(Array.from({ length: 8 }, (_, i) => `${i + 1}\n✓`));
  });

  it('shows what deviates, as the report does, with a link and the words to copy', async () => {
    const page = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await drop(page, [WRONG]);
    expect(await shownFile(page)).toBe(ONE_WRONG);
    const bracket = page.locator('[id="example.trf.r3.b3"]');
    await bracket.getByText('The bracket, drawn').click();
    await bracket.getByRole('img', { name: /published and by the rules/ }).waitFor();
    const report = await cliIn([WRONG], ['check', 'example.trf', '--format', 'html']);
    const words = await bracket.locator('[data-words]').innerText();
    expect(report).toContain(words);
    await bracket.getByRole('button', { name: 'Copy this text' }).click();
    await page.getByText('copied', { exact: true }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${words}\n${opened.built.url}#example.trf.r3.b3`);
  });

  it('takes what is below a folder that is dropped, by its place there', async () => {
    const page = await open();
    const folder = join(temporaryFolder(), 'events');
    mkdirSync(join(folder, 'spring'), { recursive: true });
    writeFileSync(join(folder, 'right.trf'), RIGHT.content);
    writeFileSync(join(folder, 'spring', 'wrong.trf'), WRONG.content);
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: 100, y: 100, data });
    await page.getByText('1 tournament agrees in every round').click();
    expect(await listed(page)).toEqual(['#events/right.trf', '#events/spring/wrong.trf']);
  });

  it('takes a folder that is chosen, with all that is below it, and counts what is no tournament', async () => {
    const page = await open();
    const folder = join(temporaryFolder(), 'season');
    mkdirSync(join(folder, 'spring', 'open'), { recursive: true });
    writeFileSync(join(folder, 'right.trf'), RIGHT.content);
    writeFileSync(join(folder, 'spring', 'open', 'wrong.trf'), WRONG.content);
    writeFileSync(join(folder, 'notes.md'), '# no tournament');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a folder' }).click();
    await (await choosing).setFiles(folder);
    await page.getByText('1 tournament agrees in every round').click();
    expect(await listed(page)).toEqual(['#season/right.trf', '#season/spring/open/wrong.trf']);
    await page.getByText('1 file that is no tournament').waitFor();
  });

  it('lists several files as the report does, and leads to each and back by keyboard', async () => {
    const page = await open();
    const broken = { name: 'broken.trf', content: '001' };
    await drop(page, [RIGHT, broken, WRONG]);
    const heading = page.getByRole('heading', { level: 1, name: 'Pairings of 3 tournaments' });
    await heading.waitFor();
    const report = await cliIn([RIGHT, broken, WRONG], ['check', '.', '--format', 'html']);
    const cards = await page.locator('.card').evaluateAll((all) => all.map((one) => one.outerHTML));
    expect(cards).toHaveLength(3);
    for (const card of cards) expect(report).toContain(card);
    expect(await listed(page)).toEqual(['#broken.trf', '#example.trf']);
    const rows = page.locator('table.index tbody tr');
    expect(await rows.first().getAttribute('class')).toBe('x');
    expect(report).toContain(await rows.first().evaluate((row) => row.innerHTML));
    await page.getByRole('radio', { name: 'Show: All 3' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => rows.evaluateAll((all) => all.map((row) => row.checkVisibility())))
      .toEqual([true, false]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await shownFile(page)).toBe(ONE_WRONG);
    expect(await heading.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'All 3 tournaments' }).press('Enter');
    await heading.waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toBe('#example.trf');
    // The choice of the filter is kept.
    expect(await page.getByRole('radio', { name: 'Show: Deviating 1' }).isChecked()).toBe(true);
  });

  it('shows a statement that prints on one page, and saves it as the command line writes it', async () => {
    const page = await open();
    // The day of the command line in tests.
    await page.clock.setFixedTime('2026-11-21T12:00:00Z');
    await drop(page, [WRONG]);
    await page.getByRole('button', { name: 'Print this finding' }).first().click();
    const sheet = page.locator('section.statement');
    await sheet.getByText('How to verify it').waitFor();
    const paper = await page.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['.top', '.again', 'footer', '.statement-view > h1'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    await page.emulateMedia({ media: null });
    const sectionIn = (html: string): string =>
      /<section class="statement.*<\/section>/s.exec(html)?.[0] ?? '';
    const saved = await downloaded(page, 'Save as HTML');
    const written = await cliIn([WRONG], ['check', 'example.trf', '--format', 'statement']);
    expect(sectionIn(saved)).not.toBe('');
    expect(sectionIn(saved)).toBe(sectionIn(written));
    await page.getByRole('button', { name: 'Back to the result' }).click();
    expect(await shownFile(page)).toBe(ONE_WRONG);
  });

  it('opens a link to a bracket as soon as the file is there', async () => {
    const page = await open('#example.trf.r3.b4');
    await page.getByText('The link leads to example.trf.r3.b4').waitFor();
    await drop(page, [RIGHT, WRONG]);
    expect(await shownFile(page)).toBe(ONE_WRONG);
    await page.locator('[id="example.trf.r3.b4"]:target').waitFor();
  });

  it('tells where a broken file is broken, in the words of the command line', async () => {
    const page = await open();
    const lines = RIGHT.content.split('\n');
    const broken: Dropped[] = [
      { name: 'contradicts.trf', content: RIGHT.content.replace(/^(001 .*?[wb]) [1=0]/m, '$1 9') },
      { name: 'cut.trf', content: lines.slice(0, 12).join('\n') },
      { name: 'picture.png', content: Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256) },
      { name: 'rubbish.txt', content: 'to whom it may concern\n'.repeat(50) },
    ];
    await drop(page, broken);
    for (const { name } of broken) {
      const said = await cliIn(broken, ['check', name]);
      const errors = said.split('\n').filter((line) => line.includes(': error: '));
      expect(errors.length, name).toBeGreaterThan(0);
      await openFile(page, name);
      const listed = await page.locator('.file-view > ul > li').allInnerTexts();
      expect(listed.filter((line) => line.includes(': error: '))).toEqual(errors.map((line) => line.trim()));
      const read = page.locator('.file-view').getByRole('region', { name: 'Crosstable' });
      expect(await read.count(), name).toBe(name.endsWith('.trf') ? 1 : 0);
      expect(await page.getByRole('button', { name: 'Pair the next round' }).count()).toBe(0);
      await page.getByRole('link', { name: 'All 4 tournaments' }).click();
    }
  });

  it('reads names in the code page that is named', async () => {
    const page = await open();
    const latin = Buffer.from(RIGHT.content, 'latin1');
    // "Петров" in windows-1251, over the name of player 1.
    latin.set(
      [0xcf, 0xe5, 0xf2, 0xf0, 0xee, 0xe2, ...Array<number>(27).fill(0x20)],
      latin.indexOf('\n001 ') + 15,
    );
    await drop(page, [{ name: 'cyrillic.trf', content: latin }]);
    await shownFile(page);
    expect(await page.locator('.file-view').innerText()).toContain('Ïåòðîâ');
    await page.getByText('Rules and settings').click();
    await page.getByLabel('Code page (--encoding)').selectOption('windows-1251');
    await page.getByRole('region', { name: 'Crosstable' }).getByText('Петров').first().waitFor();
  });

  it('refuses a file that is too large before it reads it', async () => {
    const page = await open();
    await page.evaluate(() => {
      const all = new DataTransfer();
      all.items.add(new File([new Uint8Array(50_000_000)], 'huge.trf'));
      dispatchEvent(new DragEvent('drop', { dataTransfer: all }));
    });
    expect(await shownFile(page)).toBe('? The file could not be checked.');
    const [error] = await page.locator('.file-view > ul > li').allInnerTexts();
    expect(error).toBe(
      'huge.trf: error: The file is too large to be a tournament. (expected at most 16 MiB)',
    );
  });

  it('checks 200 files, and lists them all', async () => {
    const page = await open();
    const files = [...generated(199, 'many'), WRONG];
    await drop(page, files);
    await page.getByText('1 of 200 tournaments deviates').waitFor();
    expect(await listed(page)).toEqual(['#example.trf']);
    await page.getByText('199 tournaments agree in every round').click();
    await expect.poll(() => listed(page)).toHaveLength(200);
    expect(await downloaded(page, 'JSON')).toBe(await cliIn(files, ['check', '.', '--format', 'json']));
  });

  it('checks what is in an archive, by the paths in it', async () => {
    const page = await open();
    const inside = { 'b/wrong.trf': WRONG.content, 'a.trf': RIGHT.content, 'b/notes.md': '# no tournament' };
    const packed = Object.fromEntries(Object.entries(inside).map(([path, text]) => [path, strToU8(text)]));
    await drop(page, [{ name: 'all.zip', content: zipSync(packed) }]);
    await page.getByText('1 of 2 tournaments deviates').waitFor();
    const files = Object.entries(inside).map(([name, content]) => ({ name, content }));
    expect(await downloaded(page, 'JSON')).toBe(await cliIn(files, ['check', '.', '--format', 'json']));
  });

  it.each(['html', 'csv', 'json'])('gives the report of the command line: %s', async (format) => {
    const page = await open();
    // The day of the command line in tests: the page has statements to print.
    await page.clock.setFixedTime('2026-11-21T12:00:00Z');
    await drop(page, [WRONG]);
    await shownFile(page);
    const argv = ['check', 'example.trf', '--format', format];
    expect(await downloaded(page, format.toUpperCase())).toBe(await cliIn([WRONG], argv));
  });

  it.each([...editions.slice(0, 1).map(({ id }) => id), 'any'])(
    'checks by other rules: %s',
    async (rules) => {
      const page = await open();
      await drop(page, [WRONG]);
      await shownFile(page);
      await chooseRules(page, rules);
      const said = rules === 'any' ? 'although the file calls for' : `(--rules ${rules})`;
      await page.locator('.file-view').getByText(said).first().waitFor();
      const argv = ['check', 'example.trf', '--format', 'json', '--rules', rules];
      expect(await downloaded(page, 'JSON')).toBe(await cliIn([WRONG], argv));
    },
  );

  it('tells why two are paired and why two others are not', async () => {
    const page = await open();
    await drop(page, [WRONG]);
    await shownFile(page);
    await page.getByRole('button', { name: 'Why not as published?' }).first().click();
    await expectAnswer(page, '--why-not', '17-22');
    const table = page.getByRole('region', { name: 'Crosstable' });
    await table.getByRole('button', { name: /why 8 against 11 in round 3/ }).click();
    await expectAnswer(page, '--pair', '8-11');
    await table.getByRole('button', { name: 'Player 001' }).click();
    await table.getByRole('button', { name: 'Player 002' }).click();
    await expectAnswer(page, '--why-not', '1-2');
    const form = page.getByRole('form', { name: 'Ask about two players' });
    await form.getByLabel('First player').selectOption('4');
    await form.getByLabel('Second player').selectOption('bye');
    expect(await form.innerText()).toContain('not get');
    await form.getByRole('button', { name: 'Ask' }).click();
    await expectAnswer(page, '--why-not', '4-bye');
  });

  it('tells the story of a round, bracket by bracket', async () => {
    const page = await open();
    await drop(page, [WRONG]);
    await shownFile(page);
    await page.getByRole('link', { name: /^Round 2/ }).click();
    const brackets = page.locator('[id="example.trf.r2"] ~ details .bracket');
    await brackets.first().waitFor();
    const shown = await cliIn([WRONG], ['explain', 'example.trf', '--round', '2']);
    const titles = (await brackets.locator('h3').allInnerTexts()).map((text) => text.replace(/\s*#$/, ''));
    expect(titles).toEqual(
      shown
        .split('\n')
        .filter((line) => titles.includes(line.trim()))
        .map((line) => line.trim()),
    );
    expect(titles.length).toBe([...shown.matchAll(/^ *Bracket .*:.*resident/gm)].length);
  });

  it('pairs the next round, or says why not', async () => {
    const page = await open();
    await drop(page, [UNFINISHED]);
    await shownFile(page);
    await page.getByRole('button', { name: 'Pair the next round' }).click();
    const list = page.getByRole('region', { name: 'Round 9' });
    await list.getByRole('table').waitFor();
    const heads = await list.getByRole('columnheader').allInnerTexts();
    expect(heads).toEqual(['Board', 'White', 'Points', 'Rating', 'Black', 'Points', 'Rating']);
    expect(await downloaded(page, 'Save as text')).toBe(await cliIn([UNFINISHED], ['pair', UNFINISHED.name]));
    const trf = await cliIn([UNFINISHED], ['pair', UNFINISHED.name, '--format', 'trf']);
    expect(await downloaded(page, 'Save as TRF')).toBe(trf);
    // The list is printed alone.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await list.getByRole('button', { name: 'Print the list' }).click();
    await page.locator('html.alone').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await list.getByRole('table').isVisible()).toBe(true);
    for (const hidden of ['.file-view > h1', '.top', '.crosstable', 'footer', '.printed .buttons'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    expect(await page.locator('.file-view > h1').isVisible()).toBe(true);
    // An event that is over has none.
    await drop(page, [WRONG]);
    await page.locator('article[id="example.trf"] h1').waitFor();
    await page.getByRole('form', { name: 'Ask about two players' }).waitFor();
    expect(await page.getByRole('button', { name: 'Pair the next round' }).count()).toBe(0);
  });

  it('asks before it pairs a round while games of the last one are open', async () => {
    const page = await open();
    const unplayed: Dropped = { name: 'open.trf', content: withOpenGame(String(UNFINISHED.content)) };
    await drop(page, [unplayed]);
    await shownFile(page);
    await page.getByRole('button', { name: 'Pair the next round' }).click();
    const asking = page.getByRole('region', { name: 'The next round' });
    await asking.getByText('Round 8 has games without a result: of ').waitFor();
    await asking.getByRole('button', { name: 'Do not pair it' }).click();
    await page.getByRole('button', { name: 'Pair the next round' }).click();
    await asking.getByRole('button', { name: 'Pair it as if they were drawn' }).click();
    const list = page.getByRole('region', { name: 'Round 9' });
    await list.getByText('The open games of round 8 count as draws.').waitFor();
    for (const [button, format] of [
      ['Save as text', 'text'],
      ['Save as TRF', 'trf'],
    ]) {
      const argv = ['pair', unplayed.name, '--open-games', 'as-draws', '--format', format];
      expect(await downloaded(page, button)).toBe(await cliIn([unplayed], argv));
    }
  });

  it('draws the rows in sight of a large event, and can be cancelled', async () => {
    const page = await open();
    const [large] = generated(1, 'large', { players: 1_000, rounds: 5 });
    await drop(page, [large]);
    await shownFile(page);
    const table = page.getByRole('region', { name: 'Crosstable' });
    expect(await table.getByRole('row').count()).toBeLessThan(100);
    await table.evaluate((box) => {
      box.scrollTop = box.scrollHeight;
    });
    await table.locator('tr[aria-rowindex="1001"]').waitFor();
    // Pressed the moment it is there: on some machines the check is over before a hand could.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        const stop = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Stop',
        );
        if (stop === undefined) return;
        observer.disconnect();
        stop.click();
      }).observe(document.body, { childList: true, subtree: true });
    });
    await drop(page, generated(300, 'more'));
    await page.getByText(/files? not checked\.|Drop tournament files here/).waitFor();
    await drop(page, [RIGHT]);
    expect(await shownFile(page)).toBe(ALL_RIGHT);
  });

  describe('on a phone', () => {
    it('shows White, Black and the question of every board, and every game of a player, without scrolling sideways', async () => {
      const page = await open('', { viewport: { width: 390, height: 844 } });
      const [large] = generated(1, 'phone', { players: 40, rounds: 9 });
      await drop(page, [large, WRONG]);
      await openFile(page, WRONG.name);
      const boards = page.getByRole('region', { name: 'Boards of round 3' });
      await boards.getByRole('button', { name: /^Why/ }).first().waitFor();
      for (const [name, part] of [
        ['Boards of round 3', 'td, button'],
        ['Crosstable', 'button, .values span'],
      ]) {
        const parts = page.getByRole('region', { name }).locator(part);
        const edges = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
        expect(edges.length).toBeGreaterThan(20);
        expect(Math.max(...edges), name).toBeLessThanOrEqual(390);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await boards.getByRole('button', { name: /^Why 17 / }).click();
      await expectAnswer(page, '--pair', '17-22');
    });
  });

  it('has the last column of a crosstable in sight on 1,280 pixels, and no game cut off', async () => {
    const page = await open('', { viewport: { width: 1280, height: 800 } });
    const [large] = generated(1, 'wide', { players: 120, rounds: 9 });
    const name = 'Somebody with a name of 33 letters';
    await drop(page, [
      { ...large, content: String(large.content).replace(/^(001 .{10}).{33}/m, `$1${name.slice(0, 33)}`) },
    ]);
    await shownFile(page);
    const table = page.getByRole('region', { name: 'Crosstable' });
    const last = await table.getByRole('columnheader').last().boundingBox();
    expect(last!.x + last!.width).toBeLessThanOrEqual(1280);
    const cut = await table
      .locator('tbody td:nth-child(n+5)')
      .evaluateAll((cells) =>
        cells
          .filter((cell) =>
            [cell, ...cell.children].some(
              (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
            ),
          )
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  });

  it('puts a round on a page of paper, without what is only there to be clicked', async () => {
    const page = await open();
    await drop(page, [WRONG]);
    await shownFile(page);
    await page.locator('.round-view .finding').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const breaks = page.locator('.round-view, .round-view .paper, .crosstable');
    await expect
      .poll(() => breaks.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakBefore)))
      .toEqual(['page', 'page', 'page']);
    for (const hidden of ['.top', '.again', '.settings', '.ask', '.buttons'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
  });

  it('draws all rows of a table for paper', async () => {
    const page = await open();
    await drop(page, generated(1, 'paper', { players: 150, rounds: 3 }));
    await shownFile(page);
    const rows = page.getByRole('region', { name: 'Crosstable' }).getByRole('row');
    expect(await rows.count()).toBeLessThan(100);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await rows.count()).toBe(151);
  });

  it.runIf(hasGolden)(`finds in ${FILES} ${GOLDEN} what the command line finds`, async () => {
    const page = await open();
    const files = goldenSample(FILES).map(({ name, content }) => ({
      name: name.replaceAll('/', '-'),
      content,
    }));
    expect(files.length).toBeGreaterThanOrEqual(FILES);
    await drop(page, files);
    // No test measures time: a loaded machine takes more than the usual half minute.
    await page
      .getByText(new RegExp(`\\b${files.length} tournaments`))
      .first()
      .waitFor({ timeout: 300_000 });
    expect(await downloaded(page, 'JSON')).toBe(await cliIn(files, ['check', '.', '--format', 'json']));
  });
});

function sample(path: string): { readonly name: string; readonly content: string } {
  const content = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  return { name: path.replace(/.*\//, ''), content };
}

function generated(count: number, seed: string, size = { players: 8, rounds: 3 }): Dropped[] {
  return [...generate(size, { seed, count })].map(({ text }, index) => ({
    name: `${seed}-${String(index + 1).padStart(4, '0')}.trf`,
    content: text,
  }));
}

/** The file with one game of its last round open. */
function withOpenGame(text: string): string {
  const [, id, opponent] = /^001 +(\d+) .* (\d+) [wb] [1=0] *$/m.exec(text) ?? [];
  const isOfGame = (line: string): boolean =>
    [id, opponent].some((one) => line.startsWith(`001 ${one.padStart(4)} `));
  return text
    .split('\n')
    .map((line) => (isOfGame(line) ? line.replace(/([wb]) [1=0]( *\r?)$/, '$1  $2') : line))
    .join('\n');
}

/** What the command line prints where these files lie. */
async function cliIn(files: readonly Dropped[], argv: readonly string[]): Promise<string> {
  const folder = temporaryFolder();
  for (const { name, content } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const before = process.cwd();
  process.chdir(folder);
  try {
    return (await runCli(argv[0] === 'check' ? [...argv, '--jobs', '1'] : argv)).stdout;
  } finally {
    process.chdir(before);
  }
}

/** The question and the answer of the command line, about the third round of the example. */
/** The page shows the sentences of the command line: the question, the reason as a heading, then the others as steps. */
async function expectAnswer(page: Page, ...question: readonly string[]): Promise<void> {
  const said = await cliIn([WRONG], ['explain', 'example.trf', '--round', '3', ...question]);
  const lines = said.trimEnd().split('\n');
  // A rule at the end of a sentence stands behind it.
  const [asked, ...sentences] = lines
    .slice(lines.findIndex((line) => line.startsWith('Why')))
    .map((line) => line.trim().replace(/ \[([^[\]]+)\]\.$/, '. $1'));
  const [shown, reason, ...steps] = await answerIn(page);
  expect(shown).toBe(asked);
  expect(reason).toMatch(/\S\.( [A-Z].*)?$/);
  expect(steps).toEqual(sentences.filter((one) => one.replace(/:$/, '.') !== reason));
}
async function answerIn(page: Page): Promise<string[]> {
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.getByRole('heading', { level: 3 }).waitFor();
  const lines = await answer.locator('h3, p, li').allInnerTexts();
  await answer.getByRole('button', { name: 'Close the answer' }).click();
  return lines;
}

/** The places that the index leads to, in the order of their names. */
async function listed(page: Page): Promise<(string | null)[]> {
  const links = page.locator('table.index a');
  await links.first().waitFor();
  const places = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  return places.sort();
}
