import { compareLists, pairings, subsets } from '../enumerate.js';
import type { LiteralBracket, PlainRound } from '../reading.js';
import type { Seen } from './player.js';
import type { AbsoluteCriteria } from './rest.js';
import { compareGenerated } from './sequence.js';
import type { Candidate, SequenceStep } from './sequence.js';

/** The players to be paired, and who comes after them (1.3.2). */
export interface Bracket {
  readonly mdps: readonly Seen[];
  readonly residents: readonly Seen[];
  /** The scoregroups that follow, in descending order. */
  readonly below: readonly (readonly Seen[])[];
}

/** A criterion on the pairing of a bracket; "as much as possible" is the least value of all candidates. */
export interface Criterion {
  readonly id: string;
  /** It asks for nothing but who floats down. */
  readonly asksOnlyFloaters?: true;
  /** Null: not fulfilled at all, which is worse than any number. */
  readonly value: (candidate: Candidate) => readonly number[] | null;
}

/** How a bracket is judged: all criteria in descending priority, and then the order of generation. */
export interface Judgement {
  readonly absolute: AbsoluteCriteria;
  readonly criteria: readonly Criterion[];
  /** How the project calls what parts two candidates in the order of generation. */
  readonly orderRules: Readonly<Record<SequenceStep, string>>;
  /** 2017 D.3.a: sets of MDPs are compared by their scores first. */
  readonly setsByScores?: true;
}

/** The best candidate of a bracket (3.8.1; 2017 B.8); null when none complies with the absolute criteria. */
export function bestCandidate(bracket: Bracket, judgement: Judgement): Candidate | null {
  const ofFloaters = judgement.criteria.filter(({ asksOnlyFloaters }) => asksOnlyFloaters === true);
  const others = judgement.criteria.filter(({ asksOnlyFloaters }) => asksOnlyFloaters !== true);
  // What asks only who floats down stands first in the text: it is asked of one pairing for each set of them.
  let candidates = leastOf(onePairingEach(bracket, judgement.absolute), ofFloaters).flatMap(
    ({ downfloaters }) => [...pairingsWith(bracket, downfloaters, judgement.absolute)],
  );
  candidates = leastOf(candidates, others);
  return candidates.reduce<Candidate | null>(
    (first, one) => (first === null || compare(one, first, bracket, judgement).order < 0 ? one : first),
    null,
  );
}

/** The chosen candidate of a bracket, as one that can be held against what was published. */
export function literalBracket(bracket: Bracket, chosen: Candidate, judgement: Judgement): LiteralBracket {
  return {
    faultOf(published) {
      const theirs = readOff(bracket, published);
      if (nameOf(theirs) === nameOf(chosen)) return null;
      const broken = brokenRule(bracket, theirs, judgement.absolute);
      if (broken !== null) return broken;
      for (const { id, value } of judgement.criteria)
        if (compareValues(value(theirs), value(chosen)) > 0) return id;
      return judgement.orderRules[compare(theirs, chosen, bracket, judgement).step];
    },
  };
}

/** Those who are the least on a criterion, and of these on the next one. */
function leastOf(candidates: readonly Candidate[], criteria: readonly Criterion[]): Candidate[] {
  let left = [...candidates];
  for (const criterion of criteria) {
    const values = left.map((candidate) => criterion.value(candidate));
    const least = values.reduce((best, value) => (compareValues(value, best) < 0 ? value : best), null);
    left = left.filter((_, index) => compareValues(values[index], least) === 0);
  }
  return left;
}

function compareValues(a: readonly number[] | null, b: readonly number[] | null): number {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return compareLists(a, b);
}

/** Every set of players who may float down, with the others paired in one way. */
function onePairingEach(bracket: Bracket, absolute: AbsoluteCriteria): Candidate[] {
  const members = [...bracket.mdps, ...bracket.residents];
  const found: Candidate[] = [];
  for (let size = members.length % 2; size <= members.length; size += 2)
    for (const downfloaters of subsets(members, size)) {
      const [first] = pairingsWith(bracket, downfloaters, absolute);
      if (first !== undefined) found.push(first);
    }
  return found;
}

/** Every pairing of a bracket that leaves these players over; MDPs meet residents only (3.3.3). */
function* pairingsWith(
  { mdps, residents, below }: Bracket,
  downfloaters: readonly Seen[],
  absolute: AbsoluteCriteria,
): Generator<Candidate> {
  // The last bracket leaves over nobody but the one who receives the bye (1.9.1).
  const isLast = below.length === 0;
  if (isLast && (downfloaters.length > 1 || !downfloaters.every((player) => absolute.mayTakeBye(player))))
    return;
  const paired = [...mdps, ...residents].filter((player) => !downfloaters.includes(player));
  const mayMeet = (one: Seen, other: Seen): boolean =>
    !(mdps.includes(one) && mdps.includes(other)) && absolute.mayMeet(one, other);
  for (const pairs of pairings(paired, mayMeet)) yield { pairs, downfloaters };
}

function compare(
  a: Candidate,
  b: Candidate,
  { mdps, residents }: Bracket,
  { setsByScores }: Judgement,
): ReturnType<typeof compareGenerated> {
  const scoresOf = ({ downfloaters }: Candidate): number[] =>
    mdps.filter((mdp) => !downfloaters.includes(mdp)).map(({ score }) => -score);
  if (setsByScores === true && scoresOf(a).length === scoresOf(b).length) {
    const order = compareLists(scoresOf(a), scoresOf(b));
    if (order !== 0) return { order, step: 'mdp-set' };
  }
  return compareGenerated(a, b, mdps, residents);
}

/** What a published round has in a bracket: who is paired out of it floats down. */
function readOff({ mdps, residents }: Bracket, { pairs }: PlainRound): Candidate {
  const members = [...mdps, ...residents];
  const memberOf = new Map(members.map((player) => [player.id, player]));
  const own = pairs.flatMap(([a, b]) => {
    const [one, other] = [memberOf.get(a), memberOf.get(b)];
    if (one === undefined || other === undefined) return [];
    return members.indexOf(one) < members.indexOf(other) ? [[one, other] as const] : [[other, one] as const];
  });
  return { pairs: own, downfloaters: members.filter((player) => !own.flat().includes(player)) };
}

function brokenRule(
  { below }: Bracket,
  { pairs, downfloaters }: Candidate,
  absolute: AbsoluteCriteria,
): string | null {
  const broken = pairs.flatMap(([one, other]) => absolute.against(one, other) ?? []);
  if (below.length === 0 && downfloaters.some((player) => !absolute.mayTakeBye(player))) broken.push('C2');
  return ['C1', 'C2', 'C3', 'prohibited-pair'].find((id) => broken.includes(id)) ?? null;
}

function nameOf({ pairs }: Candidate): string {
  return pairs
    .map(([one, other]) => `${one.id}-${other.id}`)
    .sort()
    .join(' ');
}
