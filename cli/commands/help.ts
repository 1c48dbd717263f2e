import type { Command } from 'commander';
import { UsageError } from '../errors.js';

/** `swissproof help [COMMAND]`: the same as `swissproof COMMAND --help`. */
export function addHelp(program: Command): void {
  program
    .command('help')
    .summary('print the help of a command')
    .argument('[command]', 'the name of a command')
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
