import type { Command } from 'commander';
import { shippedName } from '../../corpus/shipped/files.js';
import { entryPath, programsLedger } from '../../corpus/shipped/programs-ledger.js';
import { programsJson } from '../../reports/programs/json.js';
import { programsText, programText } from '../../reports/programs/text.js';
import type { ListedProgram } from '../../reports/programs/text.js';
import { UsageError } from '../errors.js';
import type { Io } from '../io.js';
import { formatOption } from '../options.js';
import { ExitCode, exitCodeHelp, PRINTING, PRINTS } from '../output/exit-codes.js';

/** `swissproof programs [NAME]`: what public programs do otherwise than the rules. */
export function addPrograms(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('programs')
    .summary('list what public pairing programs do otherwise than the rules')
    .description(
      'Lists the public pairing programs of which the ledger knows what they do otherwise than the rules; or the entries of one: what it does, what the rules say, who agrees, and the command that shows our side on a small file.',
    )
    .argument('[name]', 'the name of a program, or a part of it')
    .addOption(formatOption(['text', 'json'], 'text'))
    .addHelpText(
      'after',
      `
Examples:
  swissproof programs
  swissproof programs py4swiss
  swissproof programs javafo --format json
${exitCodeHelp(PRINTING, PRINTS)}`,
    )
    .action((name: string | undefined, { format }: { readonly format: 'text' | 'json' }) => {
      const programs = listed();
      const chosen = name === undefined ? programs : [named(programs, name)];
      if (format === 'json') io.stdout(programsJson(chosen));
      else io.stdout(name === undefined ? programsText(programs) : programText(chosen[0]));
      done(ExitCode.done);
    });
}

/** By name. */
function listed(): ListedProgram[] {
  const { entries, readings } = programsLedger();
  const names = [...new Set([...entries, ...readings].map(({ program }) => program))].sort();
  return names.map((name) => ({
    name,
    readings: readings.filter(({ program }) => program === name),
    entries: entries
      .filter((entry) => entry.program === name)
      .map((entry) => ({ ...entry, path: shippedName(entryPath(entry)) })),
  }));
}

/** @throws UsageError that says which programs there are, and which one is most like the name. */
function named(programs: readonly ListedProgram[], text: string): ListedProgram {
  const asked = text.toLowerCase();
  const having = programs.filter(({ name }) => name.toLowerCase().includes(asked));
  const exact = having.find(({ name }) => name.toLowerCase() === asked);
  if (exact !== undefined) return exact;
  if (having.length === 1 && asked !== '') return having[0];
  const names = programs.map(({ name }) => name);
  const close = names
    .map((name) => ({ name, steps: distance(asked, name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps)[0];
  const suggestion = close.steps <= MOST_SLIPS ? ` Did you mean ${close.name}?` : '';
  throw new UsageError(
    `The ledger has no program "${text}".${suggestion} Possible: ${names.join(', ')}. Nothing is said of others.`,
  );
}

/** Letters that are wrong, missing or too many in a name that is meant. */
const MOST_SLIPS = 3;

/** How many letters have to be changed, put in or left out to make one word of the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1];
    for (const [column, other] of Array.from(b).entries())
      next.push(Math.min(row[column] + (letter === other ? 0 : 1), row[column + 1] + 1, next[column] + 1));
    row = next;
  }
  return row[b.length];
}
