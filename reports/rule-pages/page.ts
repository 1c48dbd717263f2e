import { wrapped } from '../words/wrapped.js';
import type { TournamentReport } from '../../checker/index.js';
import type { Edition, Rule } from '../../engine/index.js';
import { checkDocument } from '../check/json.js';
import { sideBySide } from '../words/deviation/side-by-side.js';
import { explain } from '../words/deviation/wording.js';
import { participants } from '../words/numbers.js';
import { paragraphOf } from '../words/rule-paragraph.js';
import { participantsOf } from '../words/words-of.js';
import { hasExample, rulesWithoutExample, rulesWithPages } from './rules-of.js';

/** The example of a rule: a file whose last round breaks it, and what checking it says; null when it is not there. */
export interface CheckedExample {
  readonly file: string;
  readonly report: TournamentReport | null;
}

/** The rule that somebody means: by its name or its article, in upper or lower case; null when there is none. */
export function findRule(edition: Edition, text: string): Rule | null {
  const wanted = text.toLowerCase();
  const rules = [...rulesWithPages(edition), ...rulesWithoutExample(edition)];
  const by = (name: (rule: Rule) => string): Rule | undefined =>
    rules.find((rule) => name(rule).toLowerCase() === wanted);
  const about = rules.find(({ also = [] }) => also.some((article) => article.toLowerCase() === wanted));
  return by(({ id }) => id) ?? by(({ article }) => article) ?? about ?? null;
}

/** Where the example of a rule lies, below the folder of the examples. */
export function examplePath(edition: Edition, rule: Rule): string {
  return `${edition.id}/${rule.id}.trf`;
}

/** The page of a rule for a person. */
export function rulePageText(edition: Edition, rule: Rule, example: CheckedExample): string {
  const { id, article, title } = rule;
  const lines = [
    id === article ? `${edition.id}, ${article}: ${title}` : `${edition.id}, ${id} (${article}): ${title}`,
    '',
    ...wrapped(paragraphOf(edition.id, id) ?? 'This rule has no page.', WIDTH),
    ...(hasExample(rule) ? ['', ...exampleLines(edition, example)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The same as JSON; the example's check is the tournament of a check report. */
export function rulePageJson(edition: Edition, rule: Rule, example: CheckedExample): string {
  const { id, article, title, level } = rule;
  const { file, report } = example;
  const page = {
    schema: 'swissproof/rule-page/1',
    edition: edition.id,
    rule: { level, id, article, title },
    text: paragraphOf(edition.id, id),
    example: { file, check: report === null ? null : checkDocument([report]).tournaments[0] },
  };
  return `${JSON.stringify(page, null, 2)}\n`;
}

function exampleLines(edition: Edition, { file, report }: CheckedExample): string[] {
  const round = report?.rounds.find(({ deviations }) => deviations.length > 0);
  if (report === null || round === undefined) return [`The example is not there: ${file}`];
  const { deviations } = round;
  return [
    `Example: ${file}`,
    `${participants(report.players, participantsOf(edition.id))}; round ${round.round} is published wrongly on purpose, and check says:`,
    '',
    ...deviations.flatMap((deviation) => {
      const words = `  ${explain(deviation, { edition: edition.id, deviations })}`;
      if (deviation.consequenceOf !== null) return [words];
      return [words, ...sideBySide(deviation).map((line) => `    ${line}`)];
    }),
  ];
}

const WIDTH = 88;
