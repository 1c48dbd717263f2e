import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { CHROMIUM } from '../web/testing/chromium-program.js';
import type {} from '../web/testing/shared.js';

/** What is made once for all test files of a run. */
interface Shared {
  /** How tests reach it. */
  readonly value: string;
  readonly end: () => Promise<void> | void;
}

/** Each is made when the first test asks for it. */
const MAKERS: Readonly<Record<string, () => Promise<Shared>>> = {
  '/page': buildPage,
  '/chromium': startChromium,
};

/** Lets test files share one built page and one browser, which the first of them that asks for it has to wait for. */
export default async function shareBetweenTests({ provide }: TestProject): Promise<() => Promise<void>> {
  const made = new Map<string, Promise<Shared>>();
  const server = createServer(({ url = '' }, answer) => {
    const known = made.get(url) ?? MAKERS[url]?.();
    if (known === undefined) {
      answer.writeHead(404).end();
      return;
    }
    made.set(url, known);
    known.then(
      ({ value }) => answer.end(value),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  provide('shared', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    for (const one of await Promise.allSettled(made.values()))
      if (one.status === 'fulfilled') await one.value.end();
  };
}

async function buildPage(): Promise<Shared> {
  const { build } = await import('vite');
  const folder = mkdtempSync(join(tmpdir(), 'swissproof-page-'));
  await build({
    configFile: fileURLToPath(new URL('../vite.web.config.ts', import.meta.url)),
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: true },
  });
  return {
    value: folder,
    end: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startChromium(): Promise<Shared> {
  const { chromium } = await import('playwright-core');
  const server = await chromium.launchServer(CHROMIUM);
  return { value: server.wsEndpoint(), end: () => server.close() };
}
