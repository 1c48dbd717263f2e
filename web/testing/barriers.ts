import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What keeps somebody out, by axe-core, whose source the page was given. */
export async function barriers(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as { axe: typeof axe };
    const { violations } = await tool.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
