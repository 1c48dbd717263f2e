import type { Command } from 'commander';
import { UsageError } from '../errors.js';

/** In place of the server and the queue in the executables: they need a database and packages that these do not hold. */
export function addServe(program: Command): void {
  addAbsent(program, 'serve');
}

export function addWork(program: Command): void {
  addAbsent(program, 'work');
}

export function runQueued(): never {
  throw new UsageError(absent('certify --queue'));
}

function addAbsent(program: Command, name: string): void {
  program
    .command(name, { hidden: true })
    .allowUnknownOption()
    .allowExcessArguments()
    .action(() => {
      throw new UsageError(absent(name));
    });
}

function absent(command: string): string {
  return `"${command}" is not in this program of one file: install the package swissproof with Node.js for it`;
}
