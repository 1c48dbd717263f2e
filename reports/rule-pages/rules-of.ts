import type { DeviationKind } from '../../checker/index.js';
import type { Criterion, DutchEdition, NamedArticle } from '../../engine/index.js';

/** A rule of an edition that a deviation can name. */
export interface NamedRule {
  /** As a deviation names it: "C12", "transposition", the article for a colour rule. */
  readonly id: string;
  readonly article: string;
  readonly title: string;
  readonly level: RuleLevel;
  /** Kind of the deviations that name it. */
  readonly kind: DeviationKind;
}

export type RuleLevel = 'absolute' | 'completion' | 'quality' | 'order' | 'colour';

/**
 * All rules of an edition that decide who meets whom with which colour, in the order in which they are applied; read
 * from the edition itself, so that none can be forgotten.
 */
export function rulesOf(edition: DutchEdition): NamedRule[] {
  const { transposition, residentExchange, mdpSet } = edition.orderRules;
  const named = ({ id, article, title }: NamedArticle, level: RuleLevel, kind: DeviationKind): NamedRule => ({
    id,
    article,
    title,
    level,
    kind,
  });
  const absolute = [...edition.absoluteRules, edition.byeRule].sort(byNumber);
  const byeScore = edition.byeScoreRule === null ? [] : [edition.byeScoreRule];
  return [
    ...absolute.map((rule) => named(rule, 'absolute', 'absolute')),
    named(edition.completionRule, 'completion', 'completion'),
    ...byeScore.map((rule) => named(rule, 'completion', 'bye')),
    ...edition.criteria.map((rule) => named(rule, 'quality', kindOf(rule))),
    ...[transposition, residentExchange, mdpSet].map((rule) => named(rule, 'order', 'order')),
    ...edition.colourRules.map(({ article, title }) =>
      named({ id: article, article, title }, 'colour', 'colour'),
    ),
  ];
}

/** C1, C2, C3 first, then what has no number. */
function byNumber(a: NamedArticle, b: NamedArticle): number {
  const number = ({ id }: NamedArticle): number => Number(/^C(\d+)$/.exec(id)?.[1] ?? Infinity);
  const [x, y] = [number(a), number(b)];
  return x === y ? 0 : x - y;
}

/** The criterion on the rounds that the taker of the bye has not played is one about the bye. */
function kindOf(criterion: Criterion): DeviationKind {
  return criterion.kind === 'quality' && criterion.measure === 'rounds' ? 'bye' : 'quality';
}
