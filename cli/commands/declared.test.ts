import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { editions, withChoices } from '../../engine/index.js';
import type { CheckDocument } from '../../reports/check/json.js';
import { runCli } from '../testing/run-cli.js';

const [edition] = editions.filter(({ forMaxi, until }) => forMaxi !== undefined && until === null);
const [{ id: reading }] = edition.otherReadings;
const FILE = fileURLToPath(new URL(`../../corpus/rule-examples/readings/${reading}.trf`, import.meta.url));
const RULES = ['--rules', edition.id];

async function checked(more: readonly string[]): Promise<CheckDocument['tournaments'][number]> {
  const { stdout, stderr } = await runCli(['check', ...RULES, ...more, '--format', 'json', FILE]);
  expect(stderr).toBe('');
  return (JSON.parse(stdout) as CheckDocument).tournaments[0];
}

describe('what is declared besides the edition', () => {
  it('one place of the rules read otherwise', async () => {
    const [usual, otherwise] = [await checked([]), await checked(['--reading', reading])];
    expect(usual).toMatchObject({ verdict: 'agrees', edition: { reason: `--rules ${edition.id}` } });
    const reason = `--rules ${edition.id} --reading ${reading}`;
    expect(otherwise).toMatchObject({ verdict: 'deviates', edition: { id: edition.id, reason } });
    expect(otherwise.rounds.at(-1)?.verdict).toBe('deviates');
  });

  it('pairs and explains by it', async () => {
    const pair = async (command: string, more: readonly string[]): Promise<string> => {
      const { code, stdout } = await runCli([command, ...RULES, ...more, '--unrated', '1800', FILE]);
      expect(code).toBe(0);
      return stdout;
    };
    const last = ['--round', String((await checked([])).rounds.length)];
    const otherwise = ['--reading', reading];
    expect(await pair('pair', [...last, ...otherwise])).not.toBe(await pair('pair', last));
    expect(await pair('explain', [...last, ...otherwise])).not.toBe(await pair('explain', last));
    expect(await pair('explain', ['--maxi'])).toContain(`--rules ${edition.id} --maxi`);
  });

  test.each([
    [['--rules', 'dutch-2026', '--maxi'], 'dutch-2026 has no rules for Maxi-tournaments.'],
    [[...RULES, '--reading', 'X1'], `${edition.id} has no reading X1. Possible: ${reading}, `],
    [['--reading', reading], '--reading goes with the name of an edition: --rules EDITION'],
    [['--maxi'], '--maxi goes with the name of an edition: --rules EDITION'],
  ])('%j is refused', async (options, message) => {
    for (const command of ['check', 'pair', 'explain']) {
      const { code, stdout, stderr } = await runCli([command, ...options, FILE]);
      expect(stderr).toContain(message);
      expect(stdout).toBe('');
      expect(code).toBe(2);
    }
  });

  it('a Maxi-tournament asks for ratings', async () => {
    const { stdout } = await runCli(['check', ...RULES, '--maxi', FILE]);
    expect(stdout).toMatch(/\(\d+\) has no rating/);
  });

  const [open] = editions.filter(({ declarable }) => declarable !== undefined);
  const { name, usual, values } = open.declarable!.options[0];
  const [, other] = values;
  /** An example of a rule that only the other form has, whose code declares it. */
  const rule = withChoices(open, { [name]: other }).rules.find(
    ({ id }) => !open.rules.some((one) => one.id === id),
  )!;
  const DECLARED = fileURLToPath(
    new URL(`../../corpus/rule-examples/${open.id}/${rule.id}.trf`, import.meta.url),
  );

  test.each([
    [[], `--rules ${open.id}, record 192: ${name} ${other}`, [rule.id]],
    [[`--${name}`, other], `--rules ${open.id} --${name} ${other}`, [rule.id]],
    [[`--${name}`, values[2]], `--rules ${open.id} --${name} ${values[2]}`, null],
  ])('what the rules of a competition choose: %j', async (more, reason, rules) => {
    const args = ['check', '--rules', open.id, ...more, '--format', 'json', DECLARED];
    const { stdout, stderr } = await runCli(args);
    expect(stderr).toBe('');
    const [report] = (JSON.parse(stdout) as CheckDocument).tournaments;
    expect(report.edition).toMatchObject({ id: open.id, reason });
    const named = report.rounds.flatMap(({ deviations = [] }) => deviations.map((one) => one.rule));
    if (rules === null) expect(named).not.toContain(rule.id);
    else expect(named).toEqual(rules);
  });

  test.each([
    [['--rules', open.id, `--${name}`, 'X'], `Possible: ${values.join(', ')}.`],
    [[...RULES, `--${name}`, usual], `${edition.id} has nothing to declare by --${name}.`],
    [[`--${name}`, usual], `--${name} goes with the name of an edition: --rules EDITION`],
  ])('%j is refused, too', async (options, message) => {
    for (const command of ['check', 'pair', 'explain']) {
      const { code, stdout, stderr } = await runCli([command, ...options, FILE]);
      expect(stderr).toContain(message);
      expect(stdout).toBe('');
      expect(code).toBe(2);
    }
  });
});
