import { internalErrorWords } from '../../reports/words/input-problems.js';
import { debugStack, fileErrorWords } from '../input/input-problems.js';
import { processIo } from '../io.js';
import { ExitCode } from '../output/exit-codes.js';
import { run } from '../run.js';

/** Runs a command line as this process, whose exit code is that of the command. */
export async function runProcess(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', onOutputError);
  process.stderr.on('error', onOutputError);
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${internalErrorWords(error)}\n${debugStack(error)}`);
    process.exit(ExitCode.internal);
  });
  const code = await run(argv, processIo());
  // Not process.exit: what was written must arrive first.
  process.exitCode ??= code;
}

/** A reader that has seen enough (`| head`) is no error. */
function onOutputError(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') return;
  process.exitCode = ExitCode.usage;
  process.stderr.write(`error: cannot write the output: ${fileErrorWords(error)}\n`);
}
