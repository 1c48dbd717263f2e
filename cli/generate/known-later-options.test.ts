import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli, temporaryFolder } from '../testing/run-cli.js';

const SMALL = ['generate', '--count', '3', '--seed', '5', '--players', '12', '--rounds', '5', '--jobs', '1'];

test('files declare what was known later, and agree', async () => {
  const out = temporaryFolder();
  const options = ['--adjourned', '1', '--corrected', '100%', '--renumbered', '1', '--acceleration', 'none'];
  const made = await runCli([...SMALL, ...options, '--out', out]);
  expect([made.code, made.stderr]).toEqual([0, expect.not.stringContaining('error')]);
  const texts = readdirSync(out).map((name) => readFileSync(join(out, name), 'latin1'));
  const trf = texts.filter((text) => text.includes('\n001 '));
  expect(trf).toHaveLength(3);
  for (const text of trf) {
    expect(text).toMatch(/^### Result known later @ Round \d: /m);
    expect(text).toMatch(/^### Numbers as of Round [1-4]: /m);
  }
  expect((await runCli(['check', '--jobs', '1', out])).code).toBe(0);
});

test.each([
  ['--adjourned', '1.5'],
  ['--corrected', '120%'],
  ['--renumbered', 'often'],
])('%s %s is no share', async (option, value) => {
  const { code, stderr } = await runCli([...SMALL, option, value, '--out', temporaryFolder()]);
  expect(code).not.toBe(0);
  expect(stderr).toContain('Expected a share from 0 to 1');
});
