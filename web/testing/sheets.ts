import type { Browser } from 'playwright-core';

/** Returns how many sheets of paper a page is printed on. */
export async function sheetsOf(browser: Browser, html: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.setContent(html);
    const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  } finally {
    await context.close();
  }
}
