import type { LiteralForm } from './reading.js';

/** What of a form an edition can take. */
export interface Supported {
  /** The rules that can be left out. */
  readonly without: readonly string[];
  /** The other readings that it knows. */
  readonly otherwise: readonly string[];
  /** The options that it has, with their values. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Lets a form pass that an edition can take.
 * @throws RangeError for any other.
 */
export function requireSupported(form: LiteralForm, supported: Supported): void {
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
