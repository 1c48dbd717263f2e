import type { NormResult } from './judge-norm.js';
import type { MissingFact, Requirement, RequirementName } from './requirement.js';

/** A requirement of B.01 with its verdict, for one norm of one player. */
export interface JudgedRequirement extends Pick<Requirement, 'article' | 'value' | 'threshold' | 'limit'> {
  readonly name: JudgedName;
  /** `unknown`: it is met if the missing facts, or the reading of an article, are the best for the player. */
  readonly verdict: 'met' | 'not-met' | 'unknown';
}

/** The names of the requirements. An exemption (1.4.3a to d) and `woman` (0.3.1) do not depend on the choice of games. */
export type JudgedName = RequirementName | 'exemption' | 'woman';

/**
 * Returns every requirement of a norm in the order of the articles, from the judgement of `judgeNorm`. An exemption from
 * 1.4.3 and 1.4.4 replaces the requirements of these articles. The norm was made if all are met. It was not made if one
 * is not met, unless not all choices of games were tried (1.4.1e and f, 1.7).
 */
export function requirementsOf(result: NormResult): JudgedRequirement[] {
  const { requirements, exemption, missing, readings } = result;
  const open = new Set<JudgedName>([
    ...missing.flatMap(openedBy),
    ...readings.flatMap((article) => OPENED_BY_READING[article] ?? []),
  ]);
  const judged = requirements.map(({ name, article, value, threshold, limit, holds }): JudgedRequirement => {
    const isOpen = value === null || open.has(name);
    return {
      ...{ name, article, value, threshold, limit },
      verdict: holds ? (isOpen ? 'unknown' : 'met') : 'not-met',
    };
  });
  const named = new Set<JudgedName>(requirements.map(({ name }) => name));
  const added = [
    ...(exemption === null ? [] : [yesOrUnknown('exemption', exemption, open)]),
    ...(open.has('format') && !named.has('format') ? [yesOrUnknown('format', '1.4.2e', open)] : []),
    ...(open.has('woman') ? [yesOrUnknown('woman', '0.3.1', open)] : []),
  ];
  return [...judged, ...added].sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
}

/** Returns the requirements that the player does not meet. */
export function unmetOf(result: NormResult): JudgedRequirement[] {
  return requirementsOf(result).filter(({ verdict }) => verdict === 'not-met');
}

function yesOrUnknown(name: JudgedName, article: string, open: ReadonlySet<JudgedName>): JudgedRequirement {
  const isOpen = open.has(name);
  const verdict = isOpen ? 'unknown' : 'met';
  return { name, article, value: isOpen ? null : 1, threshold: 1, limit: 'at-least', verdict };
}

/** The requirements whose value can change with a missing fact. */
function openedBy({ what, article }: MissingFact): readonly JudgedName[] {
  if (article.startsWith('1.4.3') && article !== '1.4.3') return ['exemption'];
  switch (what) {
    case 'federation':
      // 1.4.2a: the game does not count if the opponent is of no federation.
      return ['games', 'exemption', 'foreign-federations', 'own-federation', 'one-federation'];
    case 'title':
      return ['title-holders', 'required-titles'];
    case 'rating':
      return ['rating-average', 'performance'];
    case 'result':
      return ['score', 'performance'];
    case 'sex':
      return ['woman'];
    case 'host-federation':
      return ['exemption'];
    case 'approval':
    case 'start-date':
      return ['format'];
  }
}

/** The requirements that depend on an article that can be read in two ways. */
const OPENED_BY_READING: Readonly<Record<string, readonly JudgedName[]>> = {
  '1.4.1': ['games'],
  '1.4.1e': ['games'],
  '1.4.2c': ['games'],
  '1.4.3d': ['exemption'],
  '1.4.8b': ['score'],
  '1.7': ['games'],
};

const ORDER: readonly JudgedName[] = [
  'woman',
  'format',
  'open-rounds',
  'games',
  'exemption',
  'foreign-federations',
  'own-federation',
  'one-federation',
  'title-holders',
  'required-titles',
  'players',
  'rating-average',
  'score',
  'performance',
];
