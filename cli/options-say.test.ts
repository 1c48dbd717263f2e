import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { describe, expect, it, test } from 'vitest';
import { differences } from '../tests/testing/differences.js';
import { wholeProgram } from './run.js';
import { AUDIT_OPTIONS } from './testing/options/audit-rows.js';
import { CHECK_OPTIONS } from './testing/options/check-rows.js';
import { resultOf } from './testing/options/command-result.js';
import type { CommandOptions, CommandRow, HeldOption } from './testing/options/command-row.js';
import { EXPLAIN_OPTIONS } from './testing/options/explain-rows.js';
import { GENERATE_OPTIONS } from './testing/options/generate-rows.js';
import { CERTIFY_OPTIONS, SERVE_OPTIONS, WORK_OPTIONS } from './testing/options/held-rows.js';
import { PAIR_OPTIONS } from './testing/options/pair-rows.js';
import { SHRINK_OPTIONS } from './testing/options/shrink-rows.js';
import {
  AS_OPTIONS,
  CONVERT_OPTIONS,
  PROGRAMS_OPTIONS,
  RULES_OPTIONS,
} from './testing/options/small-rows.js';
import { STANDINGS_OPTIONS } from './testing/options/standings-rows.js';
import { VERIFY_OPTIONS } from './testing/options/verify-rows.js';

const COMMANDS: readonly CommandOptions[] = [
  ...[CHECK_OPTIONS, AUDIT_OPTIONS, PAIR_OPTIONS, EXPLAIN_OPTIONS, STANDINGS_OPTIONS, CONVERT_OPTIONS],
  ...[GENERATE_OPTIONS, RULES_OPTIONS, PROGRAMS_OPTIONS, VERIFY_OPTIONS, CERTIFY_OPTIONS, SHRINK_OPTIONS],
  ...[AS_OPTIONS, SERVE_OPTIONS, WORK_OPTIONS],
  ...['completion', 'help'].map((command) => ({ command, args: [], rows: [] })),
];

/** Many rows change the same command line. */
const unchanged = new Map<string, ReturnType<typeof resultOf>>();

const isHeld = (row: CommandRow | HeldOption): row is HeldOption => 'heldBy' in row;

test('every option of every command has a row', async () => {
  const nothing = (): void => undefined;
  const { commands } = await wholeProgram({ stdout: nothing, stderr: nothing, columns: 100 } as never);
  const optionsOf = ({ options }: Command): string[] => options.map(({ long }) => String(long)).sort();
  const expected = commands.map((command) => [command.name(), optionsOf(command)] as const);
  const rows = COMMANDS.map(
    (one) => [one.command, [...new Set(one.rows.map(({ option }) => option))].sort()] as const,
  );
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected));
});

describe.each(COMMANDS)('the options of $command', ({ command, args, rows }) => {
  it('that another test holds are in it', () => {
    for (const { option, heldBy } of rows.filter(isHeld)) {
      const text = readFileSync(new URL(`../${heldBy}`, import.meta.url), 'utf8');
      const isNamed =
        new RegExp(`['"\`\\s]${option}(?![\\w-])`).test(text) || text.includes('...SETTING_ROWS');
      expect({ option, heldBy, isNamed }).toEqual({ option, heldBy, isNamed: true });
    }
  });

  const own = rows.filter((row): row is CommandRow => !isHeld(row));
  if (own.length > 0)
    it.each(own)('$option changes what it says, and nothing else: $words', async (row) => {
      const { words, given = [], input, files, isColoured, changes, below = [] } = row;
      const line = [command, ...given, ...args];
      const key = JSON.stringify([line, input, files, isColoured]);
      const before = await getOrMake(unchanged, key, () => resultOf(line, input, files, isColoured));
      const after = await resultOf([command, ...given, ...words, ...args], input, files, isColoured);
      const found = Object.entries(differences(before, after));
      const isBelow = (path: string): boolean => below.some((prefix) => path.startsWith(`${prefix}.`));
      const compared = found.filter(([path]) => Object.hasOwn(changes, path) || !isBelow(path));
      expect(Object.fromEntries(compared)).toEqual(changes);
      for (const prefix of below)
        expect(found.filter(([path]) => path.startsWith(`${prefix}.`))).not.toEqual([]);
    });
});

function getOrMake<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
