import type { Command } from 'commander';
import { roundRobinNamed, TABLE_RULE_LIST } from '../../checker/index.js';
import { defaultEdition, editionById, editions } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import {
  editionsJson,
  editionsText,
  editionText,
  tableRuleJson,
  tableRulesJson,
  tableRulesText,
  tableRuleText,
} from '../../reports/index.js';
import {
  comparableWith,
  compareEditions,
  comparisonJson,
  comparisonText,
  checkedExample,
  differenceExample,
  findRule,
  mayPairDifferently,
  rulePageJson,
  rulePageText,
} from '../../reports/rule-pages/index.js';
import { UsageError } from '../errors.js';
import { ExitCode, exitCodeHelp, PRINTING, PRINTS } from '../output/exit-codes.js';
import type { Io } from '../io.js';
import { formatOption, OLDEST_EDITION, parseEdition, TABLES } from '../options.js';

/** `swissproof rules [EDITION [EDITION|RULE]]`: the editions, the articles of one, what changed, or the page of a rule. */
export function addRules(program: Command, io: Io, done: (code: ExitCode) => void): void {
  program
    .command('rules')
    .summary(
      'list the editions of the rules, the articles of one, what changed between two, or explain a rule',
    )
    .description(
      'Lists the editions of the rules that this version knows, or the rules of one with their articles; says what changed from one edition to another, with the smallest tournaments known that show it; or explains a rule with the smallest tournament known in which it decides.',
    )
    .argument('[edition]', `an edition, like ${defaultEdition.id}`, editionNamed)
    .argument('[other]', 'another edition, or a rule by its name or article, like C12 or 2.4.7')
    .addOption(formatOption(['text', 'json'], 'text'))
    .addHelpText(
      'after',
      `
Examples:
  swissproof rules
  swissproof rules ${defaultEdition.id}
  swissproof rules ${defaultEdition.id} C12
  swissproof rules ${OLDEST_EDITION} ${defaultEdition.id}
  swissproof rules round-robin BT1.game
${exitCodeHelp(PRINTING, PRINTS)}`,
    )
    .action((id: string | undefined, other: string | undefined, { format }: { readonly format: Format }) => {
      const table = roundRobinNamed(id ?? null);
      if (table !== null) {
        io.stdout(aboutTable(table, other, format));
        done(ExitCode.done);
        return;
      }
      const edition = id === undefined ? null : editionById(id);
      io.stdout(
        edition !== null && other !== undefined ? about(edition, other, format) : list(edition, format),
      );
      done(ExitCode.done);
    });
}

type Format = 'text' | 'json';

/** The rules of a round robin, or the meaning of one. */
function aboutTable(id: string, name: string | undefined, format: Format): string {
  if (name === undefined) return format === 'json' ? tableRulesJson(id) : tableRulesText(id);
  const rule = TABLE_RULE_LIST.find((one) => one.rule.toLowerCase() === name.toLowerCase());
  if (rule === undefined)
    throw new UsageError(
      `${id} has no rule ${name}. Possible: ${TABLE_RULE_LIST.map((one) => one.rule).join(', ')}.`,
    );
  return format === 'json' ? tableRuleJson(id, rule) : tableRuleText(rule);
}

function list(edition: Edition | null, format: Format): string {
  if (format === 'json') return editionsJson(edition === null ? editions : [edition]);
  return edition === null ? editionsText(editions) : editionText(edition);
}

function about(edition: Edition, text: string, format: Format): string {
  const other = editionById(text);
  return other === null ? page(edition, text, format) : comparison(edition, other, format);
}

function page(edition: Edition, text: string, format: Format): string {
  const rule = findRule(edition, text);
  if (rule === null) {
    const possible = edition.rules.map(({ id }) => id);
    const others = comparableWith(edition).map(({ id }) => id);
    const compared = others.length === 0 ? '' : ` To compare it: ${others.join(', ')}.`;
    throw new UsageError(`${edition.id} has no rule ${text}. Possible: ${possible.join(', ')}.${compared}`);
  }
  const example = checkedExample(edition, rule);
  return format === 'json' ? rulePageJson(edition, rule, example) : rulePageText(edition, rule, example);
}

/** An edition; a rule alone is no edition, but it is said which editions have it. */
function editionNamed(text: string): string {
  const having = editions.flatMap((edition) => {
    const rule = findRule(edition, text);
    return rule === null ? [] : [`${edition.id} (${rule.title})`];
  });
  if (roundRobinNamed(text) !== null) return text;
  if (editionById(text) !== null || having.length === 0) return parseEdition(text, `, ${TABLES.join(', ')}`);
  throw new UsageError(
    `${text} is a rule of ${having.join(', ')}: name the edition before it, like swissproof rules ${having[0].split(' ')[0]} ${text}`,
  );
}

function comparison(from: Edition, to: Edition, format: Format): string {
  if (!comparableWith(from).includes(to)) {
    const why = from === to ? 'the same edition twice' : 'editions of two systems';
    throw new UsageError(`${from.id} and ${to.id} are ${why}: only two editions of one system are compared.`);
  }
  const shown = compareEditions(from, to).map((change) => ({
    change,
    example: mayPairDifferently(change) ? differenceExample(from, to, change) : null,
  }));
  return format === 'json' ? comparisonJson(from, to, shown) : comparisonText(from, to, shown);
}
