import { compareValues, valueOf } from './criterion.js';
import type { BracketView, Member, QualityCriterion } from './criterion.js';
import { BracketGraph } from './search/bracket-graph.js';
import { isLastBracket, leftOverWeight, memberOf, viewOf, viewOfNext } from './search/bracket-task.js';
import type { BracketTask, Candidate } from './search/bracket-task.js';

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
    const [x, y] = [a.parts[i].value, b.parts[i]?.value ?? []];
    const order = x === null ? (y === null ? 0 : 1) : y === null ? -1 : compareValues(x, y);
    if (order !== 0) return order;
  }
  return 0;
}

/** Completion and the score of the bye, where they are judged in every bracket. */
function* evaluateRest(task: BracketTask, { floaters }: Candidate): Generator<RuleValue> {
  const { board } = task;
  const { edition } = board;
  const below = [...task.next, ...task.rest];
  const byeScore = edition.byeScoreRule !== null && board.odd ? board.lowestByeScore(floaters, below) : null;
  if (task.keepsCompletable) {
    const completable =
      edition.byeScoreRule !== null && board.odd ? byeScore !== null : board.isCompletable(floaters, below);
    const part: ValuePart = { measure: 'count', value: completable ? [] : null, players: floaters };
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
  const counted: Member[] = [];
  if (criterion.concerns(view)) {
    for (const [a, b] of pairs) if (criterion.pair(view, a, b) !== null) counted.push(a, b);
    for (const member of floaters) if (criterion.float(view, member) !== null) counted.push(member);
  }
  const { players } = task.board.state;
  return {
    measure: criterion.measure,
    value: valueOf(criterion, view, pairs, floaters),
    players: counted.map(({ player }) => players.indexOf(player)),
  };
}

/** The best that the following bracket can do with these downfloaters. */
function followUp(
  task: BracketTask,
  floaters: readonly number[],
  reads: readonly QualityCriterion[],
): ValuePart[] {
  const graph = new BracketGraph(task, {
    scope: task.keepsCompletable ? 'round' : 'next',
    active: [],
    limbo: floaters,
    pairs: 0,
    floaters: floaters.length,
    counted: true,
    ordered: false,
  });
  if (!graph.matching.solve())
    return reads.map(({ measure }) => ({ measure, value: null, players: floaters }));
  const { pairs, leftOver } = graph.followUp();
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
