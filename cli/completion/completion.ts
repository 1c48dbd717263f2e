import { Argument } from 'commander';
import type { Command } from 'commander';
import type { Io } from '../io.js';
import { ExitCode, exitCodeHelp, PRINTING, PRINTS } from '../output/exit-codes.js';
import { SHELLS } from './shells.js';
import { commandWords } from './words.js';

/** `swissproof completion SHELL`: the script that teaches a shell to complete, made from the commands as they are. */
export function addCompletion(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('completion')
    .summary('print the script that teaches a shell to complete')
    .description(
      'Prints a script that teaches a shell to complete the commands, options and values of this version. Its first line says how it is used.',
    )
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SHELLS)))
    .addHelpText(
      'after',
      `
Examples:
  source <(swissproof completion bash)
  swissproof completion fish > ~/.config/fish/completions/swissproof.fish
${exitCodeHelp(PRINTING, PRINTS)}`,
    )
    .action((shell: string) => {
      io.stdout(SHELLS[shell](commandWords(program)));
      done(ExitCode.done);
    });
}
