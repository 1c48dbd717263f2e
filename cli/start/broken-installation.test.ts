import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { internalErrorWords } from '../../reports/words/input-problems.js';
import { temporaryFolder } from '../testing/run-cli.js';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const EVENT = fileURLToPath(new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url));
const isBuilt = existsSync(join(DIST, 'cli/main.js'));

describe.skipIf(!isBuilt)('the program (after npm run build) ends with 5 and says so in one line', () => {
  it.each([
    /^package\.json$/,
    /^begin\.js$/,
    /^start-/,
    /^process-/,
    /^core-/,
    /^root-/,
    /^check-[\w-]{8}\.js$/,
  ])('without a part: %s', (shape) => {
    const folder = temporaryFolder();
    for (const part of ['cli', 'chunks', 'package.json'])
      cpSync(join(DIST, part), join(folder, 'dist', part), { recursive: true });
    // As the package has it: without its own one, the program would be taken for a module.
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    expect(check(folder)).toMatchObject({ status: 0, stderr: '' });
    for (const part of partsIn(join(folder, 'dist'), shape)) rmSync(part);
    const { status, stdout, stderr } = check(folder);
    expect({ status, stdout }).toEqual({ status: 5, stdout: '' });
    expect(stderr).toMatch(
      /^error: the installation of swissproof is incomplete: .*\. Install swissproof again\.\n$/,
    );
  });
});

it('a package that comes with the program belongs to its installation', () => {
  const error = Object.assign(new Error("Cannot find module 'iconv-lite'\nRequire stack: …"), {
    code: 'MODULE_NOT_FOUND',
  });
  expect(internalErrorWords(error)).toBe(
    "error: the installation of swissproof is incomplete: Cannot find module 'iconv-lite'. Install swissproof again.",
  );
  expect(internalErrorWords(new Error('x'))).toMatch(/^internal error: x; /);
});

function check(folder: string): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [join(folder, 'dist/cli/main.js'), 'check', EVENT], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NODE_DISABLE_COMPILE_CACHE: '1', NO_COLOR: '1' },
  });
}

function partsIn(folder: string, shape: RegExp): string[] {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && shape.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(found.length).toBeGreaterThan(0);
  return found;
}
