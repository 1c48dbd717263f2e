import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/** The browser of the system; nothing is downloaded. */
const PROGRAM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Where it is required, a missing one is a failure. */
export const hasChromium = existsSync(PROGRAM) || process.env['SWISSPROOF_NEEDS_CHROMIUM'] === '1';

/** Said in the name of tests that are skipped. */
export function inChromium(what: string): string {
  return hasChromium ? what : `${what} (skipped: needs Chromium at ${PROGRAM}, or its path in CHROMIUM)`;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: PROGRAM,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
