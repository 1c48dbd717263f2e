import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isWholeSuite } from '../../tests/suite.js';
import { temporaryFolder } from '../testing/run-cli.js';

/** The built program; `npm test` builds it first. */
const PROGRAM = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const isBuilt = existsSync(
  fileURLToPath(new URL('../../dist/cli/generate/generate-worker.js', import.meta.url)),
);
const NAME = isBuilt
  ? 'several threads make the same as none'
  : 'several threads make the same as none (skipped: run `npm run build` first)';

describe.skipIf(!isBuilt)(NAME, () => {
  it('of a campaign, from any tournament on', () => {
    const [alone, ...together] = [1, 2, 3].map((jobs) =>
      made(jobs, '--count', '70', '--first', '40', '--preset', 'chaos', '--players', '4..12'),
    );
    expect(together).toEqual([alone, alone]);
    expect(alone.status).toBe(0);
    expect(alone.files).toHaveLength(70);
  });

  it.runIf(isWholeSuite)('where a rule is to decide: the same ones, and no more', () => {
    const steered = ['--count', '12', '--steer', 'C12', '--preset', 'tiny'];
    const [alone, ...together] = [1, 2].map((jobs) => made(jobs, ...steered));
    expect(together).toEqual([alone]);
    expect(alone.files).toHaveLength(12);
    expect(alone.stderr).toContain('C12 decides in: ');
  });

  it.runIf(isWholeSuite)('up to a tournament that cannot be as it was asked for', () => {
    const impossible = [
      '--count',
      '60',
      '--seed',
      'e',
      '--players',
      '8',
      '--rounds',
      '7',
      '--forbidden-pairs',
      '2',
    ];
    const [alone, ...together] = [1, 2].map((jobs) => made(jobs, ...impossible));
    expect(together).toEqual([alone]);
    expect(alone.status).toBe(2);
    expect(alone.files).toHaveLength(12);
    expect(alone.stderr).toContain('--at-most');
  });
});

function made(jobs: number, ...words: string[]) {
  const folder = join(temporaryFolder(), 'out');
  const args = ['generate', '--seed', 'jobs', '--jobs', String(jobs), '--out', folder, ...words];
  const { stderr, status } = spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' });
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return {
    status,
    stderr: stderr.replaceAll(folder, 'out'),
    files: files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  };
}
