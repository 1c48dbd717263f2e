import type { Deviation, Side } from '../checker/index.js';
import { BEYOND_ANY_SCORE } from '../engine/index.js';
import { criterionWords } from './criterion-words.js';
import type { ListWords } from './criterion-words.js';
import { counted, couplesOf, floatDown, pairs, points, scoring } from './numbers.js';
import type { ExplainContext } from './wording.js';

/**
 * The short form of a deviation, for a note or a column of a table, in up to a hundred characters or so: rule, article,
 * what is wrong, what is possible, and where.
 */
export function explainBriefly(deviation: Deviation, { edition, deviations }: ExplainContext): string {
  const { bracket, consequenceOf } = deviation;
  const what =
    consequenceOf === null
      ? fault(deviation, edition)
      : `follows from bracket ${points(deviations[consequenceOf].bracket)}`;
  return `${ruleName(deviation)}: ${what} (bracket ${points(bracket)})`;
}

/** A rule with its article as a table names it: "C12 (2.4.7)"; "5.2.2" where the article is the name. */
export function ruleName({ rule, article }: Pick<Deviation, 'rule' | 'article'>): string {
  return rule === article || article === '' ? rule : `${rule} (${article})`;
}

function fault(deviation: Deviation, edition: string): string {
  switch (deviation.kind) {
    case 'absolute':
      return forbidden(deviation);
    case 'completion':
      return `the rest cannot be paired if ${few(deviation.published.downfloaters)}`;
    case 'bye':
      return bye(deviation);
    case 'quality':
      return quality(deviation, edition);
    case 'order':
      return order(deviation);
    case 'colour':
      return colour(deviation);
    case 'board-order':
      return 'the pairs are right, the order of the boards is not';
    case 'reference':
      return 'the published pairing is better than the reference, a defect of swissproof';
  }
}

function forbidden({ rule, title, players: ids }: Deviation): string {
  const couples = couplesOf(ids);
  const who = firstOf(couples);
  if (rule === 'C1') return `${who} have met before`;
  if (rule === 'C2') return `player ${ids[0]} may not receive the bye`;
  if (rule === 'C3') return `${who} have the same absolute colour preference`;
  if (rule === 'prohibited-pair') return `the organiser forbids ${who}`;
  return `${title} (${who})`;
}

/** The pairs themselves where there are few of them. */
function firstOf(couples: readonly (readonly [number, number])[]): string {
  const more = couples.length - FEW;
  return more <= 0 ? pairs(couples) : `${pairs(couples.slice(0, FEW))} and ${more} more`;
}

function few(downfloaters: readonly number[]): string {
  if (downfloaters.length <= 1) return floatDown(downfloaters);
  const who = downfloaters.length <= FEW ? downfloaters.join(' and ') : `${downfloaters.length} players`;
  return `${who} float down`;
}

const FEW = 2;

function bye({ published, reference, title }: Deviation): string {
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  if (theirs.measure === 'rounds') {
    const [n, m] = [theirs.value?.[0] ?? 0, ours.value?.[0] ?? 0];
    return `the bye goes to player ${theirs.players[0]} with ${counted(n, 'unplayed round', 'unplayed rounds')}, ${m} is possible`;
  }
  if (theirs.value === null) return 'nobody who is left can receive the bye';
  const possible = ours.value === null ? title : `${ours.value.map(points).join(', ')} is possible`;
  return `the bye goes to a player with at least ${scoring(theirs.value)}, ${possible}`;
}

function quality({ published, reference, rule, title }: Deviation, edition: string): string {
  if (published.parts.length > 1) return following(published, reference);
  const words = criterionWords(edition, rule);
  const [a, b] = [published.parts[0].value ?? [], reference.parts[0].value ?? []];
  if (words?.kind === 'list') return firstDifference(words.short, a, b);
  const counts =
    words === null ? `${title}: ${a.length}` : counted(a.length, words.short.one, words.short.many);
  return `${counts}, ${b.length} is possible`;
}

/** The first number of the two lists that differs, as "downfloater score 2, 1.5 is possible". */
function firstDifference(
  { what, float }: ListWords['short'],
  a: readonly number[],
  b: readonly number[],
): string {
  const index = a.findIndex((value, i) => value !== b[i]);
  const [theirs, ours] = [a[index] ?? 0, b[index]];
  const possible = `${ours === undefined ? 'none' : points(ours % BEYOND_ANY_SCORE)} is possible`;
  if (float === null) return `${what} ${points(theirs)}, ${possible}`;
  if (theirs < BEYOND_ANY_SCORE) return `${what} ${points(theirs)} of ${float}, ${possible}`;
  return (ours ?? 0) < BEYOND_ANY_SCORE
    ? `MDP unpaired, ${float}, ${possible}`
    : `MDP unpaired from ${points(theirs - BEYOND_ANY_SCORE)} above, ${possible}`;
}

/** The criterion that looks at the following bracket. */
function following(published: Side, reference: Side): string {
  const floaters = few(published.downfloaters);
  const [theirs, ours] = [published.parts[0], reference.parts[0]];
  if (theirs.value === null) return `the next bracket cannot be paired if ${floaters}`;
  const [n, m] = [theirs.value.length, ours.value?.length ?? 0];
  if (n !== m) return `the next bracket leaves ${n} over if ${floaters}, ${m} is possible`;
  const index = published.parts.findIndex(
    (part, i) => String(part.value) !== String(reference.parts[i]?.value),
  );
  const at = Math.max(index, 0);
  const part = published.parts[at];
  const what = part.measure === 'score' ? 'downfloater score' : 'PSD';
  const short = { what, float: null };
  return `in the next bracket ${firstDifference(short, part.value ?? [], reference.parts[at]?.value ?? [])}`;
}

/** The first pairs in which the two candidates differ. */
function order({ published, reference }: Deviation): string {
  const only = (own: Side, other: Side): string => {
    const theirs = new Set(other.pairs.map(String));
    return pairs(own.pairs.filter((pair) => !theirs.has(String(pair))).slice(0, 1));
  };
  const [theirs, ours] = [only(published, reference), only(reference, published)];
  return theirs === '' || ours === ''
    ? 'equally good, but another pairing comes first'
    : `equally good, but ${ours} comes before ${theirs}`;
}

function colour({ players: ids, reference: { white } }: Deviation): string {
  const [[a, b], ...others] = couplesOf(ids);
  const [first, second] = white.includes(a) ? [a, b] : [b, a];
  const more = others.length === 0 ? '' : ` (and ${counted(others.length, 'pair', 'pairs')} more)`;
  return `player ${first} should have White against ${second}${more}`;
}
