import type { RoundState } from '../model/player.js';
import type { LiteralForm, LiteralReading, LiteralRound } from './reading.js';

/** What of a form an edition can take. */
export interface Supported {
  /** The rules that can be left out. */
  readonly without: readonly string[];
  /** The other readings that it knows. */
  readonly otherwise: readonly string[];
  /** The options that it has, with their values. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** It knows Maxi-tournaments; absent: not. */
  readonly isMaxi?: true;
}

/** A reading that refuses rounds and forms that it cannot take. */
export function literalReading(
  limit: number,
  supported: Supported,
  pairRound: (state: RoundState, form: LiteralForm) => LiteralRound,
): LiteralReading {
  return {
    limit,
    pair(state, form) {
      if (state.players.length > limit) throw new RangeError(`more than ${limit} participants`);
      requireSupported(form, supported);
      return pairRound(state, form);
    },
  };
}

/** The text says nothing of a form, or nobody has read it so by the letter. */
export class NotTakenError extends RangeError {
  override readonly name = 'NotTakenError';
}

/** @throws NotTakenError for a form that an edition cannot take. */
function requireSupported(form: LiteralForm, supported: Supported): void {
  const { choices = {} } = supported;
  for (const rule of form.without)
    if (!supported.without.includes(rule)) throw new NotTakenError(`the rule ${rule} cannot be left out`);
  for (const number of form.otherwise)
    if (!supported.otherwise.includes(number)) throw new NotTakenError(`${number} cannot be read otherwise`);
  for (const [name, value] of Object.entries(form.choices))
    if (!(name in choices) || !choices[name].includes(value))
      throw new NotTakenError(`there is no choice ${name} ${value}`);
  if (form.isMaxi && supported.isMaxi !== true)
    throw new NotTakenError('Maxi-tournaments are not read by the letter');
}
