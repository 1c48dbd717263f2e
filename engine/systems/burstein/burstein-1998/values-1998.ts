import type { ValueRule } from '../../../rules/rule.js';
import type { Candidate, Place } from '../../interface/candidate.js';
import { plainPart } from '../../interface/plain-part.js';
import type { Measure, RuleValue, ValuePart } from '../../interface/system.js';
import type { Board1998 } from './board-1998.js';
import type { Group1998, Walk1998 } from './group-1998.js';
import type { Key } from './orders-1998.js';
import { byeRules, decisions1998 } from './rules-1998.js';
import type { Stage1998 } from './stage-1998.js';

/** What a candidate is worth on the requirements of a stage, in their order. */
export function values1998(
  board: Board1998,
  walk: Walk1998,
  stage: Stage1998,
  candidate: Candidate,
): Iterable<RuleValue> {
  if (stage.kind === 'bye') return byeValues(board, walk, stage.open, candidate.floaters[0]);
  return groupValues(board, walk, stage.group, candidate);
}

/** Chapter 4. */
function* byeValues(
  board: Board1998,
  walk: Walk1998,
  open: readonly Place[],
  taker: Place,
): Generator<RuleValue> {
  const player = board.player(taker);
  const isKept = walk.isPairable(open.filter((place) => place !== taker));
  yield one(decisions1998.byeCompletion, plainPart('count', isKept ? [] : null, [taker]));
  yield one(decisions1998.byeGroup, plainPart('score', [player.score], [taker]));
  for (const key of board.edition.byeKeys)
    yield one(byeRules[key], {
      ...plainPart(MEASURES[key], [key === 'median' ? player[key] / 2 : player[key]], [taker]),
      weighed: [player[key]],
    });
  yield one(decisions1998.byeLast, {
    ...plainPart('numbers', [player.order + 1], [taker]),
    weighed: [-player.order],
  });
}

/** 6.3, 6.6 and 6.5. */
function* groupValues(
  board: Board1998,
  walk: Walk1998,
  group: Group1998,
  { pairs, floaters }: Candidate,
): Generator<RuleValue> {
  const { floatsAgain, joinedFloaters, backtracksOn, dueColours } = board.edition;
  yield counted(decisions1998.complete, floaters);
  const lost = backtracksOn === 'nothing' || suitsBelow(board, walk, group, floaters) ? [] : floaters;
  yield counted(decisions1998.next, lost);
  const isFree = floatsAgain === 'like others' || (group.joined > 1 && joinedFloaters !== 'floaters');
  const again = isFree ? [] : floaters.filter((place) => group.floaters.includes(place));
  yield counted(decisions1998.again, again);
  const due = pairs.flatMap(([a, b]) => board.dueIn(a, b));
  const missed = pairs.flat().filter((place) => board.player(place).due !== null && !due.includes(place));
  const counts = dueColours === 'in pairs, and of the floater';
  if (counts) due.push(...floaters.filter((place) => board.player(place).due !== null));
  yield one(decisions1998.due, {
    ...plainPart('numbers', [due.length], missed),
    weighed: dueColours === 'not looked at' ? [] : [-due.length],
  });
}

/** 6.6: the next score group can be paired with those who come into it; or, read so, they have an opponent there. */
function suitsBelow(
  { edition, mayMeet }: Board1998,
  walk: Walk1998,
  { next }: Group1998,
  floaters: readonly Place[],
): boolean {
  if (floaters.length === 0 || next.length === 0) return true;
  if (edition.backtracksOn === 'complete pairing') return walk.canTake(floaters, next);
  return floaters.every((floater) => next.some((place) => mayMeet(floater, place)));
}

/** What the numbers mean; a Median is shown in tenths as other scores are. */
const MEASURES: Readonly<Record<Key, Measure>> = {
  sonnebornBerger: 'products',
  buchholz: 'score',
  median: 'score',
  rating: 'numbers',
};

function counted(rule: ValueRule, players: readonly Place[]): RuleValue {
  return one(rule, plainPart('count', new Array<number>(players.length).fill(1), players));
}

function one(rule: ValueRule, part: ValuePart): RuleValue {
  return { rule, parts: [part] };
}
