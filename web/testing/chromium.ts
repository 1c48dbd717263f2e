import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { CHROMIUM } from './chromium-program.js';
import { shared } from './shared.js';

/** Where it is required, a missing one is a failure. */
export const hasChromium =
  existsSync(CHROMIUM.executablePath) || process.env['SWISSPROOF_NEEDS_CHROMIUM'] === '1';

/** Said in the name of tests that are skipped. */
export function inChromium(what: string): string {
  return hasChromium
    ? what
    : `${what} (skipped: needs Chromium at ${CHROMIUM.executablePath}, or its path in CHROMIUM)`;
}

/** A connection to the browser that all test files share. */
export async function openChromium(): Promise<Browser> {
  return chromium.connect(await shared('chromium'));
}
