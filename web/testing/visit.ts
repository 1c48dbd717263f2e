import { text } from 'node:stream/consumers';
import type { Browser, BrowserContextOptions, Download, Page } from 'playwright-core';

/** A visit to the page, with all that it should not have done. */
export interface Visit {
  readonly page: Page;
  /** Errors of the console, exceptions, requests to other servers. */
  readonly faults: readonly string[];
}

/** @param script runs before the page does. */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  script?: string,
): Promise<Visit> {
  const context = await browser.newContext(options);
  const faults: string[] = [];
  const { origin } = new URL(url);
  context.on('request', (request) => {
    if (
      ![origin, 'null'].includes(new URL(request.url()).origin) &&
      !request.url().startsWith(`blob:${origin}`)
    )
      faults.push(`request to ${request.url()}`);
  });
  if (script !== undefined) await context.addInitScript(script);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    faults.push(`exception: ${error.message}`);
  });
  await page.goto(url);
  return { page, faults };
}

/** A file that is dropped. */
export interface Dropped {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** Drops files on the page, somewhere. */
export async function drop(page: Page, files: readonly Dropped[]): Promise<void> {
  const sent = files.map(({ name, content }) => ({ name, content: Buffer.from(content).toString('base64') }));
  const transfer = await page.evaluateHandle((list) => {
    const all = new DataTransfer();
    for (const { name, content } of list)
      all.items.add(new File([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))], name));
    return all;
  }, sent);
  await page.dispatchEvent('footer', 'drop', { dataTransfer: transfer });
}

/** The answer on the file that is shown, when it is: "✓ All 9 rounds are paired by the rules." */
export async function shownFile(page: Page): Promise<string> {
  const answer = await page.locator('.file-view .result').innerText();
  return answer.split('\n').slice(0, 2).join(' ').trim();
}

/** Opens a file of the index; one that agrees stands in a row of its own that is folded. */
export async function openFile(page: Page, name: string): Promise<void> {
  const link = page.locator(`.index-view a[href="#${name}"]`);
  await page.locator('.index-view > h1').waitFor();
  if ((await link.count()) === 0) await page.locator('.index-view details.rest > summary').click();
  await link.click();
  await page.locator(`article[id="${name}"] h1`).waitFor();
}

/** Checks by other rules. */
export async function chooseRules(page: Page, rules: string): Promise<void> {
  const select = page.locator('.settings select').first();
  if (!(await select.isVisible())) await page.getByText('Rules and settings').click();
  await select.selectOption(rules);
}

/** The browser is reached over a connection, so that its files have no path here. */
export async function contentOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

/** What a button gives to download. */
export async function downloaded(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return contentOf(await coming);
}
