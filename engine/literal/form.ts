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

/** @throws RangeError for a form that an edition cannot take. */
function requireSupported(form: LiteralForm, supported: Supported): void {
  const { choices = {} } = supported;
  for (const rule of form.without)
    if (!supported.without.includes(rule)) throw new RangeError(`the rule ${rule} cannot be left out`);
  for (const number of form.otherwise)
    if (!supported.otherwise.includes(number)) throw new RangeError(`${number} cannot be read otherwise`);
  for (const [name, value] of Object.entries(form.choices))
    if (!(name in choices) || !choices[name].includes(value))
      throw new RangeError(`there is no choice ${name} ${value}`);
  if (form.isMaxi) throw new RangeError('the text knows no Maxi-tournament');
}
