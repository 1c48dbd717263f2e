import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { checkFile } from '../../checker/index.js';
import { defaultEdition, editionById, editions } from '../../engine/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { editionsJson, editionsText, editionText } from '../../reports/index.js';
import {
  examplePath,
  findRule,
  rulePageJson,
  rulePageText,
  rulesOf,
} from '../../reports/rule-pages/index.js';
import type { CheckedExample } from '../../reports/rule-pages/index.js';
import { UsageError } from '../errors.js';
import { ExitCode } from '../output/exit-codes.js';
import type { Io } from '../io.js';
import { formatOption, parseEdition } from '../options.js';

/** `swissproof rules [EDITION [RULE]]`: the editions, the articles of one, or the page of a rule. */
export function addRules(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('rules')
    .summary('list the editions of the rules, the articles of one, or explain a rule')
    .description(
      'Lists the editions of the rules that this version knows, or the rules of one with their articles, or explains a rule with the smallest tournament known in which it decides.',
    )
    .argument('[edition]', `an edition, like ${defaultEdition.id}`, (text: string) => parseEdition(text))
    .argument('[rule]', 'a rule of it by its name or article, like C12 or 2.4.7')
    .addOption(formatOption(['text', 'json']))
    .addHelpText(
      'after',
      `
Examples:
  swissproof rules
  swissproof rules ${defaultEdition.id}
  swissproof rules ${defaultEdition.id} C12

Exit codes: 0 done, 2 the command line is wrong, 5 internal error.`,
    )
    .action((id: string | undefined, rule: string | undefined, { format }: { readonly format: Format }) => {
      const edition = id === undefined ? null : editionById(id);
      io.stdout(edition !== null && rule !== undefined ? page(edition, rule, format) : list(edition, format));
      done(ExitCode.done);
    });
}

type Format = 'text' | 'json';

function list(edition: Edition | null, format: Format): string {
  if (format === 'json') return editionsJson(edition === null ? editions : [edition]);
  return edition === null ? editionsText(editions) : editionText(edition);
}

function page(edition: Edition, text: string, format: Format): string {
  const rule = findRule(edition, text);
  if (rule === null) {
    const possible = rulesOf(edition).map(({ id }) => id);
    throw new UsageError(`${edition.id} has no rule ${text}. Possible: ${possible.join(', ')}.`);
  }
  const example = checkedExample(edition, rule);
  return format === 'json' ? rulePageJson(edition, rule, example) : rulePageText(edition, rule, example);
}

/** Beside the sources in a checkout, and beside the compiled program in an installation. */
const EXAMPLES = new URL('../../corpus/rule-examples/', import.meta.url);

function checkedExample(edition: Edition, rule: Rule): CheckedExample {
  const file = fileURLToPath(new URL(examplePath(edition, rule), EXAMPLES));
  return { file, report: existsSync(file) ? checkFile(readFileSync(file), file) : null };
}
