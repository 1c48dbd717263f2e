import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { asDropped } from './dropped.js';

const folder = mkdtempSync(join(tmpdir(), 'swissproof-dropped-'));
const file = join(folder, 'my open.trf');
writeFileSync(file, '012 Open\n');
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('a file alone is checked, with a page beside it', () => {
  const page = join(folder, 'my open.report.html');
  expect(asDropped([file])).toEqual(['check', '--format', 'html', '--out', page, '--open', '--', file]);
});

it.each([[[]], [['check']], [['check', file]], [[file, file]], [[folder]], [[join(folder, 'none.trf')]]])(
  'every other command line stays: %j',
  (argv: string[]) => {
    expect(asDropped(argv)).toBe(argv);
  },
);
