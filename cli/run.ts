import { Command, CommanderError } from 'commander';
import { PROGRAM } from '../reports/program.js';
import { internalErrorWords } from '../reports/words/input-problems.js';
import { visible } from '../reports/words/visible.js';
import { withoutAliases } from './aliases.js';
import { commandsFor } from './commands.js';
import { InputError, UsageError } from './errors.js';
import { exitCodeHelp, ExitCode, MANY_FILES } from './output/exit-codes.js';
import { debugStack } from './input/input-problems.js';
import type { Io } from './io.js';
import manifest from '../package.json' with { type: 'json' };
import type { Option } from 'commander';

/**
 * Runs a command line (without the names of node and the program).
 * @returns the exit code. Never throws.
 */
export async function run(argv: readonly string[], from: Io): Promise<ExitCode> {
  const io = withVisibleErrors(from);
  let code: ExitCode = ExitCode.done;
  const words = withoutAliases(argv);
  try {
    if (asksForVersionJson(words)) {
      const { versionJson } = await import('./start/version-json.js');
      io.stdout(versionJson());
      return ExitCode.done;
    }
    const program = commandLine(io);
    for (const add of await commandsFor(words[0] ?? ''))
      add(program, io, (result) => {
        code = result;
      });
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    return failure(error, io);
  }
}

/** Warnings and errors quote what files hold, and nothing reads them but people. */
function withVisibleErrors(io: Io): Io {
  return {
    ...io,
    stderr: (text) => {
      io.stderr(visible(text));
    },
  };
}

/** The program with all its commands, which do nothing where they are called: for what is made from their help. */
export async function wholeProgram(io: Io): Promise<Command> {
  const program = commandLine(io);
  for (const add of await commandsFor('help')) add(program, io, () => undefined);
  return program;
}

function commandLine(io: Io): Command {
  return new Command(PROGRAM.name)
    .description('Proves Swiss chess pairings right or wrong: pairs every round again by the FIDE rules.')
    .version(PROGRAM.version, '-V, --version', 'print the version (with --format json: and what it knows)')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError(`(swissproof --help explains the commands and options)`)
    .configureHelp({ optionDescription: optionWords })
    .configureOutput({
      writeOut: (text) => {
        io.stdout(text);
      },
      writeErr: (text) => {
        io.stderr(text);
      },
      getOutHelpWidth: () => io.columns,
      getErrHelpWidth: () => io.columns,
    })
    .addHelpText(
      'after',
      `
Examples:
  swissproof check open.trf            is every round of the tournament paired by the rules?
  swissproof pair open.trf             pair the next round
  swissproof explain open.trf          why is the last round paired as it is?

swissproof COMMAND --help explains a command.
${exitCodeHelp(Object.values(ExitCode), MANY_FILES)}`,
    );
}

function failure(error: unknown, io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.done : ExitCode.usage;
  if (error instanceof UsageError || error instanceof InputError) {
    io.stderr(`error: ${error.message}\n`);
    return error instanceof UsageError ? ExitCode.usage : ExitCode.input;
  }
  const missing = missingPackageWords(error);
  if (missing !== null) {
    io.stderr(`error: ${missing}\n`);
    return ExitCode.usage;
  }
  io.stderr(`${internalErrorWords(error)}\n${debugStack(error)}`);
  return ExitCode.internal;
}

/**
 * What to install where a package is missing that does not come with the program: those of the server and of the queue.
 * @param error of loading a command; null is given for every other one.
 */
export function missingPackageWords(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_MODULE_NOT_FOUND') return null;
  const name = /'((?:@[^/']+\/)?[^/']+)/.exec(error.message)?.[1] ?? '';
  const optional: Readonly<Record<string, string>> = manifest.peerDependencies;
  if (!Object.hasOwn(optional, name)) return null;
  const packages = Object.entries(optional).map(([one, range]) => `${one}@${range.replace(/^[~^]/, '')}`);
  return `the package ${name} is missing: what only the server and the queue need does not come with swissproof. Where swissproof is installed (with --global where it is for all), install it:\n  npm install ${packages.join(' ')}`;
}

/**
 * What the help says of an option: its words; the values it takes, where the words do not name them already; and what
 * it is without being given. A flag that is not given is off, which is not said.
 */
function optionWords(option: Option): string {
  const { argChoices = [], description, envVar } = option;
  const isSaid = argChoices.length < 2 || argChoices.every((choice) => description.includes(choice));
  const usual = usualWords(option);
  const more = [
    ...(isSaid ? [] : [argChoices.join(', ')]),
    ...(usual === null ? [] : [`default: ${usual}`]),
    ...(envVar === undefined ? [] : [`environment variable: ${envVar}`]),
  ];
  return more.length === 0 ? description : `${description} (${more.join('; ')})`;
}

function usualWords({ required, optional, defaultValue, defaultValueDescription }: Option): string | null {
  if (!required && !optional) return null;
  if (defaultValueDescription !== undefined) return defaultValueDescription;
  return typeof defaultValue === 'string' || typeof defaultValue === 'number' ? String(defaultValue) : null;
}

/** True for `--version --format json`, in either order. */
function asksForVersionJson(argv: readonly string[]): boolean {
  const words = argv.join(' ').replace('--format=json', '--format json').replace('-V', '--version');
  return words === '--version --format json' || words === '--format json --version';
}
