import type { Option } from 'commander';

/**
 * What the help says of an option: its words; the values it takes, where the words do not name them already; and what
 * it is without being given. A flag that is not given is off, which is not said.
 */
export function optionWords(option: Option): string {
  const { argChoices = [], description, envVar } = option;
  const isSaid = argChoices.length < 2 || argChoices.every((choice) => description.includes(choice));
  const usual = usualWords(option);
  const more = [
    ...(isSaid ? [] : [argChoices.join(', ')]),
    ...(usual === null ? [] : [`default: ${usual}`]),
    ...(envVar === undefined ? [] : [`environment variable: ${envVar}`]),
  ];
  return more.length === 0 ? description : `${description} (${more.join('; ')})`;
}

function usualWords({ required, optional, defaultValue, defaultValueDescription }: Option): string | null {
  if (!required && !optional) return null;
  if (defaultValueDescription !== undefined) return defaultValueDescription;
  return typeof defaultValue === 'string' || typeof defaultValue === 'number' ? String(defaultValue) : null;
}
