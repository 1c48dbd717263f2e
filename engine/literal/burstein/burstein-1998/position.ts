import type { RoundState } from '../../../model/player.js';
import { possibleColours } from '../../colours.js';
import { noProhibitedPair, noSecondMeeting, pairRulesOf } from '../../pair-rules.js';
import type { PairRule, PairRules } from '../../pair-rules.js';
import type { LiteralForm } from '../../reading.js';
import { playersOf } from './definitions.js';
import type { BursteinPlayer } from './definitions.js';

export type Pair = readonly [BursteinPlayer, BursteinPlayer];

/** A round to be paired, with what keeps two players apart (3.1, 5.2, 5.3). */
export interface RoundPosition extends PairRules<BursteinPlayer> {
  readonly state: RoundState;
  readonly form: LiteralForm;
  /** In the order of 3.2, whatever their scores. */
  readonly players: readonly BursteinPlayer[];
}

/** A round, before anybody is paired. */
export function positionOf(state: RoundState, form: LiteralForm): RoundPosition {
  const players = playersOf(state, form);
  const rules = [noSecondMeeting('3.1'), noBarredColours, noProhibitedPair('prohibited-pair', state)];
  return { state, form, players, ...pairRulesOf(rules, players, form) };
}

/** 5.2, 5.3, which are C.04.1.f and g; BA18: in any round. */
const noBarredColours: PairRule<BursteinPlayer> = {
  id: '5.2-5.3',
  isBrokenBy: (one, other) => possibleColours(one, other).length === 0,
};
