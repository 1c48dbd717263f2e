import type { RoundState } from '../../model/player.js';
import type { LiteralForm, LiteralReading, LiteralRound } from '../reading.js';

/** What a reading can do without, and what it can read otherwise. */
export interface TakenForms {
  readonly without: readonly string[];
  readonly otherwise: readonly string[];
}

/** A reading that refuses rounds and forms that it cannot take. */
export function literalReading(
  limit: number,
  taken: TakenForms,
  pairRound: (state: RoundState, form: LiteralForm) => LiteralRound,
): LiteralReading {
  return {
    limit,
    pair: (state, form) => {
      if (state.players.length > limit) throw new RangeError(`more than ${limit} players`);
      requireForm(form, taken);
      return pairRound(state, form);
    },
  };
}

function requireForm({ without, otherwise, choices, isMaxi }: LiteralForm, taken: TakenForms): void {
  for (const id of without) if (!taken.without.includes(id)) throw new RangeError(`not without ${id}`);
  for (const id of otherwise)
    if (!taken.otherwise.includes(id)) throw new RangeError(`no other reading of ${id}`);
  if (isMaxi || Object.keys(choices).length > 0) throw new RangeError('the Dutch System leaves no choice');
}

/** The rules of a list that are not left out. */
export function rulesInForce<R extends { readonly id: string }>(
  rules: readonly R[],
  { without }: Pick<LiteralForm, 'without'>,
): R[] {
  return rules.filter(({ id }) => !without.has(id));
}
