import type { Command } from 'commander';
import type { Io } from './io.js';
import type { ExitCode } from './output/exit-codes.js';

/** Adds a command to the program; `done` is told how it ended. */
export type AddCommand = (program: Command, io: Io, done: (code: ExitCode) => void) => void;

/** What a command line takes that begins with this word: a command is loaded when it is called, all of them for the help. */
export function commandsFor(word: string): Promise<AddCommand[]> {
  const isOne = !TELL_OF_ALL.includes(word) && Object.hasOwn(COMMANDS, word);
  return Promise.all((isOne ? [word] : Object.keys(COMMANDS)).map((name) => COMMANDS[name]()));
}

/** What these print is made from all commands. */
const TELL_OF_ALL: readonly string[] = ['help', 'completion'];

/** In the order of the help. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  check: async () => (await import('./check/check.js')).addCheck,
  audit: async () => (await import('./audit/audit.js')).addAudit,
  pair: async () => (await import('./commands/pair.js')).addPair,
  explain: async () => (await import('./commands/explain.js')).addExplain,
  standings: async () => (await import('./commands/standings.js')).addStandings,
  convert: async () => (await import('./commands/convert.js')).addConvert,
  generate: async () => (await import('./generate/generate.js')).addGenerate,
  rules: async () => (await import('./commands/rules.js')).addRules,
  programs: async () => (await import('./commands/programs.js')).addPrograms,
  verify: async () => (await import('./commands/verify.js')).addVerify,
  certify: async () => (await import('./certify/certify.js')).addCertify,
  shrink: async () => (await import('./commands/shrink.js')).addShrink,
  as: async () => (await import('./as/as.js')).addAs,
  serve: async () => (await import('./serve/serve.js')).addServe,
  work: async () => (await import('./queue/work.js')).addWork,
  completion: async () => (await import('./completion/completion.js')).addCompletion,
  help: async () => (await import('./commands/help.js')).addHelp,
};
