import { opposite } from '../../../model/event.js';
import type { Colour } from '../../../model/event.js';
import type { RoundState } from '../../../model/player.js';
import { noProhibitedPair, noSecondMeeting, pairRulesOf } from '../../pair-rules.js';
import type { PairRule, PairRules } from '../../pair-rules.js';
import type { LiteralForm } from '../../reading.js';
import { colourDifference, playersOf } from './definitions.js';
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

/** BA18: no colour may be left that both can have, in any round. */
const noBarredColours: PairRule<BursteinPlayer> = {
  id: '5.2-5.3',
  isBrokenBy: (one, other) => possibleColours(one, other).length === 0,
};

/** The colours that the first of two may have while the other has the opposite one. */
export function possibleColours(one: BursteinPlayer, other: BursteinPlayer): Colour[] {
  return (['white', 'black'] as const).filter(
    (colour) => mayHave(one, colour) && mayHave(other, opposite(colour)),
  );
}

/** 5.2: no difference beyond two, where the colour makes it greater; 5.3: no colour three times in a row. */
function mayHave({ colours }: BursteinPlayer, colour: Colour): boolean {
  const after = [...colours, colour];
  const isThird = after.length > 2 && after.slice(-3).every((one) => one === colour);
  const difference = colourDifference(after) * (colour === 'white' ? 1 : -1);
  return difference <= 2 && !isThird;
}
