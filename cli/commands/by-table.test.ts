import { describe, expect, it } from 'vitest';
import { TABLE_RULE_LIST } from '../../checker/index.js';
import { generate } from '../../generator/index.js';
import { RULE_MEANINGS } from '../../reports/words/round-robin/rule-meanings.js';
import { runCli } from '../testing/run-cli.js';

const [{ text }] = generate(
  {
    system: 'round-robin',
    players: 7,
    table: { draw: 'numbers' },
    handPaired: 0.3,
    rates: { withdrawal: 0 },
  },
  { seed: 'by table', count: 1 },
);
const [{ text: right }] = generate(
  { system: 'round-robin', players: 7, table: { draw: 'numbers' } },
  { seed: 'by table', count: 1 },
);

describe('explain, of a round robin', () => {
  it('tells the games of the table with their numbers, and who rests', async () => {
    const { code, stdout } = await runCli(['explain', '--round', '2', '-'], right);
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'Round 2 of 7 by the Berger table for 8 numbers.',
      'The numbers below 8 meet whose sum is 3, or 10; who would meet himself meets number 8.',
      '',
      '  6 - 4   (numbers 6 and 4)',
      '  7 - 3   (numbers 7 and 3)',
      '  1 - 2   (numbers 1 and 2)',
      '  5 rests: number 5 meets number 8, which nobody has.',
      '',
    ]);
  });

  it.each([
    [
      '3-7',
      'Players 3 and 7 have the numbers 3 and 7, which meet in round 2: in this one, by the table. Player 7 has White.',
    ],
    [
      '1-4',
      'Players 1 and 4 have the numbers 1 and 4, which meet in round 4, not in this one: their sum is 5.',
    ],
    ['6-bye', 'Player 6 has number 6, which rests in round 4.'],
  ])('--why-not %s', async (pair, words) => {
    const { stdout } = await runCli(['explain', '--round', '2', '--why-not', pair, '-'], right);
    expect(stdout).toContain(words);
  });

  it.each([
    [['--round', '8'], 'no round 8'],
    [['--why-not', '3-12'], 'no player 12'],
    [['--format', 'json'], '--format text'],
  ])('%j is refused', async (more, words) => {
    const { code, stderr } = await runCli(['explain', ...more, '-'], right);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});

describe('rules round-robin', () => {
  it('lists every rule, and each has a meaning', async () => {
    const { code, stdout } = await runCli(['rules', 'round-robin']);
    expect(code).toBe(0);
    for (const { rule } of TABLE_RULE_LIST) expect(stdout).toContain(rule);
    expect(Object.keys(RULE_MEANINGS).sort()).toEqual(TABLE_RULE_LIST.map(({ rule }) => rule).sort());
  });

  it('explains one, also as JSON, and names the others', async () => {
    const { stdout } = await runCli(['rules', 'double-round-robin', 'bt2.colour']);
    expect(stdout).toContain('BT2.colour (C.05 Annex 1): the colours of the table\n');
    const json = await runCli(['rules', 'round-robin', 'BT3.never', '--format', 'json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ edition: 'round-robin', id: 'BT3.never' });
    const unknown = await runCli(['rules', 'round-robin', 'C12']);
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('BT1.round')]);
  });
});

it('SARIF has the rules of a round robin with how to look them up, and a level', async () => {
  const { stdout } = await runCli(['check', '--format', 'sarif', '-'], text.replace(/^### MPA.*\r?\n/gm, ''));
  const [{ tool, results }] = (JSON.parse(stdout) as Sarif).runs;
  expect(results.length).toBeGreaterThan(0);
  // What follows from something else is a note.
  expect(results.map(({ level }) => level)).toContain('error');
  for (const { ruleId } of results) {
    const rule = tool.driver.rules.find(({ id }) => id === ruleId);
    expect(rule?.help.text).toContain(`swissproof rules round-robin ${ruleId.split('/')[1]}`);
    expect(rule?.helpUri).toMatch(/^https:/);
    expect(rule?.defaultConfiguration.level).toBe('error');
  }
});

interface Sarif {
  readonly runs: readonly {
    readonly tool: {
      readonly driver: {
        readonly rules: readonly {
          readonly id: string;
          readonly helpUri: string;
          readonly help: { readonly text: string };
          readonly defaultConfiguration: { readonly level: string };
        }[];
      };
    };
    readonly results: readonly { readonly ruleId: string; readonly level: string }[];
  }[];
}
