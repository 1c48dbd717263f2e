import type { Option } from 'commander';

/** Notes the values of an option that its help tells in words only, for completion. */
export function withValues(option: Option, values: readonly string[]): Option {
  known.set(option, values);
  return option;
}

/** The values that an option takes, as far as they are few and known. */
export function valuesOf(option: Option): readonly string[] {
  return known.get(option) ?? option.argChoices ?? [];
}

const known = new WeakMap<Option, readonly string[]>();
