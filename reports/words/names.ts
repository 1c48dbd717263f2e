import { basicRulesOf, editionById, widestForm } from '../../engine/index.js';
import type { Rule, RuleLevel } from '../../engine/index.js';
import type { Deviation } from '../../checker/index.js';
import { WHOLE_ROUND } from '../../checker/judge/bye-count.js';
import { points, scoring } from './numbers.js';
import { wordsOf } from './words-of.js';

/** "Bracket 2.5", with what is special about it. */
export function bracketName(
  { bracket, bracketKind }: Pick<Deviation, 'bracket' | 'bracketKind'>,
  edition: string,
): string {
  const { stages, brackets } = wordsOf(edition);
  const own = bracketKind === WHOLE_ROUND ? ROUND : stages[bracketKind];
  if (own !== undefined) return `${own.charAt(0).toUpperCase()}${own.slice(1)}`;
  const name = `Bracket ${points(bracket)}`;
  const special = brackets[bracketKind] ?? null;
  return special === null ? name : `${name} (${special})`;
}

/** The same for the heading of a finding: "bracket of 2.5 points". */
export function bracketHeading(
  { bracket, bracketKind }: Pick<Deviation, 'bracket' | 'bracketKind'>,
  edition: string,
): string {
  const { stages, brackets } = wordsOf(edition);
  const own = bracketKind === WHOLE_ROUND ? ROUND : stages[bracketKind];
  if (own !== undefined) return own;
  const special = brackets[bracketKind] ?? null;
  return `bracket of ${scoring([bracket])}${special === null ? '' : ` (${special})`}`;
}

/** Rule and article for the chip of a finding: "C12 · article 2.4.7"; the article alone where the text names no rule. */
export function chipWords(named: NamedRule, edition: string): string {
  const { rule, article } = named;
  if (article === '') return rule;
  return hasName(named, edition) ? `${rule} · article ${article}` : `article ${article}`;
}

/** The same in few words: "bracket 2.5". */
export function bracketBriefly(
  { bracket, bracketKind }: Pick<Deviation, 'bracket' | 'bracketKind'>,
  edition: string,
): string {
  if (bracketKind === WHOLE_ROUND) return ROUND;
  return wordsOf(edition).stages[bracketKind] ?? `bracket ${points(bracket)}`;
}

const ROUND = 'the round';

/** Rule and article as they are quoted: "C12, 2.4.7"; the article alone where the text has no name for the rule. */
export function articleOf({ rule, article }: NamedRule, edition: string): string {
  return hasName({ rule, article }, edition) ? `${rule}, ${article}` : article;
}

/** The same for a rule as it stands in its edition. */
export function cite({ id, article }: Pick<Rule, 'id' | 'article'>, edition: string): string {
  return articleOf({ rule: id, article }, edition);
}

/** A rule with its article as a table names it: "C12 (2.4.7)"; "5.2.2" where the article is the name. */
export function ruleName({ rule, article }: NamedRule): string {
  return rule === article || article === '' ? rule : `${rule} (${article})`;
}

/** The rule of an edition with a name; null where the edition or the rule is not known. */
export function ruleOf(edition: string, id: string): Rule | null {
  const found = editionById(edition);
  const rules = found === null ? [] : [...found.rules, ...widestForm(found).rules, ...basicRulesOf(found)];
  return rules.find((rule) => rule.id === id) ?? null;
}

type NamedRule = Pick<Deviation, 'rule' | 'article'>;

/** Criteria have names in the texts; what orders and arranges, and the organiser's own bans, have them from us. */
function hasName({ rule, article }: NamedRule, edition: string): boolean {
  if (rule === article) return false;
  const known = ruleOf(edition, rule);
  return known === null || (NAMED.includes(known.level) && known.concept !== 'prohibited-pair');
}

const NAMED: readonly RuleLevel[] = ['absolute', 'completion', 'quality'];
