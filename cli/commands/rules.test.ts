import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editions } from '../../engine/index.js';
import { rulesWithPages } from '../../reports/rule-pages/index.js';
import { comparableWith } from '../../reports/rule-pages/shipped-examples.js';
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

test.each(editions.map((edition) => [edition.id, edition] as const))(
  'the order of the boards has a page by its name and article: %s',
  async (id, { rules }) => {
    const { article } = rules.find(({ level }) => level === 'board-order')!;
    for (const name of ['board-order', article]) {
      const { code, stdout, stderr } = await runCli(['rules', id, name]);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain(`${id}, board-order (${article}): order of the boards`);
      expect(stdout).toContain('The recommended order of the boards. First come the pairs');
      expect(stdout).not.toContain('xample');
    }
  },
);

test('a rule without an edition: the editions that have it', async () => {
  const { code, stderr } = await runCli(['rules', 'C12']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^error: C12 is a rule of dutch-1992 \(.*dutch-2026 \(players who do not get their/);
  expect(stderr).toContain(': name the edition before it, like swissproof rules dutch-');
  expect((await runCli(['rules', 'C99'])).stderr).toContain('There is no such edition.');
});

test('an unknown rule: the possible ones are listed', async () => {
  const { code, stdout, stderr } = await runCli(['rules', 'dutch-2026', 'C22']);
  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/dutch-2026 has no rule C22\. Possible: C1, C2, C3, .*5\.2\.5, board-order\./);
  const alone = editions.filter((edition) => comparableWith(edition).length === 0);
  expect(alone.length).toBeGreaterThan(0);
  for (const { id } of editions) {
    const isAlone = alone.some((edition) => edition.id === id);
    const offer = (await runCli(['rules', id, 'X99'])).stderr;
    expect(offer.includes('To compare it: ')).toBe(!isAlone);
    expect(offer).not.toContain('To compare it: .');
  }
});

describe('two editions', () => {
  const BOTH = ['dutch-2017', 'dutch-2026'];

  test('what changed, rule by rule, with examples', async () => {
    const { code, stdout, stderr } = await runCli(['rules', ...BOTH]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^From dutch-2017 \(.*\) to dutch-2026 \(.*\):\n\nChanged\n/);
    expect(stdout).toContain(`
  C2 (C.2) -> C2 (2.1.2)
    dutch-2017: no second pairing-allocated bye, none after a forfeit win
    dutch-2026: no second pairing-allocated bye, none after a round scored as a win without playing
    Example: `);
    expect(stdout).toMatch(/\nNew in dutch-2026\n {2}C5 \(2\.3\.1\)\n/);
    expect(stdout).toMatch(/\nThe same under another number\n {2}C1 \(C\.1\) -> C1 \(2\.1\.1\): two players/);
    expect(stdout).toMatch(
      / players, round \d+, paired by dutch-2017; dutch-2026 says:\n {6}Bracket .*\[C5, 2\.3\.1\]\./,
    );
    const files = [...stdout.matchAll(/^ {4}Example: (.*)$/gm)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  test('the other way round', async () => {
    const { stdout } = await runCli(['rules', ...[...BOTH].reverse()]);
    expect(stdout).toMatch(/\nGone in dutch-2017\n {2}C5 \(2\.3\.1\)\n/);
    expect(stdout).toContain('  C2 (2.1.2) -> C2 (C.2)\n');
  });

  test('as JSON', async () => {
    const { stdout } = await runCli(['rules', ...BOTH, '--format', 'json']);
    const { changes, ...rest } = JSON.parse(stdout) as { changes: object[] };
    expect(rest).toEqual({ schema: 'swissproof/rule-changes/1', from: BOTH[0], to: BOTH[1] });
    expect(changes).toContainEqual(
      expect.objectContaining({
        kind: 'renumbered',
        subject: 'number-of-pairs',
        from: [expect.objectContaining({ id: 'C5', article: 'C.5' })],
        to: [expect.objectContaining({ id: 'C6', article: '2.4.1' })],
        example: null,
      }),
    );
    expect(changes.find((change) => 'subject' in change && change.subject === 'bye-score')).toMatchObject({
      kind: 'new',
      from: [],
      example: {
        pairedBy: 'dutch-2017',
        check: { edition: { id: 'dutch-2026' }, verdict: 'deviates' },
      },
    });
  });

  test('must be two, and is offered where a rule is not known', async () => {
    const twice = await runCli(['rules', BOTH[0], BOTH[0]]);
    expect(twice.code).toBe(2);
    expect(twice.stderr).toContain('the same edition twice');
    const { code, stderr } = await runCli(['rules', BOTH[0], 'dutch-2031']);
    expect(code).toBe(2);
    expect(stderr).toMatch(/has no rule dutch-2031\. .* To compare it: .*dutch-2026\./);
  });
});

describe.each(editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  test.each(rulesWithPages(edition).map((rule) => [rule.id]))(
    '%s has a page with its example',
    async (name) => {
      const { code, stdout } = await runCli(['rules', id, name]);
      expect(code).toBe(0);
      expect(stdout).toContain('is published wrongly on purpose');
    },
  );
});

test('the rules of a round robin, as text and as JSON', async () => {
  const text = await runCli(['rules', 'round-robin']);
  expect(text.code).toBe(0);
  expect(text.stdout).toMatch(/^round-robin/);
  const json = await runCli(['rules', 'round-robin', '--format', 'json']);
  expect(JSON.parse(json.stdout)).toMatchObject({ schema: expect.stringContaining('swissproof/') as string });
  const one = await runCli(['rules', 'round-robin', 'bt1.game']);
  expect(one.stdout).toContain('BT1.game');
  expect(one.stdout).not.toMatch(/^\{/);
  const wrong = await runCli(['rules', 'round-robin', 'C12']);
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('round-robin has no rule C12')]);
});
