import { expect } from 'vitest';
import { generate, parseProvenance, steer } from '../../index.js';
import type { GeneratedTournament, GenerateOptions, GeneratorConfig, SteerOptions } from '../../index.js';
import type { OptionRows } from './option-row.js';

/** What every key of the configuration does is in `generator/config/keys.test.ts`. */
const SMALL: GeneratorConfig = { system: 'dutch-2026', players: 8, rounds: 5 };

/** Of each file: its index, what its first line says of its making, and by which record it announces its rounds. */
function madeFrom(made: Iterable<GeneratedTournament>): unknown {
  return Array.from(made, ({ index, name, text }) => {
    const record = /^(?:142|XXR) /m.exec(text)?.[0];
    return { index, name, record, provenance: parseProvenance(text) };
  });
}

const ONE: GenerateOptions = { seed: 's', count: 1 };

export const GENERATE_ROWS: OptionRows = {
  name: 'generate',
  call: (input: GeneratorConfig, options: GenerateOptions) => madeFrom(generate(input, options)),
  rows: [
    { option: 'seed', value: 't', input: SMALL, given: ONE, changes: { '0.provenance.seed': ['s', 't'] } },
    {
      option: 'count',
      value: 2,
      input: SMALL,
      given: ONE,
      changes: { '1': [undefined, expect.objectContaining({ index: 2, name: '0002' })] },
    },
    {
      option: 'first',
      value: 12,
      input: SMALL,
      given: ONE,
      changes: {
        '0.index': [1, 12],
        '0.name': ['0001', '0012'],
        '0.provenance.index': [1, 12],
      },
    },
    {
      option: 'format',
      value: 'trf16',
      input: SMALL,
      given: ONE,
      changes: { '0.record': ['142 ', 'XXR '], '0.provenance.format': ['trf26', 'trf16'] },
    },
  ],
};

/** Of this seed, C9 decides a round in the tournaments 26 and 33, and in none between. */
const STEERED: SteerOptions = { ...ONE, rule: 'C9', first: 25, maxTries: 9 };

export const STEER_ROWS: OptionRows = {
  name: 'steer',
  call: (input: GeneratorConfig, options: SteerOptions) => madeFrom(steer(input, options)),
  rows: [
    {
      option: 'seed',
      value: 't',
      input: SMALL,
      given: { ...STEERED, first: 1, maxTries: 3 },
      changes: { '0': [undefined, expect.objectContaining({ index: 3, name: '0003' })] },
    },
    {
      option: 'rule',
      value: 'C14',
      input: SMALL,
      given: { ...STEERED, first: 5, maxTries: 3 },
      changes: { '0': [undefined, expect.objectContaining({ index: 7, name: '0007' })] },
    },
    {
      option: 'count',
      value: 2,
      input: SMALL,
      given: STEERED,
      changes: { '1': [undefined, expect.objectContaining({ index: 33, name: '0033' })] },
    },
    {
      option: 'maxTries',
      value: 1,
      input: SMALL,
      given: { ...STEERED, maxTries: 2 },
      changes: { '0': [expect.objectContaining({ index: 26, name: '0026' }), undefined] },
    },
    {
      option: 'first',
      value: 27,
      input: SMALL,
      given: STEERED,
      changes: {
        '0.index': [26, 33],
        '0.name': ['0026', '0033'],
        '0.provenance.index': [26, 33],
      },
    },
    {
      option: 'format',
      value: 'trf16',
      input: SMALL,
      given: STEERED,
      changes: { '0.record': ['142 ', 'XXR '], '0.provenance.format': ['trf26', 'trf16'] },
    },
  ],
};
