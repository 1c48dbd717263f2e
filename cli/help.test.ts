import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { processIo } from './io.js';
import { wholeProgram } from './run.js';
import { runCli } from './testing/run-cli.js';

const program = await wholeProgram({ ...processIo(), columns: 500 });
const commands = below(program, []);

function below(command: Command, path: readonly string[]): (readonly [name: string, command: Command])[] {
  return command.commands.flatMap((one) => {
    const own = [...path, one.name()];
    return [[own.join(' '), one] as const, ...below(one, own)];
  });
}

function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  return text;
}

/** Those that go on with the next file where one cannot be read. */
const OF_MANY_FILES = ['check', 'audit', 'standings'];

describe.each(commands)('the help of %s', (name, command) => {
  const text = helpOf(command);

  it('says what it does, what every option is for, and how it can end', () => {
    expect(command.summary()).not.toBe('');
    expect(command.description()).toMatch(/\.$/);
    for (const option of command.options) expect(option.description).not.toBe('');
    expect(text).toContain('Exit codes:');
  });

  it('tells defaults and choices in words', () => {
    expect(text).not.toMatch(/default: (?:true|false|null|"|\[)/);
    expect(text).not.toMatch(/\(choices: "[^",]*"\)/);
    expect(text.match(/default: [^)]*default:/)).toBeNull();
  });

  it('speaks of the file only where it takes one', () => {
    const takesFile = command.registeredArguments.some(({ description }) =>
      description.includes('tournament file'),
    );
    if (!takesFile) expect(text).not.toContain('from the file');
    expect(text).toContain(takesFile ? 'tournament file' : 'Usage:');
  });

  it('goes on after a bad file only where it takes many', () => {
    expect(text.includes('others are still looked at')).toBe(OF_MANY_FILES.includes(name));
  });
});

it.each([
  ['generate', 'A, B, none (default: A)'],
  ['certify', 'A, B, none (default: as the profile says, else A)'],
  ['check', 'A, B, none (default: from the file, else A)'],
  [
    'check',
    '(default: none: tie-breaks by ratings are left out, and rules that need ratings cannot be checked)',
  ],
  ['standings', '(default: none: tie-breaks by ratings are left out)'],
  ['certify', '(default: that of the candidate)'],
  ['generate', '(default: dutch-2026)'],
])('%s tells: %s', async (command, words) => {
  const { stdout } = await runCli([command, '--help'], '', { columns: 500 });
  expect(stdout).toContain(words);
});

it('the positions of a campaign exclude options by their names', async () => {
  const { code, stderr } = await runCli([
    'certify',
    '--candidate',
    'javafo',
    '--positions',
    'known',
    '--half-point-byes',
    '3',
    '--out',
    'never-made',
  ]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--positions excludes --half-point-byes')]);
});

it.each([
  [['rules', 'dutch-2026', 'C12'], 'Example: corpus/rule-examples/dutch-2026/C12.trf'],
  [['programs', 'javafo'], '"corpus/programs/javafo-3.0'],
])('%j names its files from the working folder', async (argv, words) => {
  expect((await runCli(argv)).stdout).toContain(words);
});
