import { compareValues, contributions, UNPAIRED_MDP } from './criterion.js';
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
  /** Numbers that mean what the measure says; null: worse than anything (the round could not be completed). */
  readonly value: readonly number[] | null;
  /** What is compared, less being better: the value with the weights of the readings D7 and S7 in it. */
  readonly weighed: readonly number[] | null;
  /** Places of the players counted. */
  readonly players: readonly number[];
  /** Places of those whom the following bracket, the last, leaves over though they may not take the bye (D7). */
  readonly barred: readonly number[];
  /** MDPs who stay unpaired, for whom there is no score difference (S7). */
  readonly unpaired: readonly UnpairedMdp[];
}

export interface UnpairedMdp {
  readonly place: number;
  /** How far above the bracket the player comes from, in tenths. */
  readonly cameDown: number;
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
    const order = compareValues(a.parts[i].weighed ?? WORST, b.parts[i].weighed ?? WORST);
    if (order !== 0) return order;
  }
  return 0;
}

const WORST = [Infinity];

/** Completion and the score of the bye, where they are judged in every bracket. */
function* evaluateRest(task: BracketTask, { floaters }: Candidate): Generator<RuleValue> {
  const { board } = task;
  const { edition } = board;
  const byLetter = lowestByeScoreByLetter(task, floaters);
  if (task.keepsCompletable)
    yield {
      ...edition.completionRule,
      kind: 'completion',
      parts: [plainPart('count', byLetter === null ? null : [], floaters)],
    };
  if (edition.byeScoreRule !== null && board.odd) {
    // Where the bye really can go then, by the procedure; which may end in nothing though a legal pairing exists.
    const byeScore = board.lowestByeScore(floaters, [...task.next, ...task.rest]) ?? byLetter;
    yield {
      ...edition.byeScoreRule,
      kind: 'bye',
      parts: [plainPart('score', byeScore === null ? null : [byeScore], floaters)],
    };
  }
}

/** Whether the players not yet paired can be paired completely: if not, perhaps they could if MDPs might meet. */
export function restAfter(
  task: BracketTask,
  floaters: readonly number[],
): 'completable' | 'for-mdps-only' | 'impossible' {
  if (lowestByeScoreByLetter(task, floaters) !== null) return 'completable';
  const everybody = [...floaters, ...task.next, ...task.rest];
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

function plainPart(
  measure: ValuePart['measure'],
  value: readonly number[] | null,
  players: readonly number[],
): ValuePart {
  return { measure, value, weighed: value, players, barred: [], unpaired: [] };
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
  const places = (members: readonly Member[]): number[] =>
    members.map(({ player }) => players.indexOf(player));
  const weighed = counted.map(({ value }) => value).sort((x, y) => y - x);
  const unpaired = counted.flatMap(({ value, members }): UnpairedMdp[] => {
    const cameDown = UNPAIRED_MDP.cameDown(value);
    return cameDown === null ? [] : places(members).map((place) => ({ place, cameDown }));
  });
  unpaired.sort((a, b) => b.cameDown - a.cameDown);
  const value = weighed.filter((number) => UNPAIRED_MDP.cameDown(number) === null);
  return {
    ...plainPart(
      criterion.measure,
      value,
      counted.flatMap(({ members }) => places(members)),
    ),
    weighed,
    unpaired,
  };
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
  return reads.map((read, index) => {
    const part = { ...partOf(read, view, members, leftOver.map(member), task), players: leftOver };
    if (index > 0) return part;
    const counted = leftOver.flatMap((place) => timesLeftOver(task, place));
    const { weighed } = partOf(read, view, members, counted.map(member), task);
    return { ...part, weighed, barred: leftOver.filter((place) => timesLeftOver(task, place).length > 1) };
  });
}

function timesLeftOver(task: BracketTask, place: number): number[] {
  return new Array<number>(leftOverWeight(task, task.board.player(place))).fill(place);
}
