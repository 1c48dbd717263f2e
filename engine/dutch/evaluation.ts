import { compareValues, contributions } from './criterion.js';
import type { BracketView, Member, QualityCriterion } from './criterion.js';
import { isLastBracket, leftOverWeight, memberOf, viewOf, viewOfNext } from './search/bracket-task.js';
import type { BracketTask, Candidate } from './search/bracket-task.js';
import { bestFollowUp } from './search/follow-up.js';

/**
 * A candidate's value on one rule: what its pairs and downfloaters contribute (in descending order), and who.
 * The criterion on the following bracket has one part for each criterion that it reads there.
 */
export interface RuleValue {
  readonly id: string;
  readonly article: string;
  readonly title: string;
  readonly kind: 'completion' | 'bye' | 'quality';
  readonly parts: readonly ValuePart[];
}

export interface ValuePart {
  readonly measure: QualityCriterion['measure'];
  /** Less is better; null: worse than anything (the round could not be completed). */
  readonly value: readonly number[] | null;
  /** Places of the players counted. */
  readonly players: readonly number[];
}

/**
 * The values of a legal candidate on every rule of its edition, in order of priority. They come one by one, so that
 * who compares two candidates can stop at the first difference.
 */
export function* evaluate(task: BracketTask, candidate: Candidate): Generator<RuleValue> {
  const { edition } = task.board;
  if (!isLastBracket(task)) yield* evaluateRest(task, candidate);
  else if (task.board.odd && edition.byeScoreRule !== null)
    yield { ...edition.byeScoreRule, kind: 'bye', parts: [scoreOfBye(task, candidate.floaters)] };
  const view = viewOf(task, candidate.floaters.length);
  const pairs = candidate.pairs.map(([a, b]) => [memberOf(task, a), memberOf(task, b)] as const);
  const floaters = candidate.floaters.map((place) => memberOf(task, place));
  for (const criterion of edition.criteria) {
    const { id, article, title } = criterion;
    if (criterion.kind === 'quality') {
      const kind = criterion.measure === 'rounds' ? 'bye' : 'quality';
      yield { id, article, title, kind, parts: [partOf(criterion, view, pairs, floaters, task)] };
    } else if (task.looksAhead && task.next.length > 0 && candidate.floaters.length > 0) {
      yield {
        id,
        article,
        title,
        kind: 'quality',
        parts: followUp(task, candidate.floaters, criterion.reads),
      };
    }
  }
}

/** Compares two values of the same rule; negative when the first is better. */
export function compareRuleValues(a: RuleValue, b: RuleValue): number {
  for (let i = 0; i < a.parts.length; i++) {
    const order = compareValues(a.parts[i].value ?? WORST, b.parts[i].value ?? WORST);
    if (order !== 0) return order;
  }
  return 0;
}

const WORST = [Infinity];

/** Completion and the score of the bye, where they are judged in every bracket. */
function* evaluateRest(task: BracketTask, { floaters }: Candidate): Generator<RuleValue> {
  const { board } = task;
  const { edition } = board;
  // Where nobody is left over, or the edition does not fix the score, this only tells that all can be paired.
  const byeScore = board.lowestByeScore(floaters, [...task.next, ...task.rest]);
  if (task.keepsCompletable) {
    const part: ValuePart = { measure: 'count', value: byeScore === null ? null : [], players: floaters };
    yield { ...edition.completionRule, kind: 'completion', parts: [part] };
  }
  if (edition.byeScoreRule !== null && board.odd) {
    const value = byeScore === null ? null : [byeScore];
    yield { ...edition.byeScoreRule, kind: 'bye', parts: [{ measure: 'score', value, players: floaters }] };
  }
}

function scoreOfBye(task: BracketTask, floaters: readonly number[]): ValuePart {
  return {
    measure: 'score',
    value: floaters.map((place) => task.board.player(place).score),
    players: floaters,
  };
}

function partOf(
  criterion: QualityCriterion,
  view: BracketView,
  pairs: readonly (readonly [Member, Member])[],
  floaters: readonly Member[],
  task: BracketTask,
): ValuePart {
  const counted = contributions(criterion, view, pairs, floaters);
  const { players } = task.board.state;
  return {
    measure: criterion.measure,
    value: counted.map(({ value }) => value).sort((x, y) => y - x),
    players: counted.flatMap(({ members }) => members.map(({ player }) => players.indexOf(player))),
  };
}

/** The best that the following bracket can do with these downfloaters. */
function followUp(
  task: BracketTask,
  floaters: readonly number[],
  reads: readonly QualityCriterion[],
): ValuePart[] {
  const best = bestFollowUp(task, floaters, task.keepsCompletable ? 'round' : 'next');
  if (best === null) return reads.map(({ measure }) => ({ measure, value: null, players: floaters }));
  const { pairs, leftOver } = best;
  const view = viewOfNext(task);
  const member = (place: number): Member => ({
    player: task.board.player(place),
    mdp: floaters.includes(place),
  });
  return reads.map((read, index) => {
    const counted = index === 0 ? leftOver.flatMap((place) => timesLeftOver(task, place)) : leftOver;
    const members = pairs.map(([a, b]) => [member(a), member(b)] as const);
    return { ...partOf(read, view, members, counted.map(member), task), players: leftOver };
  });
}

function timesLeftOver(task: BracketTask, place: number): number[] {
  return new Array<number>(leftOverWeight(task, task.board.player(place))).fill(place);
}
