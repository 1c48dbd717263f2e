import { existsSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { generate } from '../../generator/index.js';
import { temporaryFolder } from '../testing/run-cli.js';
import { isWholeSuite } from '../../tests/suite.js';

/** The built program; `npm test` builds it first. */
const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const isBuilt = existsSync(fileURLToPath(new URL('../../dist/cli/check/check-worker.js', import.meta.url)));
const NAME = isBuilt
  ? 'several threads say the same as none'
  : 'several threads say the same as none (skipped: run `npm run build` first)';

describe.skipIf(!isBuilt)(NAME, () => {
  it.each(isWholeSuite ? ['text', 'json', 'csv', 'junit', 'html'] : ['json'])('--format %s', (format) => {
    const folder = mixedFolder();
    const proofs = temporaryFolder();
    const [alone, ...together] = [1, 2, 3].map((jobs) => {
      const proof = join(proofs, `proof-${jobs}.json`);
      const args = ['check', '--jobs', String(jobs), '--format', format, '--proof', proof, folder];
      const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, ...args], {
        encoding: 'utf8',
      });
      return { stdout, stderr, status };
    });
    expect(together).toEqual([alone, alone]);
    expect(alone.status).toBe(3);
    expect(alone.stdout + alone.stderr).toContain('5.trf');
  });

  it('a file that ends its thread costs no other verdict', () => {
    const folder = temporaryFolder();
    const [{ text }] = generate({ players: 4, rounds: 2 }, { seed: 'threads', count: 1 });
    for (let i = 0; i < 70; i++) writeFileSync(join(folder, `${i === 33 ? 'deadly' : i}.trf`), text);
    const killer = join(temporaryFolder(), 'killer.cjs');
    writeFileSync(killer, KILLER);
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--require', killer, PROGRAM, 'check', '--jobs', '2', folder],
      { encoding: 'utf8' },
    );
    expect(status).toBe(5);
    expect(stdout.match(/\.trf: agrees/g)).toHaveLength(69);
    expect(stdout + stderr).toMatch(/deadly\.trf: error: internal error/);
  });
});

/** Ends every thread but the main one that opens the deadly file. */
const KILLER = `
const fs = require('node:fs');
const { isMainThread } = require('node:worker_threads');
if (!isMainThread) {
  const { openSync } = fs;
  fs.openSync = (path, ...rest) => (String(path).includes('deadly') ? process.exit(7) : openSync(path, ...rest));
  require('node:module').syncBuiltinESMExports();
}
`;

/** Tournaments that agree, one with exchanged colours in its first round, one cut off, one that is none. */
function mixedFolder(): string {
  const folder = temporaryFolder();
  const files = [...generate({ players: 8, rounds: 3 }, { seed: 'threads', count: 9 })].map(
    ({ text }) => text,
  );
  files[2] = files[2].replaceAll(/ ([wb]) (?=[10=])/g, (_, colour) => (colour === 'w' ? ' b ' : ' w '));
  files[5] = files[5].slice(0, Math.floor(files[5].length / 2));
  files[7] = '001 no tournament\n';
  files.forEach((text, i) => {
    writeFileSync(join(folder, `${i}.trf`), text);
  });
  return folder;
}
