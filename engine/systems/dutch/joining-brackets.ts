import type { BracketKind } from './bracket-kind.js';
import type { BracketShape, Criterion } from './criteria/criterion.js';
import type { JoiningRules } from './edition.js';
import { canFollow } from './search/backtrack.js';
import type { RoundBoard } from './search/board.js';
import { pairsSomeMdp } from './search/bracket-task.js';
import type { BracketTask } from './search/bracket-task.js';
import { haveSameScores, pairBracket, pairForFollowing } from './search/pair-bracket.js';
import { pairsOfMdps, withSomeMdpPaired } from './some-mdp-paired.js';
import type { Candidate } from '../interface/system.js';
import { DutchStep } from './step.js';

/** The first bracket of a round in an edition that joins the last brackets where it must (2012 C.13, 2015 C.13). */
export function firstJoiningStep(board: RoundBoard, rules: JoiningRules): DutchStep {
  return stepsFrom({ board, rules, groups: board.scoregroups, isJoined: false }, 0, []);
}

/** Scoregroups from the top, the last of them perhaps joined of several. */
interface Groups {
  readonly board: RoundBoard;
  readonly rules: JoiningRules;
  readonly groups: readonly (readonly number[])[];
  readonly isJoined: boolean;
}

interface Bracket {
  readonly kind: BracketKind;
  readonly task: BracketTask;
  readonly chosen: Candidate | null;
}

/**
 * Pairs from a scoregroup on. Only at the end is it known which brackets have to be joined, and then those above are paired
 * again (I15): so all are paired before the first is given out.
 */
function stepsFrom(start: Groups, index: number, mdps: readonly number[]): DutchStep {
  let groups = start;
  for (;;) {
    const plan = planFrom(groups, index, mdps);
    if (Array.isArray(plan)) return chain(groups, index, plan, 0);
    groups = plan;
  }
}

/** The brackets as they are planned; each begins the procedure again below where another candidate is taken. */
function chain(groups: Groups, index: number, plan: readonly Bracket[], at: number): DutchStep {
  const { kind, task, chosen } = plan[at];
  return new DutchStep(kind, task, chosen, ({ floaters }, isChosen) => {
    if (at + 1 < plan.length && isChosen) return chain(groups, index, plan, at + 1);
    const below = index + at + 1;
    return kind === 'joined-last' || below >= groups.groups.length
      ? null
      : stepsFrom(groups, below, floaters);
  });
}

/**
 * All brackets from a scoregroup on, or the groups with the two last ones joined. After a join the bracket above is paired
 * again where its criteria look at the following bracket, which is the joined one now (2015 A.11.d, K20).
 */
function planFrom(from: Groups, start: number, floaters: readonly number[]): Bracket[] | Groups {
  const { board, rules, groups, isJoined } = from;
  const brackets: PairedBracket[] = [];
  let mdps = floaters;
  for (let index = start; index + 1 < groups.length; index++) {
    const bracket = upperBracket(from, index, mdps);
    if (bracket !== null) {
      brackets.push(bracket);
      mdps = bracket.chosen.floaters;
      continue;
    }
    // C.13: P has become zero in the penultimate bracket, which S1 is made of (I15).
    const [penultimate, last] = groups.slice(index);
    const joined = joinedBracket(from, [...mdps, ...penultimate], last);
    const afterJoin = {
      board,
      rules,
      groups: [...groups.slice(0, index), [...penultimate, ...last]],
      isJoined: true,
    };
    if (joined.chosen === null) return afterJoin;
    // A bracket in which nobody can be paired is moved down (C.14), not joined for the last one.
    const isForLast = somePair(board, [...mdps, ...penultimate]);
    const above = isForLast && asksForFollowing(board) ? brackets.pop() : undefined;
    if (above === undefined) return [...brackets, joined];
    const again = upperBracket(afterJoin, index - 1, brackets.at(-1)?.chosen.floaters ?? floaters) ?? above;
    return [...brackets, again, joinedBracket(from, [...again.chosen.floaters, ...penultimate], last)];
  }
  const last = groups[groups.length - 1];
  return [...brackets, isJoined ? joinedBracket(from, mdps, last) : lastBracket(from, mdps, last)];
}

/** A bracket that is not the last one; null when the last two have to be joined. */
function upperBracket(from: Groups, index: number, mdps: readonly number[]): PairedBracket | null {
  const { board, rules, groups, isJoined } = from;
  const next = groups[index + 1];
  const rest = groups.slice(index + 2).flat();
  const isPenultimate = rest.length === 0;
  const residents = groups[index];
  const looksAhead = asksForFollowing(board);
  const members = membersOf(from, mdps, residents);
  const plain = { board, ...members, next, rest, keepsCompletable: isPenultimate, looksAhead };
  const kind = isPenultimate ? 'penultimate' : 'scoregroup';
  if (rules.whereNoMdpIsPaired === 'homogeneous') return pairOrManageAsHomogeneous(plain, kind);
  const bracket = isPenultimate ? pairPenultimate(plain) : named(kind, plain, pairBracket(plain));
  if (bracket === null) return null;
  const { task, chosen } = bracket;
  const { floaters } = chosen;
  if (
    !asksFor(board, 'downfloaters in the following bracket') ||
    (isPenultimate && isJoined) ||
    membersOf(from, floaters, next).mdps.length === 0 ||
    canFollow(task, floaters)
  )
    return bracket;
  const other = backtracked(bracket, []);
  if (other !== null || !rules.asksWithoutIncompatible) return other ?? bracket;
  const incompatible = floaters.filter((place) => !next.some((resident) => board.mayMeet(place, resident)));
  const isAsked = incompatible.length > 0 && !canFollow(task, floaters, incompatible);
  return (isAsked ? backtracked(bracket, incompatible) : null) ?? bracket;
}

type PairedBracket = Bracket & { readonly chosen: Candidate };

function asksForFollowing(board: RoundBoard): boolean {
  return asksFor(board, 'following bracket');
}

function asksFor({ edition }: RoundBoard, what: Criterion['looksAt']): boolean {
  return edition.criteria.some(({ looksAt }) => looksAt === what);
}

function named(kind: BracketKind, task: BracketTask, chosen: Candidate | null): PairedBracket | null {
  return chosen === null ? null : { kind, task, chosen };
}

/** 2012 C.12 (I10): with other floaters of the same scores, who can be paired in the following bracket, but for the excused. */
function backtracked(
  { kind, task, chosen }: PairedBracket,
  excused: readonly number[],
): PairedBracket | null {
  const asked = chosen.floaters.length - excused.length;
  const covers = asked <= task.next.length ? 'downfloaters' : 'following bracket';
  const backtrack: BracketTask = { ...task, backtrack: { covers, excused } };
  const other = withSomeMdpPaired(backtrack, pairForFollowing(backtrack), pairForFollowing);
  return other !== null && haveSameScores(task, chosen.floaters, other.floaters)
    ? { kind, task: backtrack, chosen: other }
    : null;
}

/** 2015 C.12: where no MDP can be paired, all are paired alike; P must not become zero in the penultimate bracket (C.13). */
function pairOrManageAsHomogeneous(task: BracketTask, kind: BracketKind): PairedBracket | null {
  const { mdps, residents } = task;
  const own = pairBracket(task);
  const isPaired = own === null || mdps.length === 0 || mdps.some((place) => !own.floaters.includes(place));
  const used = isPaired ? task : { ...task, ...allAlike(task.board, mdps, residents) };
  const chosen = isPaired ? own : pairBracket(used);
  const isAlone = mdps.length + residents.length === 1;
  if (chosen === null || (kind === 'penultimate' && chosen.pairs.length === 0 && !isAlone)) return null;
  return { kind, task: used, chosen };
}

/**
 * With floaters for whom the last bracket can be paired. P must not become zero for that, nor all MDPs who have opponents here
 * stay unpaired (I13): then there is none. Where nobody has an opponent here, the entire bracket is moved down (C.14.a).
 */
function pairPenultimate(task: BracketTask): PairedBracket | null {
  const own = pairBracket(task);
  if (own === null) return null;
  if (pairsOfMdps(task).length === 0)
    return own.pairs.length > 0 || !somePair(task.board, task.residents)
      ? named('penultimate', task, own)
      : null;
  if (pairsSomeMdp(task, own.floaters)) return named('penultimate', task, own);
  const demanding: BracketTask = { ...task, pairsSomeMdp: true };
  return named('penultimate', demanding, withSomeMdpPaired(demanding, own, pairBracket));
}

/** Two of these players may meet. */
function somePair(board: RoundBoard, places: readonly number[]): boolean {
  return places.some((one, index) => places.slice(index + 1).some((other) => board.mayMeet(one, other)));
}

/**
 * The last bracket, not joined: everybody is paired. In 2012 with as many MDPs against residents as possible, and with none it
 * is homogeneous (C.13, C.14.b.2).
 */
function lastBracket(from: Groups, mdps: readonly number[], residents: readonly number[]): Bracket {
  const { board, rules } = from;
  const members = membersOf(from, mdps, residents);
  const task = { board, ...members, next: [], rest: [], keepsCompletable: false, looksAhead: false };
  if (rules.lastMdpsMayMeet && mdps.length > 0) {
    const joined: BracketTask = { ...task, shape: 'joined' };
    return { kind: 'scoregroup', task: joined, chosen: pairBracket(joined) };
  }
  const own = pairBracket(task);
  if (mdps.length === 0 || own?.pairs.some(([higher]) => mdps.includes(higher)) === true)
    return { kind: 'scoregroup', task, chosen: own };
  const homogeneous = { ...task, ...allAlike(board, mdps, residents) };
  return { kind: 'scoregroup', task: homogeneous, chosen: pairBracket(homogeneous) };
}

/** The last bracket after two were joined (C.13): the upper one is S1; in 2012 with half of the players homogeneous (I16). */
function joinedBracket({ board, rules }: Groups, s1: readonly number[], s2: readonly number[]): Bracket {
  const isHomogeneous = s1.length === 0 || (rules.halfIsHomogeneous !== 'nowhere' && s1.length >= s2.length);
  const shape: BracketShape = isHomogeneous ? 'joined-homogeneous' : 'joined';
  const below = { next: [], rest: [], keepsCompletable: false, looksAhead: false };
  const task: BracketTask = { board, mdps: s1, residents: s2, shape, ...below };
  return { kind: 'joined-last', task, chosen: pairBracket(task) };
}

/** The players of a bracket: all alike where so many have moved down that it is homogeneous. */
function membersOf({ board, rules }: Groups, mdps: readonly number[], residents: readonly number[]): Members {
  return rules.halfIsHomogeneous === 'everywhere' && mdps.length >= residents.length && mdps.length > 0
    ? allAlike(board, mdps, residents)
    : { mdps, residents };
}

/** The moved-down players as residents of a bracket that keeps its own score. */
function allAlike(board: RoundBoard, mdps: readonly number[], residents: readonly number[]): Members {
  return { mdps: [], residents: [...mdps, ...residents], score: board.player(residents[0]).score };
}

type Members = Pick<BracketTask, 'mdps' | 'residents' | 'score'>;
