import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { TABLE_RULE_LIST } from '../../checker/index.js';
import { robinFile } from '../../checker/round-robin/testing/robin-file.js';
import { SINGLE } from '../../engine/round-robin/index.js';
import { chanceOf, simulatedRobin } from '../../engine/round-robin/testing/simulated-robin.js';
import { generate } from '../../generator/index.js';
import { RULE_MEANINGS } from '../../reports/words/round-robin/table-words.js';
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
      '  Player 005 (5) rests: number 5 meets number 8, which nobody has.',
      '',
    ]);
  });

  it.each([
    [
      '3-7',
      'Player 003 (3) and Player 007 (7) have the numbers 3 and 7, which meet in round 2: in this one, by the table. Player 007 (7) has White.',
    ],
    [
      '1-4',
      'Player 001 (1) and Player 004 (4) have the numbers 1 and 4, which meet in round 4, not in this one: their sum is 5.',
    ],
    ['6-bye', 'Player 006 (6) has number 6, which rests in round 4.'],
  ])('--why-not %s', async (pair, words) => {
    const { stdout } = await runCli(['explain', '--round', '2', '--why-not', pair, '-'], right);
    expect(stdout).toContain(words);
  });

  it.each([
    [['--round', '8'], 'no round 8'],
    [['--why-not', '3-12'], 'no player 12'],
  ])('%j is refused', async (more, words) => {
    const { code, stderr } = await runCli(['explain', ...more, '-'], right);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
  });
});

describe('explain, as a document', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../corpus/schema/table-explanation.schema.json', import.meta.url), 'utf8'),
  ) as object;
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

  it('json tells the round, the numbers and the answers, and is valid under its schema', async () => {
    const asked = ['--round', '2', '--pair', '7-3', '--why-not', '6-bye', '--format', 'json'];
    const { code, stdout } = await runCli(['explain', ...asked, '-'], right);
    const document = JSON.parse(stdout) as object;
    validate(document);
    expect([code, validate.errors]).toEqual([0, null]);
    expect(document).toMatchObject({
      schema: 'swissproof/table-explanation/1',
      edition: { id: 'round-robin', chosenBy: 'file' },
      ...{ round: 2, rounds: 7, table: { numbers: 8, round: 2, coloursTurned: false }, published: 'agrees' },
      boards: [
        { white: 6, black: 4 },
        { white: 7, black: 3 },
        { white: 1, black: 2 },
      ],
      rests: [5],
      questions: [
        { question: 'pair', players: [7, 3], rounds: [2], white: 7 },
        { question: 'why-not', players: [6, 'bye'], rounds: [4], white: null },
      ],
    });
  });

  it('html has the round drawn, or the answers', async () => {
    const page = await runCli(['explain', '--round', '2', '--format', 'html', '-'], right);
    expect(page.stdout).toContain('<svg class="draw"');
    expect(page.stdout).toContain('How to read the drawings');
    const asked = ['--round', '2', '--why-not', '1-4', '--format', 'html'];
    const answer = await runCli(['explain', ...asked, '-'], right);
    expect(answer.stdout).toContain('which meet in round 4, not in this one');
    expect(answer.stdout).not.toContain('<svg');
  });

  it('says where the published round is another one', async () => {
    const round = /MPA @ Round (\d+)/.exec(text)?.[1] ?? '';
    const { stdout } = await runCli(['explain', '--round', round, '--format', 'json', '-'], text);
    expect(JSON.parse(stdout)).toMatchObject({ published: 'deviates' });
    const words = await runCli(['explain', '--round', round, '-'], text);
    expect(words.stdout).toContain('The published round is another one');
  });
});

it('explain takes an event for a round robin that is one by its games alone, and not a Swiss', async () => {
  const shape = { players: 8, cycles: SINGLE, isInOrder: false, forfeits: 0, hasWithdrawal: false };
  const { event } = simulatedRobin(shape, chanceOf(4));
  const { stdout } = await runCli(['explain', '--round', '3', '--format', 'json', '-'], robinFile(event));
  expect(JSON.parse(stdout)).toMatchObject({ edition: { chosenBy: 'fit' }, round: 3, published: 'agrees' });
  const [swiss] = generate({ players: 8, rounds: 5 }, { seed: 'no robin', count: 1 });
  const other = await runCli(['explain', '--format', 'json', '-'], swiss.text);
  expect(JSON.parse(other.stdout)).toMatchObject({ schema: 'swissproof/explain-report/1' });
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
