import type { RoundState } from '../../../model/player.js';
import { noProhibitedPair, noSecondMeeting, pairRulesOf } from '../../pair-rules.js';
import type { PairRule, PairRules } from '../../pair-rules.js';
import type { LiteralForm } from '../../reading.js';
import { rankedPlayers } from './definitions.js';
import type { BursteinPlayer } from './definitions.js';

export type Pair = readonly [BursteinPlayer, BursteinPlayer];

/** A round after the seeding rounds. */
export interface RoundPosition extends PairRules<BursteinPlayer> {
  readonly state: RoundState;
  readonly form: LiteralForm;
  /** In their ranking order (1.8). */
  readonly players: readonly BursteinPlayer[];
}

/** A round, before anybody is paired, with the absolute rules about two players (2.1). */
export function positionOf(state: RoundState, form: LiteralForm): RoundPosition {
  const players = rankedPlayers(state, form);
  const rules = [
    noSecondMeeting('C1'),
    noEqualAbsolutePreferences,
    noProhibitedPair('prohibited-pair', state),
  ];
  return { state, form, players, ...pairRulesOf(rules, players, form) };
}

/** 2.1.3 */
const noEqualAbsolutePreferences: PairRule<BursteinPlayer> = {
  id: 'C3',
  isBrokenBy: ({ preference: one }, { preference: other }) =>
    one?.strength === 'absolute' && other?.strength === 'absolute' && one.colour === other.colour,
};
