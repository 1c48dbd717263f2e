import { widestForm } from '../engine/index.js';
import type { Edition, Rule, RuleLevel } from '../engine/index.js';

/** The editions of this version with the days on which they are in force. */
export function editionsText(editions: readonly Edition[]): string {
  const width = Math.max(...editions.map(({ id }) => id.length));
  const lines = editions.map(
    (edition) => `${edition.id.padEnd(width)}  ${edition.title} (${datesWords(edition)})`,
  );
  return `${[...lines, '', 'swissproof rules EDITION lists the articles of one of them.'].join('\n')}\n`;
}

/** The rules of an edition in the order in which they are applied, with their names and articles. */
export function editionText(edition: Edition): string {
  const lines = [`${edition.id}: ${edition.title}`, datesLine(edition)];
  for (const { heading, rules } of ruleSections(edition)) {
    lines.push('', heading, ...table(rules));
  }
  lines.push(...choiceLines(edition));
  lines.push('', `swissproof rules ${edition.id} RULE explains one of them, by its name or its article.`);
  return `${lines.join('\n')}\n`;
}

/** What the rules of a competition may choose, and what comes with it; nothing where there is no choice. */
function choiceLines(edition: Edition): string[] {
  const { declarable, rules } = edition;
  if (declarable === undefined) return [];
  const width = Math.max(...declarable.options.map(({ name }) => name.length));
  const more = widestForm(edition).rules.filter(({ id }) => !rules.some((rule) => rule.id === id));
  const names = more.map(({ id, article }) => (id === article ? id : `${id} (${article})`));
  return [
    '',
    'What the rules of the competition choose',
    ...declarable.options.map(
      ({ name, title, values, usual }) =>
        `  --${name.padEnd(width)}  ${values.join(', ')} (usual: ${usual}): ${title}`,
    ),
    ...(names.length === 0 ? [] : [`Rules that come with other choices: ${names.join(', ')}`]),
  ];
}

/** The same as JSON: one edition, or all of them. */
export function editionsJson(editions: readonly Edition[]): string {
  const documents = editions.map((edition) => ({
    id: edition.id,
    title: edition.title,
    from: edition.from,
    ...(edition.isFromUncertain === true ? { isFromUncertain: true } : {}),
    until: edition.until,
    rules: ruleSections(edition).flatMap(({ level, rules }) =>
      rules.map(({ id, article, title }) => ({ level, id, article, title })),
    ),
  }));
  return `${JSON.stringify({ schema: 'swissproof/rules/1', editions: documents }, null, 2)}\n`;
}

export interface RuleSection {
  readonly level: RuleLevel;
  readonly heading: string;
  readonly rules: readonly Rule[];
}

const HEADINGS: readonly (readonly [RuleLevel, string])[] = [
  ['absolute', 'Absolute rules (never broken)'],
  ['completion', 'Completion of the round'],
  ['quality', 'Quality criteria, in order of priority'],
  ['order', 'Order of the candidates that are equally good'],
  ['colour', 'Colours, the first rule that decides'],
  ['board-order', 'Order of the boards'],
];

/** The rules of an edition by their level, in the order in which they are applied. */
export function ruleSections({ rules }: Pick<Edition, 'rules'>): RuleSection[] {
  return HEADINGS.map(([level, heading]) => ({
    level,
    heading,
    rules: rules.filter((rule) => rule.level === level),
  }));
}

function table(rules: readonly Rule[]): string[] {
  const name = ({ id, article }: Rule): string => (id === article ? '' : id);
  const width = Math.max(...rules.map((rule) => name(rule).length));
  const articles = Math.max(...rules.map(({ article }) => article.length));
  return rules.map((rule) => {
    const first = width === 0 ? '' : `${name(rule).padEnd(width)}  `;
    return `  ${first}${rule.article.padEnd(articles)}  ${rule.title}`;
  });
}

function datesLine(edition: Edition): string {
  return edition.from === null ? datesWords(edition) : `in force ${datesWords(edition)}`;
}

/** When an edition was in force. */
export function datesWords({ from, isFromUncertain, until }: Edition): string {
  if (from === null) return 'never taken by the date of an event';
  const first = isFromUncertain === true ? `about ${from}` : from;
  return until === null ? `since ${first}` : `from ${first} to ${until}`;
}
