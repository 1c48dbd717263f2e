import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { servePage } from './built-page.js';
import type { BuiltPage } from './built-page.js';
import { openChromium } from './chromium.js';

/** The built page and a browser. */
export interface Opened {
  readonly built: BuiltPage;
  readonly browser: Browser;
}

/** Opens both before the tests of a block, and closes them after. They are there in the tests only. */
export function openedForTests(): Opened {
  let opened: Opened | null = null;
  const get = (): Opened => {
    if (opened === null) throw new Error('nothing is opened before the tests run');
    return opened;
  };
  beforeAll(async () => {
    const [built, browser] = await Promise.all([servePage(), openChromium()]);
    opened = { built, browser };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.built.stop();
  });
  return {
    get built() {
      return get().built;
    },
    get browser() {
      return get().browser;
    },
  };
}
