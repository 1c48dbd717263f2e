import { compareValues } from '../criterion.js';
import type { PairingPlayer, RoundState } from '../../model/player.js';
import type { DutchEdition } from '../edition.js';
import { candidates } from './candidates.js';
import type { ReferenceBracket, ReferenceCandidate } from './candidates.js';
import { Judge } from './judge.js';
import { ReferenceWalk } from './reference-walk.js';

/** A published round: pairs in any order and the bye, by starting number. */
export interface PublishedPairs {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

/** The first reason why the opponents of a round are not those of the rules, with the score of its bracket. */
export interface ReferenceVerdict {
  readonly bracket: number;
  readonly kind: 'absolute' | 'completion' | 'bye' | 'quality' | 'order' | 'reference';
  readonly rule: string;
}

/**
 * Judges a published round by trying everything, to hold the explaining side of the checker to.
 * @returns null when the opponents and the bye are those of the rules.
 * @throws RangeError for more than 14 players.
 */
export function exhaustiveVerdict(
  state: RoundState,
  edition: DutchEdition,
  published: PublishedPairs,
): ReferenceVerdict | null {
  const walk = new ReferenceWalk(state, edition);
  const byId = new Map(state.players.map((player) => [player.id, player]));
  const partner = new Map<PairingPlayer, PairingPlayer>();
  for (const [a, b] of published.pairs) {
    const [x, y] = [byId.get(a), byId.get(b)];
    if (x === undefined || y === undefined) throw new Error('reference: unknown player');
    partner.set(x, y).set(y, x);
  }
  while (!walk.isDone) {
    const { bracket, candidate } = walk.pair();
    const theirs = publishedCandidate(bracket, partner);
    const found = verdictOn(walk, bracket, candidate, theirs, published.bye);
    if (found !== null) return { bracket: bracket.residents[0].score, ...found };
    walk.leave(bracket, theirs.floaters);
  }
  return null;
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

function verdictOn(
  walk: ReferenceWalk,
  bracket: ReferenceBracket,
  reference: ReferenceCandidate | null,
  published: Pairing,
  bye: number | null,
): Omit<ReferenceVerdict, 'bracket'> | null {
  const { possible } = walk;
  const { edition, state } = possible;
  if (bracket.residents.some((player) => player.id === bye && !player.mayTakeBye))
    return { kind: 'absolute', rule: edition.byeRule.id };
  for (const rule of edition.absoluteRules)
    if (published.pairs.some(([a, b]) => rule.forbids(state, a, b)))
      return { kind: 'absolute', rule: rule.id };
  if (reference === null || sameName(published, reference)) return null;
  const below = [...bracket.next, ...bracket.rest];
  if (edition.byeScoreRule !== null && state.players.length % 2 === 1) {
    const lowest = bracket.isLast
      ? Math.max(...published.floaters.map(({ score }) => score))
      : walk.lowestByeScore(published.floaters, below);
    if (lowest === null) return { kind: 'completion', rule: edition.completionRule.id };
    if (lowest !== possible.byeScore) return { kind: 'bye', rule: edition.byeScoreRule.id };
  } else if (
    bracket.keepsCompletable &&
    !bracket.isLast &&
    !possible.canComplete(published.floaters, below)
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
): Omit<ReferenceVerdict, 'bracket'> | null {
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
