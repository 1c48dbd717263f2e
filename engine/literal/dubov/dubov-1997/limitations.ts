import type { PastRound, RoundState } from '../../../model/player.js';
import { possibleColours } from '../../colours.js';
import { noProhibitedPair, noSecondMeeting, pairRulesOf } from '../../pair-rules.js';
import type { PairRule, PairRules } from '../../pair-rules.js';
import type { LiteralForm } from '../../reading.js';
import { playersOf } from './definitions.js';
import type { DubovPlayer } from './definitions.js';

export type Pair = readonly [DubovPlayer, DubovPlayer];

/** A round to be paired. */
export interface RoundPosition extends PairRules<DubovPlayer> {
  readonly state: RoundState;
  readonly form: LiteralForm;
  /** By score, then in the list. */
  readonly players: readonly DubovPlayer[];
}

/** A round, before anybody is paired, with C.04.1.b, f and g (2.1, DA1). */
export function positionOf(state: RoundState, form: LiteralForm): RoundPosition {
  const players = playersOf(state, form);
  const rules = [noSecondMeeting('2.1.b'), noBarredColours, noProhibitedPair('prohibited-pair', state)];
  return { state, form, players, ...pairRulesOf(rules, players, form) };
}

/** C.04.1.f and g, DA1: without an exception for the last round. */
const noBarredColours: PairRule<DubovPlayer> = {
  id: '2.1.f-g',
  isBrokenBy: (one, other) => possibleColours(one, other).length === 0,
};

/** C.04.1.d; DA16: a full-point bye that was asked for is no win. */
export function isBarredFromBye({ form }: RoundPosition, { past }: DubovPlayer): boolean {
  const bars = form.otherwise.has('DA16') ? ['U', '+', 'F'] : ['U', '+']; // DA16
  return !form.without.has('2.1.d') && past.some(({ result }) => bars.includes(result));
}

/** 2.2: whether a player may be transferred to a higher score group. */
export function mayBeTransferred({ state, form }: RoundPosition, { past }: DubovPlayer): boolean {
  if (state.isFinal || form.without.has('2.2')) return true;
  const transfers = past.map((round) => wasTransfer(form, round));
  const most = state.totalRounds < 10 ? 3 : 4;
  return transfers.at(-1) !== true && transfers.filter((yes) => yes).length < most;
}

/** DA6: a pairing with a higher score, played or not. */
function wasTransfer(
  { otherwise }: LiteralForm,
  { opponent, isPlayed, scoreDifference }: PastRound,
): boolean {
  const counts = otherwise.has('DA6') ? isPlayed : opponent !== null; // DA6
  return counts && scoreDifference < 0;
}
