import type { Command } from 'commander';
import { editionById, editions } from '../engine/index.js';
import { editionsJson, editionsText, editionText } from '../reports/index.js';
import { ExitCode } from './exit-codes.js';
import type { Io } from './io.js';
import { formatOption, parseEdition } from './options.js';

/** `swissproof rules [EDITION]`: the editions, or the articles of one. */
export function addRules(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('rules')
    .summary('list the editions of the rules, or the articles of one')
    .description(
      'Lists the editions of the rules that this version knows, or the rules of one with their articles.',
    )
    .argument('[edition]', 'an edition, like dutch-2026', (text: string) => parseEdition(text))
    .addOption(formatOption(['text', 'json']))
    .addHelpText(
      'after',
      `
Examples:
  swissproof rules
  swissproof rules dutch-2026

Exit codes: 0 done, 2 the command line is wrong, 5 internal error.`,
    )
    .action((id: string | undefined, { format }: { readonly format: 'text' | 'json' }) => {
      const edition = id === undefined ? null : editionById(id);
      if (format === 'json') io.stdout(editionsJson(edition === null ? editions : [edition]));
      else io.stdout(edition === null ? editionsText(editions) : editionText(edition));
      done(ExitCode.done);
    });
}
