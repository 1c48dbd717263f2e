import type { RoundState } from '../../model/player.js';
import { noProhibitedPair, noSecondMeeting, pairRulesOf } from '../pair-rules.js';
import type { PairRules } from '../pair-rules.js';
import type { LiteralForm } from '../reading.js';
import { participantsOf } from './definitions.js';
import type { Participant } from './definitions.js';
import type { Text } from './text.js';

/** A round to be paired, and by what text. */
export interface RoundPosition extends PairRules<Participant> {
  readonly state: RoundState;
  readonly form: LiteralForm;
  readonly text: Text;
  /** In ascending order of TPN. */
  readonly participants: readonly Participant[];
}

/** A round, before anybody is paired, with the absolute rules about two participants (2.1). */
export function positionOf(state: RoundState, form: LiteralForm, text: Text): RoundPosition {
  const participants = participantsOf(state, form);
  const rules = [noSecondMeeting('C1'), noProhibitedPair('prohibited-pair', state)];
  return { state, form, text, participants, ...pairRulesOf(rules, participants, form) };
}
