import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { shared } from './shared.js';

/** The page as users get it (built once for all test files), served from a folder of a server as simple as can be. */
export interface BuiltPage {
  readonly url: string;
  readonly folder: string;
  /** After it there is no network. */
  readonly stop: () => Promise<void>;
}

export async function servePage(): Promise<BuiltPage> {
  const folder = await shared('page');
  const server = createServer(({ url = '' }, answer) => {
    const path = new URL(url, 'http://localhost').pathname;
    const file = path.endsWith('/') ? `${path}index.html` : path;
    try {
      if (!file.startsWith(BELOW)) throw new Error('not below the folder');
      const content = readFileSync(join(folder, file.slice(BELOW.length)));
      answer.writeHead(200, { 'content-type': TYPES[extname(file)] }).end(content);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const stop = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => {
        done();
      });
      server.closeAllConnections();
    });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${BELOW}`,
    folder,
    stop,
  };
}

/** The page lies somewhere below the top of the server. */
const BELOW = '/some/folder/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};
