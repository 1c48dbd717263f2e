import { editions, withChoices } from '../systems/interface/registry.js';
import type { Choices, Edition } from '../systems/interface/system.js';

/** An edition as a competition may declare it. */
export interface Form {
  readonly name: string;
  readonly edition: Edition;
  /** What is chosen that is not usual. */
  readonly choices: Choices;
}

/** Every edition, and each thing that is not usual that the rules of a competition may choose of one. */
export const forms: readonly Form[] = editions.flatMap((edition) => [
  { name: edition.id, edition, choices: {} },
  ...(edition.declarable?.options ?? []).flatMap(({ name, values, usual }) =>
    values
      .filter((value) => value !== usual)
      .map((value) => {
        const choices = { [name]: value };
        return { name: `${edition.id} --${name} ${value}`, edition: withChoices(edition, choices), choices };
      }),
  ),
]);
