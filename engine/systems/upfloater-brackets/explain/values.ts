import { completionPart } from '../../bye-first/bye-values.js';
import { upfloaterOrder } from '../../bye-first/orders.js';
import { plainPart } from '../../interface/plain-part.js';
import type { Candidate, Place, RuleValue, Stage, ValuePart } from '../../interface/system.js';
import { criteriaOf } from '../criteria.js';
import type { Criterion, FollowingCriterion, PairCriterion, UpfloaterCriterion } from '../criteria.js';
import type { BracketEdition } from '../edition.js';
import type { MatchPlayer, MatchState } from '../player.js';

/** What the values of a candidate need to know of the rest of the round. */
export interface Rest {
  readonly isCompletable: boolean;
  /** Upfloaters that the following scoregroup needs then; null when the rest cannot be paired. */
  readonly neededNext: (criterion: FollowingCriterion) => number | null;
}

/** What a bracket is worth on every criterion, in order of priority: the upfloaters, their order, then the pairs. */
export function* bracketValues(
  edition: BracketEdition,
  state: MatchState,
  stage: Stage,
  { pairs }: Candidate,
  rest: Rest,
): Generator<RuleValue> {
  const upfloaters = upfloatersOf(stage, pairs);
  const floatPairs = pairs.filter(([, lower]) => upfloaters.includes(lower)).flat();
  yield { rule: edition.completionRule, parts: [completionPart(rest.isCompletable, upfloaters)] };
  const criteria = criteriaOf(edition, state);
  for (const rule of criteria) {
    if (rule.of === 'pairs') continue;
    const part =
      rule.of === 'upfloaters'
        ? upfloaterPart(rule, state.players, stage, pairs)
        : followingPart(rule, floatPairs, rest);
    yield { rule, parts: [part] };
  }
  yield { rule: edition.orderRules.upfloaters, parts: [setPart(state, stage, upfloaters, floatPairs)] };
  for (const rule of criteria)
    if (rule.of === 'pairs') yield { rule, parts: [pairsPart(rule, state.players, pairs)] };
}

/** Those in the pairs of a bracket who are no residents. */
export function upfloatersOf({ residents }: Pick<Stage, 'residents'>, pairs: Candidate['pairs']): Place[] {
  return pairs.flat().filter((place) => !residents.includes(place));
}

/** True for the criteria by which upfloaters are chosen. */
export function isOnUpfloaters(criterion: Criterion): criterion is UpfloaterCriterion | FollowingCriterion {
  return criterion.of !== 'pairs';
}

function upfloaterPart(
  { measure, upfloater }: UpfloaterCriterion,
  players: readonly MatchPlayer[],
  { residents }: Stage,
  pairs: Candidate['pairs'],
): ValuePart {
  const counted = pairs
    .filter(([, lower]) => !residents.includes(lower))
    .flatMap(([higher, lower]) => {
      const value = upfloater(players[lower], players[higher]);
      return value === null ? [] : [{ value, places: [higher, lower] }];
    });
  const value = counted.map((one) => one.value).sort((a, b) => b - a);
  return plainPart(
    measure,
    value,
    counted.flatMap(({ places }) => places),
  );
}

function followingPart(criterion: FollowingCriterion, floatPairs: readonly Place[], rest: Rest): ValuePart {
  const needed = rest.neededNext(criterion);
  if (needed === null) return plainPart(criterion.measure, null, floatPairs);
  const part = plainPart(criterion.measure, ones(needed), floatPairs);
  return { ...part, weighed: ones(criterion.weighed(needed)) };
}

/** 3.5.3, 3.5.4: sets are compared by their numbers, those with more points first. */
function setPart(
  { players }: MatchState,
  { below }: Stage,
  upfloaters: readonly Place[],
  floatPairs: readonly Place[],
): ValuePart {
  const pool = upfloaterOrder(below, players);
  const set = pool.filter((place) => upfloaters.includes(place));
  const ids = set.map((place) => players[place].id);
  return { ...plainPart('numbers', ids, floatPairs), weighed: set.map((place) => pool.indexOf(place)) };
}

function pairsPart(
  { measure, counts }: PairCriterion,
  players: readonly MatchPlayer[],
  pairs: Candidate['pairs'],
): ValuePart {
  const counted = pairs.filter(([higher, lower]) => counts(players[higher], players[lower]));
  return plainPart(measure, ones(counted.length), counted.flat());
}

function ones(number: number): number[] {
  return new Array<number>(number).fill(1);
}
