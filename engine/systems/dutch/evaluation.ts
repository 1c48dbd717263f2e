import { contributions, listOf, UNPAIRED_MDP } from './criteria/criterion.js';
import type { RuleValue, ValuePart, Candidate, Place, UnpairedMdp } from '../interface/system.js';
import type { BracketView, Member, QualityCriterion, Contribution } from './criteria/criterion.js';
import { isHomogeneous } from './bracket-shape.js';
import { isLastBracket, memberOf, pairsSomeMdp, viewOf, viewOfNext } from './search/bracket-task.js';
import type { BracketTask } from './search/bracket-task.js';
import { canFollow } from './search/backtrack.js';
import { bestFollowUp, timesLeftOver, valuesOfFollowUp } from './search/follow-up.js';
import { placeInSequence } from './explain/sequence-place.js';
import { plainPart } from '../interface/plain-part.js';
import type { DutchPlayer } from './player.js';

/**
 * The values of a legal candidate on every rule of its edition, in order of priority. They come one by one, so that
 * who compares two candidates can stop at the first difference.
 */
export function* evaluate(task: BracketTask, candidate: Candidate): Generator<RuleValue> {
  const { edition } = task.board;
  if (!isLastBracket(task)) yield* evaluateRest(task, candidate);
  else if (task.board.odd && edition.byeScoreRule !== null)
    yield { rule: edition.byeScoreRule, parts: [scoreOfBye(task, candidate.floaters)] };
  const view = viewOf(task, candidate.floaters.length);
  const pairs = candidate.pairs.map(([a, b]) => [memberOf(task, a), memberOf(task, b)] as const);
  const floaters = candidate.floaters.map((place) => memberOf(task, place));
  const looksAhead = task.looksAhead && task.next.length > 0 && candidate.floaters.length > 0;
  for (const rule of edition.criteria) {
    if (rule.looksAt === 'bracket') yield { rule, parts: [partOf(rule, view, pairs, floaters, task)] };
    else if (rule.looksAt === 'following bracket') {
      if (looksAhead) yield { rule, parts: followUp(task, candidate.floaters, rule.reads) };
    } else if (rule.looksAt === 'set of MDPs') {
      if (!isHomogeneous(task)) yield { rule, parts: [mdpSetPart(task, candidate)] };
    } else if (task.backtrack !== undefined)
      yield { rule, parts: [unpairableBelow(task, candidate.floaters)] };
  }
}

/** Completion and the score of the bye, where they are judged in every bracket. */
function* evaluateRest(task: BracketTask, { floaters }: Candidate): Generator<RuleValue> {
  const { board } = task;
  const { edition } = board;
  const byLetter = lowestByeScoreByLetter(task, floaters);
  if (task.keepsCompletable) {
    // 2012 C.13: fewer pairs, rather than that P of the MDPs is zero.
    const isPZero = task.pairsSomeMdp === true && !pairsSomeMdp(task, floaters);
    const value = byLetter === null ? null : isPZero ? [1] : [];
    yield { rule: edition.completionRule, parts: [plainPart('count', value, floaters)] };
  }
  if (edition.byeScoreRule !== null && board.odd) {
    // Where the bye really can go then, by the procedure; which may end in nothing though a legal pairing exists.
    const byeScore = board.lowestByeScore(floaters, [...task.next, ...task.rest]) ?? byLetter;
    yield {
      rule: edition.byeScoreRule,
      parts: [plainPart('score', byeScore === null ? null : [byeScore], floaters)],
    };
  }
}

/** Whether the players not yet paired can be paired completely: if not, perhaps they could if MDPs might meet. */
export function restAfter(
  task: BracketTask,
  floaters: readonly number[],
): 'completable' | 'for-mdps-only' | 'impossible' {
  const everybody = [...floaters, ...task.next, ...task.rest];
  if (everybody.length === 0 || lowestByeScoreByLetter(task, floaters) !== null) return 'completable';
  return task.board.lowestByeScore([], everybody) === null ? 'impossible' : 'for-mdps-only';
}

/** Downfloaters who are MDPs, and never meet each other any more, and the others. */
export function partFloaters(
  { mdps }: BracketTask,
  floaters: readonly number[],
): { readonly moved: readonly number[]; readonly others: readonly number[] } {
  return {
    moved: floaters.filter((place) => mdps.includes(place)),
    others: floaters.filter((place) => !mdps.includes(place)),
  };
}

/**
 * The lowest score of a bye when all players not yet paired are paired by the letter of [C4] (2017 C.4): that two
 * downfloaters could have met in the bracket itself is a matter of its number of pairs, only MDPs never meet any more.
 * Where nobody is left over, or the edition does not fix the score, it only tells that all can be paired; null: they
 * cannot.
 */
function lowestByeScoreByLetter(task: BracketTask, floaters: readonly number[]): number | null {
  const { moved, others } = partFloaters(task, floaters);
  return task.board.lowestByeScore(moved, [...others, ...task.next, ...task.rest]);
}

function scoreOfBye(task: BracketTask, floaters: readonly number[]): ValuePart {
  return plainPart(
    'score',
    floaters.map((place) => task.board.player(place).score),
    floaters,
  );
}

function partOf(
  criterion: QualityCriterion,
  view: BracketView,
  pairs: readonly (readonly [Member, Member])[],
  floaters: readonly Member[],
  task: BracketTask,
): ValuePart {
  const counted = contributions(criterion, view, pairs, floaters);
  return countedPart(criterion, counted, task.board.state.players);
}

/** 2012 D.3: the numbers of the MDPs who are paired; the set of the smaller ones comes first. */
function mdpSetPart(task: BracketTask, candidate: Candidate): ValuePart {
  const { mdpSet } = placeInSequence(task, candidate);
  return plainPart(
    'numbers',
    mdpSet,
    mdpSet.map((number) => task.mdps[number - 1]),
  );
}

/** 2012 C.12. */
function unpairableBelow(task: BracketTask, floaters: readonly number[]): ValuePart {
  return plainPart('count', canFollow(task, floaters) ? [] : [1], floaters);
}

/** The best that the following bracket can do with these downfloaters. */
function followUp(
  task: BracketTask,
  floaters: readonly number[],
  reads: readonly QualityCriterion[],
): ValuePart[] {
  const best = bestFollowUp(task, floaters, task.keepsCompletable ? 'round' : 'next');
  if (best === null) return reads.map(({ measure }) => plainPart(measure, null, floaters));
  const { pairs, leftOver } = best;
  const view = viewOfNext(task);
  const member = (place: number): Member => ({
    player: task.board.player(place),
    mdp: floaters.includes(place),
  });
  const members = pairs.map(([a, b]) => [member(a), member(b)] as const);
  const [weighed] = valuesOfFollowUp(task, floaters, best, reads.slice(0, 1));
  return reads.map((read, index) => {
    const part = { ...partOf(read, view, members, leftOver.map(member), task), players: leftOver };
    if (index > 0) return part;
    return { ...part, weighed, barred: leftOver.filter((place) => timesLeftOver(task, place).length > 1) };
  });
}

/** The value that some contributions make. An MDP who stays unpaired has no number, but weighs (reading S7). */
export function countedPart(
  criterion: QualityCriterion,
  counted: readonly Contribution[],
  players: readonly DutchPlayer[],
): ValuePart {
  const places = ({ members }: Contribution): Place[] => members.map(({ player }) => players.indexOf(player));
  const weighed = listOf(
    criterion,
    counted.map(({ value }) => value),
  );
  const unpaired = counted.flatMap((contribution): UnpairedMdp[] => {
    const cameDown = UNPAIRED_MDP.cameDown(contribution.value);
    return cameDown === null ? [] : places(contribution).map((place) => ({ place, cameDown }));
  });
  unpaired.sort((a, b) => b.cameDown - a.cameDown);
  const value = weighed.filter((number) => UNPAIRED_MDP.cameDown(number) === null);
  return { ...plainPart(criterion.measure, value, counted.flatMap(places)), weighed, unpaired };
}
