import { KNOWN_EDITIONS } from '../engine/index.js';
import type { DutchEdition, NamedArticle } from '../engine/index.js';

/** The editions of this version with the days on which they are in force. */
export function editionsText(editions: readonly DutchEdition[]): string {
  const width = Math.max(...editions.map(({ id }) => id.length));
  const lines = editions.map(
    (edition) => `${edition.id.padEnd(width)}  ${edition.title} (${dates(edition)})`,
  );
  const missing = KNOWN_EDITIONS.filter((id) => !editions.some((edition) => edition.id === id));
  const later = missing.length === 0 ? [] : ['', `not in this version: ${missing.join(', ')}`];
  return `${[...lines, ...later, '', 'swissproof rules EDITION lists the articles of one of them.'].join('\n')}\n`;
}

/** The rules of an edition in the order in which they are applied, with their articles. */
export function editionText(edition: DutchEdition): string {
  const lines = [`${edition.id}: ${edition.title}`, `in force ${dates(edition)}`];
  for (const { heading, rules } of sections(edition)) {
    lines.push('', heading, ...table(rules));
  }
  return `${lines.join('\n')}\n`;
}

/** The same as JSON: one edition, or all of them. */
export function editionsJson(editions: readonly DutchEdition[]): string {
  const documents = editions.map((edition) => ({
    id: edition.id,
    title: edition.title,
    from: edition.from,
    until: edition.until,
    rules: sections(edition).flatMap(({ level, rules }) =>
      rules.map(({ id, article, title }) => ({ level, id, article, title })),
    ),
  }));
  return `${JSON.stringify({ schema: 'swissproof/rules/1', editions: documents }, null, 2)}\n`;
}

interface Section {
  readonly level: 'absolute' | 'completion' | 'quality' | 'order' | 'colour' | 'board-order';
  readonly heading: string;
  readonly rules: readonly NamedArticle[];
}

function sections(edition: DutchEdition): Section[] {
  const { transposition, residentExchange, mdpSet, boards } = edition.orderRules;
  const completion = [
    edition.completionRule,
    ...(edition.byeScoreRule === null ? [] : [edition.byeScoreRule]),
  ];
  const colours = edition.colourRules.map(({ article, title }) => ({ id: '', article, title }));
  return [
    {
      level: 'absolute',
      heading: 'Absolute rules (never broken)',
      rules: [...edition.absoluteRules, edition.byeRule].sort(byNumber),
    },
    { level: 'completion', heading: 'Completion of the round', rules: completion },
    { level: 'quality', heading: 'Quality criteria, in order of priority', rules: edition.criteria },
    {
      level: 'order',
      heading: 'Order of the candidates that are equally good',
      rules: [transposition, residentExchange, mdpSet],
    },
    { level: 'colour', heading: 'Colours, the first rule that decides', rules: colours },
    { level: 'board-order', heading: 'Order of the boards', rules: [boards] },
  ];
}

/** C1, C2, C3 first, then what has no number. */
function byNumber(a: NamedArticle, b: NamedArticle): number {
  const number = ({ id }: NamedArticle): number => Number(/^C(\d+)$/.exec(id)?.[1] ?? Infinity);
  const [x, y] = [number(a), number(b)];
  return x === y ? 0 : x - y;
}

function table(rules: readonly NamedArticle[]): string[] {
  const name = ({ id }: NamedArticle): string => (/^C\d+$/.test(id) ? id : '');
  const width = Math.max(...rules.map((rule) => name(rule).length));
  const articles = Math.max(...rules.map(({ article }) => article.length));
  return rules.map((rule) => {
    const first = width === 0 ? '' : `${name(rule).padEnd(width)}  `;
    return `  ${first}${rule.article.padEnd(articles)}  ${rule.title}`;
  });
}

function dates({ from, until }: DutchEdition): string {
  return until === null ? `since ${from}` : `from ${from} to ${until}`;
}
