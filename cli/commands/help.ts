import type { Command } from 'commander';
import { UsageError } from '../errors.js';
import { exitCodeHelp, PRINTING, PRINTS } from '../output/exit-codes.js';

/** `swissproof help [COMMAND]`: the same as `swissproof COMMAND --help`. */
export function addHelp(program: Command): void {
  program
    .command('help')
    .summary('print the help of a command')
    .description(
      'Prints the help of a command, as "swissproof COMMAND --help" does; without a name, the list of all commands.',
    )
    .argument('[command]', 'the name of a command')
    .addHelpText(
      'after',
      `
Examples:
  swissproof help
  swissproof help check
${exitCodeHelp(PRINTING, PRINTS)}`,
    )
    .action((name: string | undefined) => {
      const commands = program.commands.filter((command) => command.name() !== 'help');
      const asked = name === undefined ? program : commands.find((command) => command.name() === name);
      if (asked === undefined)
        throw new UsageError(
          `there is no command ${name}. Possible: ${commands.map((command) => command.name()).join(', ')}`,
        );
      asked.help();
    });
}
