import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { missingPackageWords } from '../run.js';
import { temporaryFolder } from '../testing/run-cli.js';
import { cacheFolder } from './compile-cache.js';

const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const EXAMPLES = fileURLToPath(new URL('../../corpus/examples', import.meta.url));
const isBuilt = existsSync(PROGRAM);
const NAME = isBuilt ? 'the built program' : 'the built program (skipped: run `npm run build` first)';

function check(env: NodeJS.ProcessEnv): { status: number | null; stdout: string; stderr: string } {
  const all = { PATH: process.env['PATH'], NO_COLOR: '1', ...env };
  return spawnSync(process.execPath, [PROGRAM, 'check', EXAMPLES], { encoding: 'utf8', env: all });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe.skipIf(!isBuilt)(`what was compiled: ${NAME}`, () => {
  it('is kept, and says the same the next time, also where it was damaged', () => {
    const folder = temporaryFolder();
    const first = check({ XDG_CACHE_HOME: folder });
    expect([first.status, first.stderr]).toEqual([0, '']);
    const kept = filesIn(folder);
    expect(kept.length).toBeGreaterThan(0);
    expect(check({ XDG_CACHE_HOME: folder })).toMatchObject({ status: 0, stdout: first.stdout, stderr: '' });
    for (const file of kept) writeFileSync(file, 'no code at all');
    expect(check({ XDG_CACHE_HOME: folder })).toMatchObject({ status: 0, stdout: first.stdout, stderr: '' });
  });

  it('is not kept where the user does not want it, or nothing can be written', () => {
    const folder = temporaryFolder();
    const { stdout, status } = check({ XDG_CACHE_HOME: folder, NODE_DISABLE_COMPILE_CACHE: '1' });
    expect([status, filesIn(folder)]).toEqual([0, []]);
    chmodSync(folder, 0o500);
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    for (const home of [folder, file])
      expect(check({ XDG_CACHE_HOME: home })).toMatchObject({ status: 0, stdout });
  });
});

describe('the folder of what can be made again', () => {
  it.each([
    [{ XDG_CACHE_HOME: '/x', HOME: '/home/a' }, 'linux', '/x/swissproof'],
    [{ HOME: '/home/a' }, 'linux', '/home/a/.cache/swissproof'],
    [{ XDG_CACHE_HOME: 'relative', HOME: '/home/a' }, 'linux', '/home/a/.cache/swissproof'],
    [{ HOME: '/Users/a' }, 'darwin', '/Users/a/Library/Caches/swissproof'],
    [
      { LOCALAPPDATA: 'C:\\Users\\a\\AppData\\Local' },
      'win32',
      'C:\\Users\\a\\AppData\\Local/swissproof/cache',
    ],
    [{}, 'linux', null],
    [{ HOME: '/home/a' }, 'win32', null],
  ] as const)('of %j on %s', (env, platform, folder) => {
    expect(cacheFolder(env, platform)).toBe(folder);
  });
});

describe('a package that does not come with the program', () => {
  it('is named with the line that installs it', () => {
    const error = Object.assign(new Error("Cannot find module 'fastify'\nRequire stack: …"), {
      code: 'MODULE_NOT_FOUND',
    });
    expect(missingPackageWords(error)).toMatch(
      /^the package fastify is missing: .*\n {2}npm install .*fastify@\d/,
    );
    const scoped = Object.assign(new Error("Cannot find package '@fastify/static' imported from x"), {
      code: 'ERR_MODULE_NOT_FOUND',
    });
    expect(missingPackageWords(scoped)).toContain('the package @fastify/static is missing');
  });

  it('is no other error', () => {
    const own = Object.assign(new Error("Cannot find module './x.js'"), { code: 'MODULE_NOT_FOUND' });
    expect([new Error('x'), own, null].map(missingPackageWords)).toEqual([null, null, null]);
  });
});
