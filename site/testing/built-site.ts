import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, posix } from 'node:path';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** A page as it was written. */
export interface WrittenPage {
  /** Below the top of the site. */
  readonly path: string;
  readonly text: string;
  /** What it leads to, or loads: paths below the top of the site with an anchor where one is named, or whole addresses. */
  readonly links: readonly string[];
  readonly ids: readonly string[];
  /** Attributes that say of an element what it is there for. */
  readonly marks: readonly string[];
}

/** All pages below a folder. */
export function pagesIn(folder: string): WrittenPage[] {
  return filesIn(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      const [links, ids, marks]: [string[], string[], string[]] = [[], [], []];
      visit(parse(text), ({ name, value }) => {
        if (['href', 'src'].includes(name)) links.push(resolved(path, value));
        if (name === 'id') ids.push(value);
        if (name.startsWith('data-')) marks.push(name === 'data-why' ? `${name}=${value}` : name);
      });
      return { path, text, links, ids, marks };
    });
}

/** All files below a folder, with slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** Serves a folder below the top of a server as simple as can be. */
export async function serveSite(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(({ url = '' }, answer) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname).slice(BELOW.length);
    try {
      answer.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'text/plain' });
      answer.end(readFileSync(join(folder, path)));
    } catch {
      answer.destroy();
    }
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${BELOW}`,
    stop: () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
}

const BELOW = '/some/folder/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

function visit(node: Node, tell: (attribute: { name: string; value: string }) => void): void {
  if ('attrs' in node) for (const attribute of node.attrs) tell(attribute);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, tell);
}

function resolved(page: string, link: string): string {
  if (/^[a-z]+:/.test(link)) return link;
  const [path, anchor] = link.split('#');
  const place = path === '' ? page : posix.normalize(posix.join(dirname(page), decodeURIComponent(path)));
  return anchor === undefined ? place : `${place}#${decodeURIComponent(anchor)}`;
}
