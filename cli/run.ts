import { Command, CommanderError } from 'commander';
import { internalErrorWords, PROGRAM } from '../reports/index.js';
import { addAudit } from './audit/audit.js';
import { addCertify } from './certify/certify.js';
import { addCheck } from './check/check.js';
import { withoutAliases } from './aliases.js';
import { InputError, UsageError } from './errors.js';
import { exitCodeHelp, ExitCode } from './output/exit-codes.js';
import { addHelp } from './commands/help.js';
import { addConvert } from './commands/convert.js';
import { addExplain } from './commands/explain.js';
import { addGenerate } from './generate/generate.js';
import { debugStack } from './input/input-problems.js';
import type { Io } from './io.js';
import { addPair } from './commands/pair.js';
import { addRules } from './commands/rules.js';
import { addShrink } from './commands/shrink.js';
import { addServe } from './serve/serve.js';
import { addStandings } from './commands/standings.js';
import { addVerify } from './commands/verify.js';
import { addWork } from './queue/work.js';

/**
 * Runs a command line (without the names of node and the program).
 * @returns the exit code. Never throws.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = ExitCode.done;
  const program = commandLine(io, (result) => {
    code = result;
  });
  try {
    await program.parseAsync(withoutAliases(argv), { from: 'user' });
    return code;
  } catch (error) {
    return failure(error, io);
  }
}

function commandLine(io: Io, done: (code: ExitCode) => void): Command {
  const program = new Command(PROGRAM.name)
    .description('Proves Swiss chess pairings right or wrong: pairs every round again by the FIDE rules.')
    .version(PROGRAM.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .exitOverride()
    .showHelpAfterError(`(swissproof --help explains the commands and options)`)
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
${exitCodeHelp()}`,
    );
  addCheck(program, io, done);
  addAudit(program, io, done);
  addPair(program, io, done);
  addExplain(program, io, done);
  addStandings(program, io, done);
  addConvert(program, io, done);
  addGenerate(program, io, done);
  addRules(program, io, done);
  addVerify(program, io, done);
  addCertify(program, io, done);
  addShrink(program, io, done);
  addServe(program, io, done);
  addWork(program, io, done);
  addHelp(program);
  return program;
}

function failure(error: unknown, io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? ExitCode.done : ExitCode.usage;
  if (error instanceof UsageError || error instanceof InputError) {
    io.stderr(`error: ${error.message}\n`);
    return error instanceof UsageError ? ExitCode.usage : ExitCode.input;
  }
  io.stderr(`${internalErrorWords(error)}\n${debugStack(error)}`);
  return ExitCode.internal;
}
