import type { RoundState } from '../../model/player.js';
import { literalReading } from '../form.js';
import type { Supported } from '../form.js';
import type { LiteralForm, LiteralReading, LiteralRound } from '../reading.js';

/** A reading of an edition of the Dutch System, for as many players as all of them take. */
export function dutchReading(
  supported: Supported,
  pairRound: (state: RoundState, form: LiteralForm) => LiteralRound,
): LiteralReading {
  return literalReading(14, supported, (state, form) => pairRound(stateAsRead(state, form), form));
}

/** B9: where an event does not announce its rounds, none is the last one. (B12 the state has already.) */
function stateAsRead(state: RoundState, { otherwise }: LiteralForm): RoundState {
  return otherwise.has('B9') ? { ...state, isFinal: false } : state;
}

/** The rules of a list that are not left out. */
export function rulesInForce<R extends { readonly id: string }>(
  rules: readonly R[],
  { without }: Pick<LiteralForm, 'without'>,
): R[] {
  return rules.filter(({ id }) => !without.has(id));
}
