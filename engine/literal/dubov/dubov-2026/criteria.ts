import type { PastRound, RoundState } from '../../../model/player.js';
import type { LiteralForm } from '../../reading.js';
import type { PairRule } from '../../pair-rules.js';
import type { DubovPlayer } from './definitions.js';

export type Pair = readonly [DubovPlayer, DubovPlayer];

/** The players of a bracket (1.3.2) with their pairs. */
export interface BracketPairing {
  readonly residents: readonly DubovPlayer[];
  readonly upfloaters: readonly DubovPlayer[];
  readonly pairs: readonly Pair[];
}

/** 2.1.3 */
export const noEqualAbsolutePreferences: PairRule<DubovPlayer> = {
  id: 'C3',
  isBrokenBy: ({ preference: one }, { preference: other }) =>
    one.strength === 'absolute' && other.strength === 'absolute' && one.colour === other.colour,
};

/** 2.1.2 [C2]: who may not receive the pairing-allocated bye, with Basic Rule 4. */
export function isBarredFromBye({ points }: RoundState, { past }: Pick<DubovPlayer, 'past'>): boolean {
  const win = Math.min(points.whiteWin, points.blackWin);
  const scoredAsForWin = ({ isPlayed, worth }: PastRound): boolean => !isPlayed && worth >= win;
  return past.some((round) => round.result === 'U' || round.result === '+' || scoredAsForWin(round));
}

/** A quality criterion: its value is to be as small as possible, a list number by number. */
export interface QualityCriterion {
  readonly id: string;
  valueOf(bracket: BracketPairing): readonly number[];
}

/** 2.3: the quality criteria that apply in a round, in descending priority. */
export function qualityCriteria(
  { isFinal }: RoundState,
  { without, otherwise }: LiteralForm,
): QualityCriterion[] {
  const isLastRound = isFinal && !otherwise.has('DB5'); // DB5
  const criteria = isLastRound ? [c5, c6, c7] : [c5, c6, c7, c8, c9, c10];
  return criteria.filter(({ id }) => !without.has(id));
}

/** 2.3.1: the number of upfloaters. */
const c5: QualityCriterion = { id: 'C5', valueOf: ({ upfloaters }) => [upfloaters.length] };

/** 2.3.2: the score differences of the pairs with upfloaters, in descending order. */
const c6: QualityCriterion = {
  id: 'C6',
  valueOf: ({ residents, upfloaters }) =>
    upfloaters.map(({ score }) => residents[0].score - score).sort((one, other) => other - one),
};

/** 2.3.3: the number of players who do not get their colour preference, one of two who want the same colour. */
const c7: QualityCriterion = {
  id: 'C7',
  valueOf: ({ pairs }) => [
    pairs.filter(([one, other]) => one.preference.colour === other.preference.colour).length,
  ],
};

/** 2.3.4: the number of upfloaters who are maximum upfloaters. */
const c8: QualityCriterion = {
  id: 'C8',
  valueOf: ({ upfloaters }) => [upfloaters.filter((player) => player.isMaximumUpfloater).length],
};

/** 2.3.5, DB9: how often the maximum upfloaters among them have been upfloated. */
const c9: QualityCriterion = {
  id: 'C9',
  valueOf: ({ upfloaters }) => [
    upfloaters.filter((player) => player.isMaximumUpfloater).reduce((sum, { upfloats }) => sum + upfloats, 0),
  ],
};

/** 2.3.6: the number of upfloaters who upfloated in the previous round. */
const c10: QualityCriterion = {
  id: 'C10',
  valueOf: ({ upfloaters }) => [upfloaters.filter((player) => player.hasJustUpfloated).length],
};
