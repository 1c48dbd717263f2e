import { InvalidArgumentError } from 'commander';
import type { Command, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { processIo } from './io.js';
import { wholeProgram } from './run.js';

/* Every option that reads a number refuses what is none, in every command. */

const program = await wholeProgram({ ...processIo(), columns: 80 });

function below(command: Command, path: readonly string[]): (readonly [name: string, option: Option])[] {
  return command.commands.flatMap((one) => {
    const own = [...path, one.name()];
    return [
      ...one.options.map((option) => [`${own.join(' ')} ${option.flags}`, option] as const),
      ...below(one, own),
    ];
  });
}

/** What an option calls its value, for those that are numbers, ranges and shares. */
const NUMBERS = /<(?:n|range|share|amount|seconds|days|years)>/;
const WRONG = ['x', 'x5', '5x', '5 5', '1.2.3', '-', '--5', '5..', '..5', '5..x', '0x10', '1e3', 'NaN', ' '];

const RIGHT = ['1', '4', '7', '20', '0.2', '1..5'];

const numbers = below(program, []).filter(
  ([name, { parseArg }]) => NUMBERS.test(name) && parseArg !== undefined,
);

describe('an option that is a number', () => {
  it('has a reader of its own in every command', () => {
    const without = below(program, []).filter(
      ([name, { parseArg }]) => NUMBERS.test(name) && parseArg === undefined,
    );
    expect(without.map(([name]) => name)).toEqual([]);
    expect(numbers.length).toBeGreaterThan(60);
  });

  it.each(numbers)('%s', (_, option) => {
    expect(WRONG.filter((word) => isTaken(option, word))).toEqual([]);
    expect(RIGHT.some((word) => isTaken(option, word))).toBe(true);
    if (option.flags.includes('<seconds>'))
      expect(['1', '0.25', '20'].filter((word) => isTaken(option, word))).toHaveLength(3);
  });
});

describe('the proxies of a server', () => {
  const option = below(program, []).find(([name]) => name.startsWith('serve --trust-proxy'))?.[1];

  it.each(['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/128', '10.0.0.1,192.168.0.0/16', '10.0.0.0/0'])(
    '%s',
    (text) => {
      expect(option !== undefined && isTaken(option, text)).toBe(true);
    },
  );

  it.each([
    '',
    'x',
    '10.0.0',
    '10.0.0.0/129',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.0/x',
    '10.0.0.1,',
    '10.0.0.1;10.0.0.2',
  ])('not %j', (text) => {
    expect(option !== undefined && isTaken(option, text)).toBe(false);
  });
});

function isTaken({ parseArg }: Option, word: string): boolean {
  try {
    parseArg?.(word, undefined as never);
    return true;
  } catch (error) {
    if (error instanceof InvalidArgumentError) return false;
    throw error;
  }
}
