import { compareValues } from '../criterion.js';
import type { AbsoluteRule } from '../criterion.js';
import type { PairingPlayer, RoundState } from '../../../model/player.js';
import type { DutchEdition } from '../edition.js';
import { candidates } from './candidates.js';
import type { ReferenceBracket, ReferenceCandidate } from './candidates.js';
import { Judge } from './judge.js';
import { ReferenceWalk } from './literal-walk.js';

/** A published round: pairs in any order and the bye, by starting number. */
export interface PublishedPairs {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

/** The first reason why the opponents of a bracket are not those of the rules. */
export interface ReferenceVerdict {
  /** Score of the bracket. */
  readonly bracket: number;
  readonly kind: 'absolute' | 'completion' | 'bye' | 'quality' | 'order' | 'reference';
  readonly rule: string;
  /** Absolute rules that are broken besides. */
  readonly also: readonly string[];
  /** No pairing of the bracket lets the round be completed. */
  readonly isDead: boolean;
  /** Though nothing asks for it: the downfloaters leave a rest that cannot be paired, by the letter of C.4. */
  readonly leavesUnpairable: boolean;
}

/**
 * Judges every bracket of a published round by trying everything, to hold the explaining side of the checker to.
 * @returns nothing of brackets whose opponents are those of the rules, or that cannot be judged for want of any.
 * @throws RangeError for more than 14 players.
 */
export function exhaustiveVerdicts(
  state: RoundState,
  edition: DutchEdition,
  published: PublishedPairs,
): ReferenceVerdict[] {
  const walk = new ReferenceWalk(state, edition);
  const byId = new Map(state.players.map((player) => [player.id, player]));
  const partner = new Map<PairingPlayer, PairingPlayer>();
  for (const [a, b] of published.pairs) {
    const [x, y] = [byId.get(a), byId.get(b)];
    if (x === undefined || y === undefined) throw new Error('reference: unknown player');
    partner.set(x, y).set(y, x);
  }
  const verdicts: ReferenceVerdict[] = [];
  while (!walk.isDone) {
    const { bracket, candidate } = walk.pair();
    const theirs = publishedCandidate(bracket, partner);
    const found = verdictOn(walk, bracket, candidate, theirs);
    const [score, isDead] = [bracket.residents[0].score, candidate === null];
    if (found !== null) {
      const leavesUnpairable = !isDead && !isAsked(bracket, found) && !canComplete(walk, bracket, theirs);
      verdicts.push({ bracket: score, also: [], ...found, isDead, leavesUnpairable });
    }
    walk.leave(bracket, theirs.floaters);
  }
  return verdicts;
}

type Pairing = Omit<ReferenceCandidate, 'alterations'>;

function publishedCandidate(
  { mdps, residents }: ReferenceBracket,
  partner: ReadonlyMap<PairingPlayer, PairingPlayer>,
): Pairing {
  const members = [...mdps, ...residents];
  const pairs: [PairingPlayer, PairingPlayer][] = [];
  const floaters: PairingPlayer[] = [];
  members.forEach((player, place) => {
    const other = partner.get(player);
    const otherPlace = other === undefined ? -1 : members.indexOf(other);
    if (other === undefined || otherPlace < 0) floaters.push(player);
    else if (place < otherPlace) pairs.push([player, other]);
  });
  return { pairs, floaters };
}

/** The rest is none of the bracket's business, or it is what the verdict is about. */
function isAsked({ keepsCompletable, isLast }: ReferenceBracket, { kind }: Reason): boolean {
  return isLast || kind === 'completion' || (keepsCompletable && kind !== 'absolute');
}

/** By the letter: residents who float might still meet each other, MDPs never do. */
function canComplete(
  { possible }: ReferenceWalk,
  { mdps, next, rest }: ReferenceBracket,
  { floaters }: Pairing,
): boolean {
  const moved = floaters.filter((player) => mdps.includes(player));
  const others = floaters.filter((player) => !mdps.includes(player));
  const { byeScore } = possible;
  possible.byeScore = null;
  const answer = possible.canComplete(moved, [...others, ...next, ...rest]);
  possible.byeScore = byeScore;
  return answer;
}

type Reason = Pick<ReferenceVerdict, 'kind' | 'rule'> & Partial<Pick<ReferenceVerdict, 'also'>>;

function verdictOn(
  walk: ReferenceWalk,
  bracket: ReferenceBracket,
  reference: ReferenceCandidate | null,
  published: Pairing,
): Reason | null {
  const { possible } = walk;
  const { edition, state } = possible;
  const [first, ...also] = brokenRules(walk, bracket, published);
  if (first !== undefined) return { kind: 'absolute', rule: first, also };
  if (reference === null || sameName(published, reference)) return null;
  // By the letter of C4, residents who float might still meet each other; MDPs never do.
  const { floaters } = published;
  const moved = floaters.filter((player) => bracket.mdps.includes(player));
  const others = floaters.filter((player) => !bracket.mdps.includes(player));
  const below = [...bracket.next, ...bracket.rest];
  if (edition.byeScoreRule !== null && state.players.length % 2 === 1) {
    // The bye goes where the procedure lets it go; it may end in nothing though a legal pairing exists.
    const lowest = bracket.isLast
      ? Math.max(...floaters.map(({ score }) => score))
      : (walk.lowestByeScore(floaters, below) ?? walk.lowestByeScore(moved, [...others, ...below]));
    if (lowest === null) return { kind: 'completion', rule: edition.completionRule.id };
    if (lowest !== possible.byeScore) return { kind: 'bye', rule: edition.byeScoreRule.id };
  } else if (
    bracket.keepsCompletable &&
    !bracket.isLast &&
    !possible.canComplete(moved, [...others, ...below])
  ) {
    return { kind: 'completion', rule: edition.completionRule.id };
  }
  return compareCandidates(bracket, new Judge(bracket, possible), walk, published, reference);
}

function compareCandidates(
  bracket: ReferenceBracket,
  judge: Judge,
  walk: ReferenceWalk,
  published: Pairing,
  reference: ReferenceCandidate,
): Reason | null {
  const theirs = [...judge.values(published)];
  for (const [i, { id, value }] of [...judge.values(reference)].entries()) {
    const order = compareValues(theirs[i].value, value);
    if (order < 0) return { kind: 'reference', rule: id };
    if (order > 0) return { kind: id === 'C9' && isBye(walk) ? 'bye' : 'quality', rule: id };
  }
  const generated = candidates(bracket, reference.pairs.length, (a, b) => walk.possible.mayMeet(a, b));
  for (const { alterations, ...candidate } of generated) {
    if (!sameName(candidate, published)) continue;
    const names = ['mdp-set', 'transposition', 'resident-exchange', 'transposition'];
    const orders = alterations.map((numbers, i) => compareValues(numbers, reference.alterations[i]));
    const step = orders.findIndex((order) => order !== 0);
    return { kind: orders[step] > 0 ? 'order' : 'reference', rule: names[step] };
  }
  throw new Error('reference: the published candidate is never generated');
}

/** The absolute rules that the bracket breaks: C1, C2 where the bye is given, C3, and pairs that are ruled out. */
function brokenRules(
  { possible: { edition, state } }: ReferenceWalk,
  { isLast }: ReferenceBracket,
  { pairs, floaters }: Pairing,
): string[] {
  const isBroken = (rule: AbsoluteRule): boolean => pairs.some(([a, b]) => rule.forbids(state, a, b));
  const broken = edition.absoluteRules.filter(isBroken).map(({ id }) => id);
  const isByeForbidden = isLast && floaters.some(({ mayTakeBye }) => !mayTakeBye);
  const after = broken.filter((id) => id !== 'C1');
  return [...broken.filter((id) => id === 'C1'), ...(isByeForbidden ? [edition.byeRule.id] : []), ...after];
}

/** C9 is about the bye in the edition that has a rule on its score; in the other it is about colours. */
function isBye(walk: ReferenceWalk): boolean {
  return walk.possible.edition.byeScoreRule !== null;
}

function sameName(a: Pairing, b: Pairing): boolean {
  const name = (pairing: Pairing): string =>
    pairing.pairs
      .map(([x, y]) => `${Math.min(x.id, y.id)}-${Math.max(x.id, y.id)}`)
      .sort()
      .join(' ');
  return name(a) === name(b);
}
