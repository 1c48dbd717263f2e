import { Command, CommanderError } from 'commander';
import { PROGRAM } from '../reports/program.js';
import { internalErrorWords } from '../reports/words/input-problems.js';
import { visible } from '../reports/words/visible.js';
import { withoutAliases } from './aliases.js';
import { commandsFor } from './commands.js';
import { InputError, UsageError } from './errors.js';
import { exitCodeHelp, ExitCode, MANY_FILES } from './output/exit-codes.js';
import { optionWords } from './output/option-words.js';
import { debugStack } from './input/input-problems.js';
import type { Io } from './io.js';
import { asksForVersionJson } from './start/asks-for-version.js';
import { missingPackageWords } from './missing-packages.js';

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
