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
  const takes = (form: LiteralForm): boolean => isSupported(form, supported);
  return {
    limit,
    takes,
    pair(state, form) {
      if (state.players.length > limit) throw new RangeError(`more than ${limit} participants`);
      if (!takes(form)) throw new RangeError('the text in this form has not been read by the letter');
      return pairRound(state, form);
    },
  };
}

function isSupported(form: LiteralForm, { without, otherwise, choices = {}, isMaxi }: Supported): boolean {
  return (
    [...form.without].every((rule) => without.includes(rule)) &&
    [...form.otherwise].every((number) => otherwise.includes(number)) &&
    Object.entries(form.choices).every(([name, value]) => name in choices && choices[name].includes(value)) &&
    (!form.isMaxi || isMaxi === true)
  );
}
