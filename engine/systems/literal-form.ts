import { AS_PRINTED, literalReadings } from '../literal/index.js';
import type { LiteralForm, LiteralRound } from '../literal/index.js';
import type { RoundState } from '../model/player.js';
import { completeRound } from './pair-round.js';
import type { Edition, Round, Step } from './system.js';

export { AS_PRINTED };
export type { LiteralForm };

/** What the face of an edition says of its reading by the letter. */
export function letterOf(
  id: string,
  form: LiteralForm,
  own?: { limit: number; round: (state: RoundState) => Round<Step> },
): Pick<Edition, 'byLetter' | 'literalLimit'> {
  if (own !== undefined && !Object.hasOwn(literalReadings, id))
    return { byLetter: (state) => lettered(state, own.round(state)), literalLimit: own.limit };
  const reading = literalReadings[id];
  const literalLimit = reading.takes(form) ? reading.limit : 0;
  return { byLetter: (state) => reading.pair(state, form), literalLimit };
}

function lettered(state: RoundState, round: Round<Step>): LiteralRound {
  const outcome = completeRound(state, round);
  if (outcome.kind === 'left-to-arbiter') return { kind: outcome.kind, article: outcome.rule.article };
  if (outcome.kind === 'impossible') return outcome;
  const pairs = outcome.pairs.map(({ white, black, colourRule }) => ({
    white,
    black,
    article: colourRule.article,
  }));
  return { kind: 'paired', pairs, bye: outcome.bye, brackets: null };
}

/** The form without one rule more. */
export function leavingOut(form: LiteralForm, rule: string): LiteralForm {
  return { ...form, without: new Set([...form.without, rule]) };
}

/** The form with some places more read otherwise. */
export function readingOtherwise(form: LiteralForm, ids: readonly string[]): LiteralForm {
  return { ...form, otherwise: new Set([...form.otherwise, ...ids]) };
}
