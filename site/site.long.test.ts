import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editions } from '../engine/index.js';
import { HOME } from '../reports/home.js';
import { rulesWithPages } from '../reports/rule-pages/index.js';
import { readingPath, rulePath } from '../reports/site.js';
import { hasChromium, inChromium, openChromium } from '../web/testing/chromium.js';
import { drop, visit } from '../web/testing/visit.js';
import { isLongSuite } from '../tests/suite.js';
import { readings } from './ledger.js';
import { CHAPTERS } from './page.js';
import { filesIn, pagesIn, serveSite } from './testing/built-site.js';
import type { WrittenPage } from './testing/built-site.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Widths and colours: both of each; `npm run test:long` takes the other pairs of them, too. */
const SCREENS = [
  [390, 'light'],
  [1280, 'dark'],
] as const;
const OTHER_SCREENS = [
  [390, 'dark'],
  [1280, 'light'],
] as const;

const folder = join(mkdtempSync(join(tmpdir(), 'swissproof-site-')), 'site');
let pages: readonly WrittenPage[] = [];
let files: ReadonlySet<string> = new Set();

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'scripts/build-site.mjs'), folder], { stdio: 'pipe' });
  pages = pagesIn(folder);
  files = new Set(filesIn(folder));
});
afterAll(() => {
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** The pages that a reader sees first, and some of each kind. */
function sample(): WrittenPage[] {
  const kinds = new Map<string, WrittenPage[]>();
  // The page that checks files is a program of its own, which has its own tests.
  for (const page of pages.filter(({ path }) => !path.startsWith('check/'))) {
    const [kind] = page.path.split('/');
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  const main = CHAPTERS.map(({ path }) => path);
  return [...kinds.values()].flatMap((list) => {
    const largest = list.reduce((most, one) => (one.text.length > most.text.length ? one : most));
    const some = [list[0], list[Math.floor(list.length / 2)], list.at(-1)!, largest];
    return [...new Set([...list.filter(({ path }) => main.includes(path)), ...some])];
  });
}

describe('the site', () => {
  it('has every chapter', () => {
    for (const { path } of CHAPTERS) expect(files).toContain(path);
    expect(pages.length).toBeGreaterThan(800);
  });

  it('leads nowhere in vain: every link and every anchor is there', () => {
    const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
    const wrong = pages.flatMap(({ path, links }) =>
      links
        .filter((link) => {
          const [to, anchor] = link.split('#');
          if (/^https:/.test(link))
            return to.startsWith(`${HOME}/blob/main/`) && !existsSync(to.replace(`${HOME}/blob/main/`, ROOT));
          return !files.has(to) || (anchor !== undefined && !(idsOf.get(to)?.has(anchor) ?? false));
        })
        .map((link) => `${path}: ${link}`),
    );
    expect(wrong).toEqual([]);
    expect(pages.flatMap(({ links }) => links).length).toBeGreaterThan(10_000);
  });

  it('gives no name twice on a page', () => {
    const twice = pages.flatMap(({ path, ids }) =>
      ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${path}: ${id}`),
    );
    expect(twice).toEqual([]);
  });

  it('names no place of the machine on which it was made', () => {
    expect(
      pages.filter(({ text }) => text.includes(ROOT) || text.includes(tmpdir())).map(({ path }) => path),
    ).toEqual([]);
  });

  it('has a page for every reading', () => {
    expect(readings.length).toBeGreaterThan(200);
    for (const { id } of readings) expect(files).toContain(readingPath(id));
  });

  it('no page is larger than 300 kB, compressed', () => {
    const sizes = pages.map(({ path, text }) => ({ path, size: gzipSync(text).length }));
    expect(sizes.filter(({ size }) => size > 300_000)).toEqual([]);
    expect(gzipSync(readFileSync(join(folder, 'assets/search-index.json'))).length).toBeLessThan(300_000);
  });

  it('names the licences of what it runs', () => {
    const licences = readFileSync(join(folder, 'assets/THIRD-PARTY.txt'), 'utf8');
    for (const name of ['minisearch', 'preact', 'fflate'])
      expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });
});

describe.each(editions.map((edition) => [edition.id, edition] as const))('the rules of %s', (id, edition) => {
  const pageOf = (rule: string): WrittenPage | undefined =>
    pages.find(({ path }) => path === decodeURIComponent(rulePath(id, rule)));

  it('each have their example drawn', () => {
    const drawn = rulesWithPages(edition).filter((rule) => {
      const page = pageOf(rule.id);
      return page?.marks.includes('data-example') === true && page.text.includes('<svg class="draw"');
    });
    expect(drawn.map((rule) => rule.id)).toEqual(rulesWithPages(edition).map((rule) => rule.id));
  });

  it('each list the candidates with the accepted one, unless they decide only colours', () => {
    const wrong = rulesWithPages(edition).filter((rule) => {
      const page = pageOf(rule.id);
      const isListed = page?.marks.includes('data-candidates') === true && page.text.includes('✓ accepted');
      return isListed !== (rule.kind !== 'colour');
    });
    expect(wrong.map((rule) => rule.id)).toEqual([]);
  });

  it('each have two sentences, a line of facts, the sentence of the checker and neighbours', () => {
    const bare = rulesWithPages(edition).filter((rule) => {
      const text = pageOf(rule.id)?.text ?? '';
      return ['class="lead"', 'class="facts"', 'class="says"', 'class="near"'].some(
        (part) => !text.includes(part),
      );
    });
    expect(bare.map((rule) => rule.id)).toEqual([]);
  });

  it('each show the round without them, or say why not', () => {
    const silent = rulesWithPages(edition).filter((rule) => {
      const page = pageOf(rule.id);
      const [, without = ''] = page?.text.split('id="without"') ?? [];
      const isSaid = page?.marks.some((mark) => mark.startsWith('data-why=')) === true;
      const isShown = without.includes('<svg class="draw"') || without.includes('as it is published above');
      return isSaid === isShown;
    });
    expect(silent).toEqual([]);
  });

  it('but for the order of the boards, which says why it has none', () => {
    const boards = edition.rules.filter(({ level }) => level === 'board-order');
    expect(boards).toHaveLength(1);
    expect(pageOf(boards[0].id)?.marks).toContain('data-no-example');
  });
});

describe.skipIf(!hasChromium)(inChromium('the site in a browser'), () => {
  let [browser, server]: [Browser | null, Awaited<ReturnType<typeof serveSite>> | null] = [null, null];
  beforeAll(async () => {
    [browser, server] = await Promise.all([openChromium(), serveSite(folder)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each([...SCREENS, ...(isLongSuite ? OTHER_SCREENS : [])])(
    'keeps nobody out: %s px, %s',
    async (width, colorScheme) => {
      const source = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
      const { page, faults } = await visit(
        browser!,
        `${server!.url}index.html`,
        { viewport: { width, height: 844 }, colorScheme },
        source,
      );
      const found: string[] = [];
      for (const { path } of sample()) {
        await page.goto(server!.url + path);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (wide > 0) found.push(`${path}: wider than the screen by ${wide}`);
        const violations = await page.evaluate(async () => {
          const { axe: tool } = window as unknown as { axe: typeof axe };
          // Its preload of the style sheet would be told as blocked by the policy of the page.
          const { violations: list } = await tool.run({ preload: false });
          return list.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
        });
        found.push(...violations.map((one) => `${path}: ${one}`));
      }
      await page.context().close();
      expect(found).toEqual([]);
      expect(faults).toEqual([]);
    },
  );

  it.each(['C8', 'C.8', 'c 8'])(
    'finds %s in the edition in force first, then in the others',
    async (query) => {
      const { page, faults } = await visit(browser!, `${server!.url}index.html`);
      await page.getByRole('searchbox').fill(query);
      await page.locator('#found section').first().waitFor();
      const groups = await page.locator('#found section').evaluateAll((sections) =>
        sections.map((section) => ({
          name: section.querySelector('h2')!.firstChild!.textContent!.trim(),
          first: section.querySelector('a')!.getAttribute('href'),
          text: section.querySelector('p')!.textContent,
        })),
      );
      expect(groups.slice(0, 2)).toEqual([
        expect.objectContaining({ name: 'Dutch 2026', first: 'rules/dutch-2026/C8.html' }),
        {
          name: 'Dutch 2017',
          first: 'rules/dutch-2017/C8.html',
          text: 'Another rule with the same name. It is C10 in Dutch 2026.',
        },
      ]);
      expect(groups.map(({ name }) => name)).toContain('Burstein 2026');
      await page.context().close();
      expect(faults).toEqual([]);
    },
  );

  it.each([390, 1280])('shows results in the place of the page, to everybody, %s px', async (width) => {
    const source = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
    const { page, faults } = await visit(
      browser!,
      `${server!.url}rules/${editions[0].id}/index.html`,
      { viewport: { width, height: 844 } },
      source,
    );
    await page.getByRole('searchbox').fill('bye');
    await page.locator('#found a').first().waitFor();
    expect(await page.locator('[data-page]').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    const violations = await page.evaluate(async () => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const { violations: list } = await tool.run({ preload: false });
      return list.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
    const atOnce = await page.locator('#found li').count();
    await page
      .getByRole('button', { name: /^Show \d+ more of / })
      .first()
      .click();
    const all = await page.locator('#found li').count();
    expect(all).toBeGreaterThan(atOnce);
    await page.getByRole('button', { name: /^Readings/ }).click();
    const readingsOnly = await page.locator('#found li').count();
    expect(readingsOnly).toBeGreaterThan(0);
    expect(readingsOnly).toBeLessThan(all);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))).toBe('true');
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-page]').isVisible()).toBe(true);
    await page.getByRole('searchbox').fill('C1');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('#found') !== null);
    await page.context().close();
    expect(faults).toEqual([]);
  });

  it('finds a rule by its name and by words', async () => {
    const { page, faults } = await visit(browser!, `${server!.url}guide/index.html`);
    const [edition] = editions.slice(-1);
    const [rule] = edition.rules;
    await page.getByRole('searchbox').fill(`${edition.id} ${rule.article}`);
    const link = page.locator('#found a').first();
    await link.waitFor();
    await link.click();
    await page.waitForURL((url) => url.pathname.includes(`/rules/${edition.id}/`));
    await page.getByRole('searchbox').fill('transpositions of the players');
    await page.locator('#found li').first().waitFor();
    await page.context().close();
    expect(faults).toEqual([]);
  });

  it('can be read without JavaScript', async () => {
    const { page, faults } = await visit(browser!, `${server!.url}index.html`, { javaScriptEnabled: false });
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
    await page.getByRole('link', { name: editions[0].title }).first().click();
    await page.locator('main ul li a').first().click();
    await page.getByText('The bracket, drawn').first().click();
    await page.locator('svg.draw').first().waitFor();
    await page.context().close();
    expect(faults).toEqual([]);
  });

  it('checks a file, and leads from a deviation to the page of its rule', async () => {
    const { page, faults } = await visit(browser!, `${server!.url}check/index.html`);
    const content = readFileSync(join(ROOT, 'web/example.trf'), 'utf8');
    await drop(page, [{ name: 'example.trf', content }]);
    await page.locator('.finding > header a[href*="rules/"]').first().click();
    await page.locator('[data-example] summary').first().click();
    await page.locator('[data-example] svg.draw').waitFor();
    await page.context().close();
    expect(faults).toEqual([]);
  });
});
