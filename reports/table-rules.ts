import { TABLE_RULE_LIST } from '../checker/index.js';
import type { TableRule } from '../checker/index.js';
import { PROGRAM } from './program.js';
import { RULE_MEANINGS } from './words/round-robin/table-words.js';

/** The rules of round robins, with the part of the handbook that has the table. */
export function tableRulesText(id: string): string {
  const width = Math.max(...TABLE_RULE_LIST.map(({ rule }) => rule.length));
  const lines = TABLE_RULE_LIST.map(
    ({ rule, article, title }) => `  ${rule.padEnd(width)}  ${article}  ${title}`,
  );
  return [
    `${id}: Berger table`,
    'at any time',
    '',
    'Judged of every round',
    ...lines,
    '',
    `swissproof rules ${id} RULE explains one of them, by its name.`,
    '',
  ].join('\n');
}

export function tableRulesJson(id: string): string {
  const rules = TABLE_RULE_LIST.map(({ rule, article, title, kind }) => ({
    level: kind === 'absolute' ? 'absolute' : 'order',
    id: rule,
    article,
    title,
  }));
  const edition = { id, title: 'Berger table', from: null, until: null, rules };
  return `${JSON.stringify({ schema: 'swissproof/rules/1', editions: [edition] }, null, 2)}\n`;
}

/** What a rule means. */
export function tableRuleText({ rule, article, title }: TableRule): string {
  return `${rule} (${article}): ${title}\n\n${RULE_MEANINGS[rule]}\n`;
}

export function tableRuleJson(id: string, { rule, article, title }: TableRule): string {
  const page = { schema: 'swissproof/table-rule/1', program: PROGRAM, edition: id, id: rule, article, title };
  return `${JSON.stringify({ ...page, meaning: RULE_MEANINGS[rule] }, null, 2)}\n`;
}
