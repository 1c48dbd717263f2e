import { expect } from 'vitest';
import { pair, shrink } from '../../index.js';
import type { LibraryShrinkOptions } from '../../index.js';
import { COLOURLESS, FOUR, IN_UTF_16, UNANNOUNCED, UNRATED } from '../../../tests/testing/option-files.js';
import type { OptionRows } from './option-row.js';

const FIRST = { round: 1 };

export const PAIR_ROWS: OptionRows = {
  name: 'pair',
  call: pair,
  rows: [
    {
      option: 'encoding',
      value: 'utf-16le',
      input: IN_UTF_16,
      changes: {
        kind: ['invalid', 'paired'],
        message: ['the file is not a valid tournament', undefined],
        problems: [expect.any(Array), undefined],
        edition: [undefined, 'dutch-2026'],
        round: [undefined, 3],
        boards: [
          undefined,
          [
            { white: 2, black: 3 },
            { white: 4, black: 1 },
          ],
        ],
      },
    },
    { option: 'rules', value: 'dutch-2017', input: FOUR, changes: { edition: ['dutch-2026', 'dutch-2017'] } },
    {
      option: 'rules',
      value: 'round-robin',
      input: FOUR,
      changes: {
        edition: ['dutch-2026', 'round-robin'],
        'boards.0.white': [2, 4],
        'boards.0.black': [3, 1],
        'boards.1.white': [4, 2],
        'boards.1.black': [1, 3],
      },
    },
    {
      option: 'round',
      value: 1,
      input: FOUR,
      changes: { round: [3, 1], 'boards.0.white': [2, 1], 'boards.1.black': [1, 2] },
    },
    {
      option: 'initialColour',
      value: 'black',
      input: COLOURLESS,
      given: FIRST,
      changes: {
        'boards.0.white': [1, 3],
        'boards.0.black': [3, 1],
        'boards.1.white': [4, 2],
        'boards.1.black': [2, 4],
      },
    },
    {
      option: 'unrated',
      value: 1400,
      input: UNRATED,
      given: { rules: 'dubov-2026' },
      changes: {
        kind: ['invalid', 'paired'],
        message: [expect.any(String), undefined],
        problems: [[], undefined],
        edition: [undefined, 'dubov-2026'],
        round: [undefined, 3],
        boards: [
          undefined,
          [
            { white: 2, black: 3 },
            { white: 4, black: 1 },
          ],
        ],
      },
    },
    {
      option: 'totalRounds',
      value: 2,
      input: UNANNOUNCED,
      changes: {
        missing: ['rounds', 'round'],
        message: [expect.any(String), 'all 2 rounds of the event are paired already'],
      },
    },
    {
      option: 'acceleration',
      value: 'baku',
      input: FOUR,
      given: FIRST,
      changes: { 'boards.0.black': [3, 2], 'boards.1.white': [4, 3], 'boards.1.black': [2, 4] },
    },
  ],
};

const SECOND = { round: 2, trials: 1 };

export const SHRINK_ROWS: OptionRows = {
  name: 'shrink',
  call: async (input: string, options: LibraryShrinkOptions) => {
    const result = await shrink(input, options);
    if (result.kind !== 'shrunk') return result;
    const { text, ...rest } = result;
    return { ...rest, lines: text.split('\r\n') };
  },
  rows: [
    {
      option: 'round',
      value: 1,
      input: FOUR,
      given: SECOND,
      changes: {
        kind: ['shrunk', 'no-deviation'],
        lines: [expect.any(Array), undefined],
        trials: [1, undefined],
        deviation: [{ kind: 'colour', rule: '5.2.1' }, undefined],
      },
    },
    {
      option: 'rules',
      value: 'dutch-2017',
      input: FOUR,
      given: SECOND,
      changes: {
        'lines.0': [expect.stringContaining('by 5.2.1 (colour)'), expect.stringContaining('by E.1 (colour)')],
        'lines.4': ['192 FIDE_DUTCH_2026', '192 FIDE_DUTCH_2017'],
        'deviation.rule': ['5.2.1', 'E.1'],
      },
    },
    {
      option: 'initialColour',
      value: 'black',
      input: COLOURLESS,
      given: { ...SECOND, round: 1 },
      changes: {
        kind: ['no-deviation', 'shrunk'],
        lines: [undefined, expect.any(Array)],
        trials: [undefined, 1],
        deviation: [undefined, { kind: 'colour', rule: '5.2.5' }],
      },
    },
    {
      option: 'totalRounds',
      value: 3,
      input: UNANNOUNCED,
      given: SECOND,
      changes: { 'lines.2': ['142 2', '142 3'] },
    },
    {
      option: 'unrated',
      value: 1400,
      input: UNRATED,
      given: { ...SECOND, rules: 'dubov-2026' },
      changes: {
        kind: ['invalid', 'shrunk'],
        message: [expect.any(String), undefined],
        problems: [[], undefined],
        lines: [undefined, expect.any(Array)],
        trials: [undefined, 1],
        deviation: [undefined, { kind: 'colour', rule: '5.2.2' }],
      },
    },
    { option: 'trials', value: 2, input: FOUR, given: SECOND, changes: { trials: [1, 2] } },
  ],
};
