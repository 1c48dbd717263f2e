import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { editions } from '../engine/index.js';
import type { Choices, DeclaredOption } from '../engine/index.js';

/**
 * Adds an option for each thing that the rules of a competition may choose within an edition: `--colours B`.
 * @param before where it is looked up before the usual choice is made; null: nowhere.
 */
export function addChoices(command: Command, before: string | null): Command {
  for (const { name, title, values, usual } of CHOICES.values()) {
    const rules = editions.filter(({ declarable }) =>
      declarable?.options.some((option) => option.name === name),
    );
    const option = new Option(
      `--${name} <value>`,
      `${title}, with --rules ${rules.map(({ id }) => id).join(' or ')}: ${values.join(', ')}`,
    ).default(undefined, before === null ? usual : `${before}, else ${usual}`);
    command.addOption(option.argParser((text) => oneOf(values, text)));
  }
  return command;
}

function oneOf(values: readonly string[], text: string): string {
  if (values.includes(text)) return text;
  const isColour = text === 'white' || text === 'black';
  throw new InvalidArgumentError(
    `Possible: ${values.join(', ')}.${isColour ? ' The initial-colour is --initial-color.' : ''}`,
  );
}

/** What was chosen on the command line. */
export function choicesAmong(options: object): Choices {
  const given = options as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    [...CHOICES.keys()].flatMap((name) => {
      const value = given[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}

/** By name; one for all editions that have it. */
const CHOICES: ReadonlyMap<string, DeclaredOption> = new Map(
  editions.flatMap(
    ({ declarable }) => declarable?.options.map((option) => [option.name, option] as const) ?? [],
  ),
);
