import { inColumns } from './columns.js';
import type { JudgedName, JudgedRequirement } from '../../engine/norms/index.js';

/** A requirement in words: every format shows these. */
export interface RequirementWords {
  /** ✓ met, ✗ not met, ? unknown. */
  readonly mark: (typeof MARKS)[JudgedRequirement['verdict']];
  /** "Opponents with a title". */
  readonly label: string;
  /** "4, at least 5"; without numbers "yes" or "unknown". */
  readonly value: string;
  readonly article: string;
}

/** Returns the words of a requirement. Scores are in points. */
export function wordsOfRequirement(requirement: JudgedRequirement): RequirementWords {
  const { name, article, verdict } = requirement;
  return { mark: MARKS[verdict], label: LABELS[name], value: valueWords(requirement), article };
}

/** Returns a requirement in one line: "✗ Games 8, at least 9 [1.4.1a]". */
export function requirementLine(requirement: JudgedRequirement): string {
  const { mark, label, value, article } = wordsOfRequirement(requirement);
  return `${mark} ${label} ${value} [${article}]`;
}

/** Returns requirements as lines in columns. */
export function requirementTable(requirements: readonly JudgedRequirement[]): string[] {
  const rows = requirements.map(wordsOfRequirement);
  const cells = inColumns(
    rows.map(({ label, value, article }) => [label, value, `[${article}]`]),
    () => false,
  );
  return cells.map((line, index) => `${rows[index].mark} ${line}`);
}

/** Returns why a norm was not made: "Not met: 8 games, at least 9 [1.4.1a]." */
export function attemptWords(unmet: readonly JudgedRequirement[]): string {
  return `Not met: ${unmet.map(unmetWords).join('; ')}.`;
}

/** Returns what is not met, as a clause: "8 games, at least 9 [1.4.1a]". */
function unmetWords(requirement: JudgedRequirement): string {
  const { label, value, article } = wordsOfRequirement(requirement);
  const noun = label.charAt(0).toLowerCase() + label.slice(1);
  const [found, limit = ''] = value.split(', ');
  return COUNTED.includes(requirement.name)
    ? `${found} ${noun}, ${limit} [${article}]`
    : `${noun} ${value} [${article}]`;
}

function valueWords({ name, value, threshold, limit }: JudgedRequirement): string {
  if (YES_OR_NO.includes(name)) return value === null ? 'unknown' : value === 0 ? 'no' : 'yes';
  const unit = name === 'score' ? 2 : 1;
  const found = value === null ? 'unknown' : String(value / unit);
  return `${found}, ${limit === 'at-least' ? 'at least' : 'at most'} ${threshold / unit}`;
}

const MARKS = { met: '✓', 'not-met': '✗', unknown: '?' } as const;

const LABELS: Readonly<Record<JudgedName, string>> = {
  woman: 'Norm for women',
  format: 'Format in which norms are possible',
  'open-rounds': 'Rounds not paired yet',
  games: 'Games',
  exemption: 'Exempt from the foreigner requirement',
  'foreign-federations': 'Federations other than their own',
  'own-federation': 'Opponents from their own federation',
  'one-federation': 'Opponents from one federation',
  'title-holders': 'Opponents with a title',
  'required-titles': 'Opponents with a required title',
  players: 'Players of the event',
  'rating-average': 'Average rating of the opponents (Ra)',
  score: 'Points',
  performance: 'Performance rating (Rp)',
};

/** These have no number. */
const YES_OR_NO: readonly JudgedName[] = ['woman', 'format', 'exemption'];

/** The number comes before the noun. */
const COUNTED: readonly JudgedName[] = [
  ...(['games', 'open-rounds', 'foreign-federations', 'own-federation'] as const),
  ...(['one-federation', 'title-holders', 'required-titles', 'players', 'score'] as const),
];
