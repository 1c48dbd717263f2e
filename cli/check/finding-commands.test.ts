import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

/* The commands that a page names under its findings run as they stand there. */

const ALL = ['check', 'explain', 'verify'];
const FOUND = new URL('../../corpus/found/', import.meta.url);

test.each([
  { named: ALL, name: 'c10-2026.trf', options: '' },
  // Its edition makes no certificates.
  {
    named: ['explain'],
    name: 'c12-1992-wrong.trf',
    options: '--encoding iso-8859-1 --all-readings --total-rounds 9',
  },
  {
    named: ALL,
    name: 'c8-worse-2017.trf',
    options: '--initial-color white --no-standings --rounds 1-20 --acceleration none',
  },
])('$name $options', async ({ named, name, options }) => {
  const folder = temporaryFolder();
  const file = join(folder, "one's event.trf");
  writeFileSync(file, readFileSync(new URL(name, FOUND)));
  const { stdout } = await runCli([
    'check',
    '--format',
    'html',
    ...options.split(' ').filter((word) => word !== ''),
    file,
  ]);
  const commands = commandsIn(stdout);
  expect([...new Set(commands.map(([command]) => command))].sort()).toEqual(named);
  const certificate = join(folder, 'certificate.json');
  for (const words of commands) {
    const [command] = words;
    const {
      code,
      stdout: said,
      stderr,
    } = await runCli(words.map((word) => (word === 'certificate.json' ? certificate : word)));
    expect([words, code, stderr]).toEqual([words, command === 'check' ? 1 : 0, '']);
    if (command === 'explain') expect(said).toMatch(/^Why not .*\?\n {2}The published round has it\./m);
    if (command === 'verify') expect(said).toContain('PROVED');
  }
});

/** The commands under the findings of a page, each as words. */
function commandsIn(page: string): string[][] {
  const shown = page.replaceAll(/<template .*?<\/template>/gs, '').replaceAll('&quot;', '"');
  return [...shown.matchAll(/<code>swissproof (.*?)<\/code>/g)].map(([, text]) =>
    [...text.matchAll(/"(.*?)"|\S+/g)].map(([word, quoted]) => quoted ?? word),
  );
}
