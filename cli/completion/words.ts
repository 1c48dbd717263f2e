import type { Command, Option } from 'commander';
import { valuesOf } from './values.js';

/** What can be completed after a command: its options, and the commands or values below it. */
export interface CommandWords {
  /** "check", "serve keys". */
  readonly path: string;
  readonly summary: string;
  readonly options: readonly OptionWords[];
  /** Instead of files. */
  readonly words: readonly string[];
}

export interface OptionWords {
  readonly flag: string;
  readonly summary: string;
  readonly takesValue: boolean;
  /** Empty: files are completed. */
  readonly values: readonly string[];
}

/** The commands of a program, as commander knows them, those below others too. */
export function commandWords(program: Command): CommandWords[] {
  return program.commands.flatMap((command) => [wordsOf(command, ''), ...below(command, command.name())]);
}

function below(command: Command, path: string): CommandWords[] {
  return command.commands.flatMap((one) => [
    wordsOf(one, `${path} `),
    ...below(one, `${path} ${one.name()}`),
  ]);
}

function wordsOf(command: Command, before: string): CommandWords {
  return {
    path: before + command.name(),
    summary: command.summary() || command.description(),
    options: [...command.options.filter(({ hidden }) => !hidden).map(optionWords), HELP],
    words: [
      ...command.commands.map((one) => one.name()),
      ...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
    ],
  };
}

function optionWords(option: Option): OptionWords {
  return {
    flag: option.long ?? option.flags,
    summary: option.description,
    takesValue: option.required || option.optional,
    values: valuesOf(option),
  };
}

const HELP: OptionWords = { flag: '--help', summary: 'print the help', takesValue: false, values: [] };
