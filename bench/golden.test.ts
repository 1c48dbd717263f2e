import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../cli/testing/run-cli.js';
import { goldenWorkloads } from './golden.js';

it('takes the groups of tournaments in a folder, and no other files in it', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'dutch-2026', 'calm'), { recursive: true });
  writeFileSync(join(root, 'dutch-2026', 'README.md'), 'how they were made\n');
  for (const [name, players] of [
    ['a.trf', 3],
    ['b.trf', 5],
    ['c.trf', 9],
  ] as const)
    writeFileSync(join(root, 'dutch-2026', 'calm', name), '001\n'.repeat(players));
  const found = goldenWorkloads(root, 'dutch-2026', 2);
  expect(found).toMatchObject([{ edition: 'dutch-2026', kind: 'golden-calm', players: 5 }]);
  expect(found[0].events).toHaveLength(2);
  expect(goldenWorkloads(root, 'lim-1999', 2)).toEqual([]);
});
