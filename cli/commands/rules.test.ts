import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editions } from '../../engine/index.js';
import { rulesOf } from '../../reports/rule-pages/index.js';
import { runCli } from '../testing/run-cli.js';

test('the page of a rule', async () => {
  const { code, stdout, stderr } = await runCli(['rules', 'dutch-2026', 'C12']);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(stdout).toContain('dutch-2026, C12 (2.4.7): players who do not get their colour preference\n');
  expect(stdout).toContain('Two players who want the same colour cannot both get it');
  const file = /^Example: (.*)$/m.exec(stdout)?.[1] ?? '';
  expect(existsSync(file)).toBe(true);
  expect(stdout).toMatch(/^ {2}Bracket [\d.]+: .*\[C12, 2\.4\.7\]\.$/m);
  expect(stdout).toMatch(/^ +published +by the rules$/m);
});

test('the page as JSON, the rule named by its article', async () => {
  const { code, stdout } = await runCli(['rules', 'dutch-2017', 'e.5', '--format', 'json']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    schema: 'swissproof/rule-page/1',
    edition: 'dutch-2017',
    rule: { level: 'colour', id: 'E.5', article: 'E.5' },
    example: { check: { verdict: 'deviates', rounds: [{ deviations: [{ kind: 'colour', rule: 'E.5' }] }] } },
  });
});

test('an unknown rule: the possible ones are listed', async () => {
  const { code, stdout, stderr } = await runCli(['rules', 'dutch-2026', 'C22']);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/dutch-2026 has no rule C22\. Possible: C1, C2, C3, .*5\.2\.5\./);
});

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  test.each(rulesOf(edition).map((rule) => [rule.id]))('%s has a page with its example', async (rule) => {
    const { code, stdout } = await runCli(['rules', id, rule]);
    expect(code).toBe(0);
    expect(stdout).toContain('is published wrongly on purpose');
  });
});
