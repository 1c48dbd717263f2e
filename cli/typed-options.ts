import type { Command } from 'commander';
import type { StatementFacts } from '../reports/check/format.js';
import type { Io } from './io.js';

/**
 * Returns the options of a command line as they were typed, without those that change only what is printed, or where.
 * @param without long names of further options that are left out: ["--rules"].
 */
export function typedOptions(command: Command, without: readonly string[]): string[] {
  const words = rootOf(command).rawArgs.slice(2);
  const left = new Set([...FOR_PRINTING, ...without]);
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [name, value] = words[at].split(/=(.*)/s);
    const option = command.options.find(({ long, short }) => name === long || name === short);
    if (option === undefined) continue;
    const takesNext = (option.required || option.optional) && value === undefined;
    if (option.long !== undefined && !left.has(option.long))
      found.push(option.long, ...(value !== undefined ? [value] : takesNext ? [words[at + 1]] : []));
    if (takesNext) at += 1;
  }
  return found;
}

/** Returns what a statement says of its own making, for reports that are statements or have some to print. */
export function madeFor(format: string, typed: readonly string[], io: Io): { made?: StatementFacts } {
  return format === 'statement' || format === 'html'
    ? { made: { day: io.now().toISOString().slice(0, 10), options: typed } }
    : {};
}

const FOR_PRINTING = [
  '--format',
  '--out',
  '--open',
  '--site',
  '--proof',
  '--only',
  '--quiet',
  '--no-color',
  '--jobs',
];

function rootOf(command: Command): Command & { readonly rawArgs: readonly string[] } {
  let root = command;
  while (root.parent !== null) root = root.parent;
  return root as Command & { readonly rawArgs: readonly string[] };
}
