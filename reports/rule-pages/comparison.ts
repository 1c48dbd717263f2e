import type { Edition, Rule } from '../../engine/index.js';
import { ruleWords } from '../words/words-of.js';
import { paragraphOf } from '../words/rule-paragraph.js';

/** What became of rules from one edition to another; together they name every rule of both editions once. */
export interface RuleChange {
  /** `same`: under the same name and article; `renumbered`: the same under another name or article. */
  readonly kind: 'same' | 'renumbered' | 'changed' | 'new' | 'gone';
  /** What they are about: the name of the change. */
  readonly subject: string;
  readonly from: readonly Rule[];
  readonly to: readonly Rule[];
}

/** Every rule of two editions with those that it corresponds to, in the order of the second; what is gone comes last. */
export function compareEditions(from: Edition, to: Edition): RuleChange[] {
  const changes = [...to.rules, ...from.rules].map((rule, index) =>
    changeOf(index < to.rules.length ? { from: [], to: [rule] } : { from: [rule], to: [] }, from, to),
  );
  const named = new Map<string, RuleChange>();
  for (const change of changes) if (!named.has(change.subject)) named.set(change.subject, change);
  return [...named.values()];
}

/** Where the smallest tournament that shows a change lies, below the folder of those examples; in either direction. */
export function differencePath([a, b]: readonly [Edition, Edition], { subject }: RuleChange): string {
  return `${pairName(a, b)}/${subject}.trf`;
}

/** True for a change that can pair rounds differently. */
export function mayPairDifferently({ kind, from, to }: RuleChange): boolean {
  const isAboutBoards = [...from, ...to].every(({ level }) => level === 'board-order');
  return kind !== 'same' && kind !== 'renumbered' && !isAboutBoards;
}

/** The name of two editions together, the older one first. */
export function pairName(a: Edition, b: Edition): string {
  return [a.id, b.id].sort().join('..');
}

/** What a rule demands, for comparing it with another: "only opponents of moved-down players". */
export function gistOf({ id }: Edition, rule: Rule): string {
  return ruleWords(id, rule.id)?.gist ?? rule.title;
}

/** The rules that hang together by their subjects with those given. */
function changeOf(start: Pick<RuleChange, 'from' | 'to'>, from: Edition, to: Edition): RuleChange {
  const subjects = new Set(
    [
      ...start.from.map((rule) => [from, rule] as const),
      ...start.to.map((rule) => [to, rule] as const),
    ].flatMap(([edition, rule]) => subjectsOf(edition, rule)),
  );
  const about = (edition: Edition): Rule[] =>
    edition.rules.filter((rule) => subjectsOf(edition, rule).some((subject) => subjects.has(subject)));
  const found = { from: about(from), to: about(to) };
  if (found.from.length + found.to.length > start.from.length + start.to.length)
    return changeOf(found, from, to);
  return { kind: kindOf(found, from, to), subject: [...subjects].sort().join('+'), ...found };
}

/** Where a system names no subjects, what many systems have in common, else the name of the rule. */
function subjectsOf({ id }: Edition, rule: Rule): readonly string[] {
  const subjects = ruleWords(id, rule.id)?.subject ?? rule.concept ?? rule.id;
  return typeof subjects === 'string' ? [subjects] : subjects;
}

function kindOf(rules: Pick<RuleChange, 'from' | 'to'>, from: Edition, to: Edition): RuleChange['kind'] {
  const [[before, ...others], [after, ...more]] = [rules.from, rules.to];
  if (before === undefined) return 'new';
  if (after === undefined) return 'gone';
  if (others.length + more.length > 0 || meaningOf(from, before) !== meaningOf(to, after)) return 'changed';
  return before.id === after.id && before.article === after.article ? 'same' : 'renumbered';
}

/** Editions share the page of a rule that they have in common. */
function meaningOf({ id }: Edition, rule: Rule): string {
  return paragraphOf(id, rule.id) ?? rule.title;
}
