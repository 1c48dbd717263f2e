import { compareLists } from '../../enumerate.js';
import type { BursteinPlayer } from './definitions.js';
import type { Pair, RoundPosition } from './position.js';
import { floaterSets, nextStage } from './stage.js';
import type { BracketPairing, Stage } from './stage.js';

/** What a pairing is worth on a criterion: to be as small as possible, number by number. */
export interface Value {
  readonly id: string;
  readonly value: readonly number[];
}

/** 2.3: the values of the pairings of a bracket on the quality criteria, in descending priority. */
export function qualityValues(position: RoundPosition, stage: Stage): (pairing: BracketPairing) => Value[] {
  const { without } = position.form;
  /** [C7] by floaters: they are the same in many pairings. */
  const known = new Map<string, readonly number[]>();
  const ofFollowing = (floaters: readonly BursteinPlayer[]): readonly number[] => {
    const key = floaters.map(({ id }) => id).join();
    const value = known.get(key) ?? followingBracket(position, stage, floaters);
    known.set(key, value);
    return value;
  };
  return ({ pairs, floaters }) =>
    [
      { id: 'C5', value: [floaters.length] },
      { id: 'C6', value: descendingScores(floaters) },
      { id: 'C7', value: without.has('C7') ? [] : ofFollowing(floaters) },
      { id: 'C8', value: [disappointedPlayers(pairs)] },
    ].filter(({ id }) => !without.has(id));
}

/** 2.3.2 [C6] */
function descendingScores(floaters: readonly BursteinPlayer[]): number[] {
  return floaters.map(({ score }) => score).sort((one, other) => other - one);
}

/**
 * 2.3.3 [C7], BB9: the best [C5], then the best [C6] that the following bracket can have. Read otherwise, the best [C5]
 * only.
 */
function followingBracket(
  position: RoundPosition,
  { lower }: Stage,
  floaters: readonly BursteinPlayer[],
): readonly number[] {
  if (lower.length === 0) return [];
  const following = nextStage(position, floaters, lower);
  for (let number = 0; number <= following.players.length; number++) {
    const scores = [...floaterSets(position, following, number)].map(descendingScores).sort(compareLists);
    if (scores.length > 0) return position.form.otherwise.has('BB9') ? [number] : [number, ...scores[0]]; // BB9
  }
  throw new RangeError('the following bracket cannot be paired');
}

/** 2.3.4 [C8]: one of two who prefer the same colour. */
function disappointedPlayers(pairs: readonly Pair[]): number {
  return pairs.filter(([{ preference: one }, { preference: other }]) => {
    return one !== null && other !== null && one.colour === other.colour;
  }).length;
}
