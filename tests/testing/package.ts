import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shared } from '../../web/testing/shared.js';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Packs the package as it is published, in a folder of its own: other tests run what is in `dist`.
 * @returns the path of the file.
 */
export async function packed(folder: string): Promise<string> {
  const copy = join(folder, 'to-pack');
  const built = ['web', 'site', 'executables'].map((name) => join(ROOT, 'dist', name));
  cpSync(join(ROOT, 'dist'), join(copy, 'dist'), {
    recursive: true,
    filter: (path) => !built.includes(path),
  });
  cpSync(await shared('page'), join(copy, 'dist/web'), { recursive: true });
  execFileSync(process.execPath, [join(ROOT, 'scripts/build-types.mjs'), join(copy, 'dist/library')]);
  for (const name of ['package.json', 'README.md', 'LICENSE', 'docs', 'corpus', 'certification'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  // As `npm pack` does it by itself (prepack).
  execFileSync(process.execPath, [join(ROOT, 'scripts/packed-pages.mjs'), 'write', copy]);
  npm(copy, 'pack', '--ignore-scripts', '--pack-destination', folder);
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  return join(folder, file);
}

/** Installs it in an empty folder, as a user does; anything that needs another Node is an error. */
export function installed(folder: string, file: string): string {
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }');
  npm(project, 'install', '--engine-strict', '--no-audit', '--no-fund', '--prefer-offline', file);
  return project;
}

/** The code blocks of a page. */
export function blocksIn(page: string): string[] {
  return [...page.matchAll(/```ts\n([^]*?)```/g)].map(([, block]) => block);
}

/** Bytes of all files below a folder. */
export function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function npm(cwd: string, ...words: string[]): void {
  // Of the run of npm in which the tests are: it would go before what stands in the folder.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  execFileSync('npm', words, { cwd, env, stdio: 'pipe', shell: process.platform === 'win32' });
}
