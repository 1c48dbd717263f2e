import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, closeSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { generate } from '../../generator/index.js';
import { temporaryFolder } from '../testing/run-cli.js';

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

/**
 * The second file is a pipe: that it is opened says that the first one was checked, and the check waits for what is written
 * into it. So the signal comes between the two, however slow the machine is.
 */
test.skipIf(!existsSync(MAIN) || process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  '%s: what was checked is reported, and the code is 130',
  { timeout: 600_000 },
  async (name) => {
    const [{ text }] = generate({ players: 6, rounds: 2 }, { seed: 'interrupt', count: 1 });
    const folder = temporaryFolder();
    const [first, pipe, last] = ['first.trf', 'pipe.trf', 'last.trf'].map((name) => join(folder, name));
    writeFileSync(first, text);
    writeFileSync(last, text);
    execFileSync('mkfifo', [pipe]);
    const child = spawn(process.execPath, [MAIN, 'check', '--jobs', '1', first, pipe, last]);
    const said = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (said.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said.stderr += chunk.toString()));
    const ended = once(child, 'close') as Promise<[number | null]>;
    const writer = openSync(pipe, 'w');
    child.kill(name);
    const [code] = await ended;
    closeSync(writer);
    expect(said.stderr).toContain('interrupted: 1 of 3 inputs were looked at');
    expect(said.stdout).toContain('All 2 rounds that were checked agree');
    expect(said.stdout).not.toContain('last.trf');
    expect(code).toBe(130);
  },
);
