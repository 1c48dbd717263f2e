import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { proveFile } from '../checker/proof/prove-file.js';
import { certificatesJson } from '../reports/verify-certificates.js';
import { FOUR, TOUCHED } from '../tests/testing/option-files.js';
import { runCli, temporaryFolder } from './testing/run-cli.js';

/** Both rounds are right. */
const GOOD = FOUR.replace('     2 w 0', '     2 b 0').replace('     1 b 1', '     1 w 1');

/** In the fourth round everybody has met everybody. */
const IMPOSSIBLE = `012 Everybody has met
042 2026/05/01
142 5
152 W
001    1 m    A                                 2000 ENG                         3.0    1     3 w 1     2 b 0     4 w 1     3 b 1
001    2 m    B                                 1900 ENG                         2.5    2     4 b =     1 w 1     3 b =     4 w =
001    3 m    C                                 1800 ENG                         1.5    3     1 b 0     4 w 1     2 w =     1 w 0
001    4 m    D                                 1700 ENG                         1.0    4     2 w =     3 b 0     1 b 0     2 b =
`;

const { certificates } = proveFile(FOUR, 'wrong.trf', { standings: null });

const FILES = {
  'good.trf': GOOD,
  'wrong.trf': FOUR,
  'broken.trf': '001 x\n',
  'impossible.trf': IMPOSSIBLE,
  'touched.trf': TOUCHED,
  'proof.json': certificatesJson(certificates),
  'settings.json': '{"players": "many"}',
};

/** Of each command, what ends with which code; a word that begins with "@" is a file in the folder of the test. */
const CODES: Readonly<Record<string, readonly (readonly [words: string, code: number])[]>> = {
  check: [
    ['@good.trf', 0],
    ['@wrong.trf', 1],
    ['@missing.trf', 3],
    ['@broken.trf', 3],
    ['@impossible.trf --rules dutch-2026', 4],
    ['@good.trf @wrong.trf', 1],
    ['@wrong.trf @good.trf', 1],
    ['@good.trf @impossible.trf --rules dutch-2026', 4],
    ['@wrong.trf @impossible.trf --rules dutch-2026', 1],
    ['@good.trf @broken.trf', 3],
    ['@wrong.trf @broken.trf', 3],
    ['@broken.trf @impossible.trf --rules dutch-2026', 3],
    ['@wrong.trf @missing.trf', 3],
    ['@good.trf --rounds 9', 2],
    ['@broken.trf @good.trf --rounds 9', 2],
    ['@broken.trf --no-such-option', 2],
    ['@good.trf --rules dutch-1800', 2],
    ['', 2],
    ['@wrong.trf --rounds 1', 0],
    ['@wrong.trf --rules any', 1],
    ['@good.trf --rules any', 0],
    ['@good.trf @broken.trf --rules any', 3],
    ['--help', 0],
  ],
  audit: [
    ['@good.trf', 0],
    ['@wrong.trf', 0],
    ['@touched.trf', 1],
    ['@good.trf @touched.trf', 1],
    ['@broken.trf', 3],
    ['@touched.trf @broken.trf', 3],
    ['@good.trf @missing.trf', 3],
    ['@good.trf --least-games 6', 2],
    ['@good.trf --players @missing.csv', 3],
    ['', 2],
  ],
  pair: [
    ['@good.trf', 0],
    ['@wrong.trf', 0],
    ['@impossible.trf --rules dutch-2026', 4],
    ['@impossible.trf --rules dutch-2026 --round 3', 0],
    ['@broken.trf', 3],
    ['@missing.trf', 3],
    ['@good.trf --round 9', 2],
    ['@good.trf --all', 2],
    ['', 2],
  ],
  explain: [
    ['@good.trf', 0],
    ['@wrong.trf', 0],
    ['@impossible.trf --rules dutch-2026', 4],
    ['@impossible.trf --rules dutch-2026 --round 3', 0],
    ['@broken.trf', 3],
    ['@missing.trf', 3],
    ['@good.trf --round 9', 2],
    ['@good.trf --pair 1-9', 2],
    ['', 2],
  ],
  standings: [
    ['@good.trf', 0],
    ['@wrong.trf', 0],
    ['@broken.trf', 3],
    ['@missing.trf', 3],
    ['@good.trf --after 9', 2],
    ['@good.trf --tie-breaks BH/X', 2],
    ['', 2],
  ],
  convert: [
    ['@good.trf --trf 16', 0],
    ['@broken.trf --trf 16', 3],
    ['@missing.trf --trf 16', 3],
    ['@good.trf', 2],
    ['@good.trf --trf 17', 2],
  ],
  verify: [
    ['@proof.json', 0],
    ['@proof.json @wrong.trf', 0],
    ['@proof.json @good.trf', 1],
    ['@proof.json @broken.trf', 1],
    ['@proof.json @missing.trf', 3],
    ['@missing.json', 3],
    ['@good.trf', 3],
    ['@proof.json --last abc', 2],
    ['@proof.json --total-rounds 7', 2],
    ['', 2],
  ],
  shrink: [
    ['@wrong.trf --round 1 --acceleration baku', 0],
    ['@good.trf --round 2', 2],
    ['@wrong.trf --round 9', 2],
    ['@broken.trf --round 1', 3],
    ['@missing.trf --round 1', 3],
    ['@wrong.trf', 2],
  ],
  generate: [
    ['--seed s --players 6 --rounds 2', 0],
    ['--seed s --players 1', 2],
    ['--seed s --config @settings.json', 3],
    ['--seed s --config @missing.json', 3],
    ['--seed s --model @broken.trf', 3],
    ['--seed s --model @missing.trf', 3],
    ['--seed s --players 8 --rounds 3 --steer C9 --tries 1', 2],
    ['@good.trf', 2],
  ],
  rules: [
    ['', 0],
    ['dutch-2026', 0],
    ['dutch-2026 C12', 0],
    ['dutch-2017 dutch-2026', 0],
    ['dutch-1800', 2],
    ['dutch-2026 C99', 2],
  ],
  programs: [
    ['', 0],
    ['javafo', 0],
    ['nobody', 2],
  ],
  completion: [
    ['bash', 0],
    ['dos', 2],
    ['', 2],
  ],
  help: [
    ['', 0],
    ['check', 0],
    ['nothing', 2],
  ],
  certify: [
    ['--print-profile javafo', 0],
    ['--print-profile nobody', 2],
    ['--protocol', 0],
    ['--protocol --open', 2],
    ['', 2],
    ['--candidate @missing.json --seed s', 2],
  ],
  as: [
    ['bbppairings --dutch @good.trf -c', 0],
    ['bbppairings --dutch @broken.trf -c', 3],
    ['bbppairings --dutch @missing.trf -c', 5],
    ['javafo @missing.trf -c', 1],
    ['nobody', 2],
  ],
  serve: [
    ['--port 65536', 2],
    ['keys', 2],
  ],
  work: [
    ['', 2],
    ['--queue http://localhost', 2],
  ],
};

describe.each(Object.entries(CODES))('%s', (command, rows) => {
  it.each(rows)(`${command} %s ends with %i`, async (words, expected) => {
    const folder = temporaryFolder();
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    const argv = words.split(' ').map((word) => (word.startsWith('@') ? join(folder, word.slice(1)) : word));
    const { code, stdout, stderr } = await runCli([command, ...argv.filter((word) => word !== '')]);
    expect(code, stderr).toBe(expected);
    // If there is no answer, standard error says why.
    if (code !== 0) expect(stdout + stderr).not.toBe('');
  });
});

it.each([
  ['--version', 0],
  ['--help', 0],
  ['nothing', 2],
  ['--nothing', 2],
] as const)('swissproof %s ends with %i', async (words, expected) => {
  expect((await runCli([words])).code).toBe(expected);
});

describe('options of certify that exclude each other, or need another one', () => {
  it.each([
    [['--parts', '3'], '--parts needs --queue'],
    [['--watch'], '--watch needs --queue'],
    [['--campaign', 'x'], '--campaign needs --queue'],
    [['--positions', 'known', '--count', '3'], '--positions excludes --count'],
    [['--positions', 'known', '--players', '12'], '--positions excludes --players'],
    [['--positions', 'known', '--steer', 'C12'], '--positions excludes --steer'],
  ])('%j', async (words, message) => {
    const out = words.includes('--positions') ? ['--out', join(temporaryFolder(), 'campaign')] : [];
    const argv = ['certify', '--candidate', 'bbppairings', '--program', 'none', ...out, ...words];
    const { code, stderr } = await runCli(argv);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});
