import { Command } from 'commander';
import { expect, test } from 'vitest';
import { editions } from '../engine/index.js';
import { addChoices } from './choice-options.js';

test('each choice names the editions that leave it to the competition, and no other', () => {
  const command = addChoices(new Command(), 'the file');
  const choices = new Map(
    editions.flatMap(({ declarable }) => declarable?.options.map((one) => [one.name, one] as const) ?? []),
  );
  expect(command.options).toHaveLength(choices.size);
  for (const [name, { values, usual }] of choices) {
    const option = command.options.find(({ long }) => long === `--${name}`)!;
    for (const { id, declarable } of editions) {
      const hasChoice = declarable?.options.some((one) => one.name === name) ?? false;
      expect(option.description.split(/[ ,:]+/).includes(id), `${name} ${id}`).toBe(hasChoice);
    }
    for (const value of values) expect(option.description).toContain(value);
    expect(option.defaultValueDescription).toBe(`the file, else ${usual}`);
  }
  const [{ usual }] = [...choices.values()];
  expect(addChoices(new Command(), null).options[0].defaultValueDescription).toBe(usual);
});
