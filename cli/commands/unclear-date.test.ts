import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explain, pair } from '../../library/index.js';
import { duel } from '../../corpus/trf/testing/lines.js';
import { runCli } from '../testing/run-cli.js';

/** Eight rounds that agree with the rules of 2026 alone, without a record that names them. */
const example = readFileSync(
  new URL('../../corpus/examples/mastering-the-dutch.trf', import.meta.url),
  'latin1',
).replace(/^(?:042|052|132|092|192|142|XXR).*[\r\n]+/gm, '');
const UNREADABLE = `042 31.31.2020\r142 9\r${example}`;
const AMBIGUOUS = `042 05/01/2026\r142 9\r${example}`;
const FIT = 'all 8 rounds agree with dutch-2026';

test.each([UNREADABLE, AMBIGUOUS])('pair, explain, shrink and standings say what they take', async (file) => {
  const paired = await runCli(['pair', '--rules', 'dutch-2026', '-'], file);
  const asked = await runCli(['pair', '-'], file);
  expect(asked).toMatchObject({ code: 0, stdout: paired.stdout });
  expect(asked.stderr).toMatch(new RegExp(`-: rules dutch-2026 \\(the date of start .*; ${FIT}\\)\n`));
  expect(paired.stderr).not.toContain(FIT);
  const printed = await runCli(['explain', '--round', '5', '-'], file);
  expect(printed.stdout).toContain(FIT);
  expect((await runCli(['explain', '--round', '5', '--format', 'json', '-'], file)).stdout).toContain(
    '"fit"',
  );
  expect((await runCli(['shrink', '--round', '5', '-'], file)).stderr).toContain(FIT);
  const { stdout } = await runCli(['standings', '-'], file);
  expect(stdout).not.toContain('has no start date');
});

test('the library takes the same', () => {
  expect(pair(UNREADABLE)).toMatchObject({ kind: 'paired', edition: 'dutch-2026' });
  expect(pair(UNREADABLE)).toEqual(pair(UNREADABLE, { rules: 'dutch-2026' }));
  const answer = explain(AMBIGUOUS, { round: 5 });
  expect(answer).toMatchObject({
    document: { edition: { id: 'dutch-2026', chosenBy: 'fit' } },
  });
});

test('without a round that shows it, the edition of today is taken and said', async () => {
  const players = duel()
    .replace(/ {5}\d [wb] =/g, '')
    .replaceAll('0.5', '0.0');
  const { code, stderr } = await runCli(['pair', '-'], `042 spring\n142 1\n152 W\n${players}`);
  expect(code).toBe(0);
  expect(stderr).toContain(
    'rules dutch-2026 (the date of start "spring" cannot be read; no round shows by which edition it was paired)',
  );
});
