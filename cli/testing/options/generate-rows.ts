import { expect } from 'vitest';
import { generate } from '../../../generator/index.js';
import { FOUR, IN_CODE_PAGE } from '../../../tests/testing/option-files.js';
import { HAPPENING_ROWS } from './happening-rows.js';
import { PLAY_ROWS } from './play-rows.js';
import { SETTING_ROWS, SMALL } from './setting-rows.js';
import type { CommandOptions } from './command-row.js';

/** A file of other settings. */
const [{ text: OTHER }] = generate({ system: 'dutch-2026', players: 6, rounds: 2 }, { seed: 'o', count: 1 });

/** Of these, tournament 7 is the first in which C14 decides a round. */
const LONGER = [...SMALL, '--rounds', '5'];

export const GENERATE_OPTIONS: CommandOptions = {
  command: 'generate',
  args: [],
  rows: [
    ...SETTING_ROWS,
    ...PLAY_ROWS,
    ...HAPPENING_ROWS,
    {
      option: '--count',
      words: ['--count', '2'],
      given: [...SMALL, '--out', '@'],
      changes: {
        'errors.0': ['1 tournament written to @', '2 tournaments written to @'],
        'files.0002_trf': [undefined, expect.any(Array)],
      },
    },
    {
      option: '--first',
      words: ['--first', '2'],
      given: SMALL,
      changes: { 'provenance.index': [1, 2] },
      below: ['out'],
    },
    {
      option: '--steer',
      words: ['--steer', 'C14', '--tries', '7'],
      given: LONGER,
      changes: {
        'provenance.index': [1, 7],
        'errors.0': [undefined, 'C14 decides in: 7 (--first 7 without --steer makes 7 again)'],
      },
      below: ['out'],
    },
    {
      option: '--tries',
      words: ['--tries', '6'],
      given: [...LONGER, '--steer', 'C14', '--tries', '7'],
      changes: {
        code: [0, 2],
        provenance: [expect.objectContaining({ generation: 3, seed: 's', index: 7, format: 'trf26' }), null],
        'errors.0': ['C14 decides in: 7 (--first 7 without --steer makes 7 again)', expect.any(String)],
      },
      below: ['out'],
    },
    {
      option: '--seed',
      words: ['--seed', 't'],
      given: SMALL,
      changes: { 'provenance.seed': ['s', 't'] },
      below: ['out'],
    },
    {
      option: '--trf',
      words: ['--trf', '16'],
      given: SMALL,
      changes: {
        'out.15': ['142 3', 'XXR 3'],
        'out.16': ['152 W', 'XXC white1'],
        'out.26': ['260 001 999    2    5', 'XXP 2 5'],
        'provenance.format': ['trf26', 'trf16'],
      },
    },
    {
      option: '--out',
      words: ['--out', '@one.trf'],
      given: SMALL,
      changes: {
        provenance: [expect.objectContaining({ generation: 3, seed: 's', index: 1, format: 'trf26' }), null],
        'errors.0': [undefined, '1 tournament written to @one.trf'],
        'files.one_trf': [undefined, expect.any(Array)],
      },
      below: ['out'],
    },
    {
      option: '--force',
      words: ['--force'],
      given: [...SMALL, '--out', '@old.trf'],
      files: { 'old.trf': FOUR },
      changes: { code: [2, 0], 'errors.0': [expect.any(String), '1 tournament written to @old.trf'] },
    },
    {
      option: '--force',
      words: ['--force'],
      given: [...SMALL, '--out', '@'],
      files: { '0009.trf': OTHER },
      changes: {
        code: [2, 0],
        'errors.0': [expect.any(String), expect.stringMatching(/^1 tournament written to @/)],
        'files.0001_trf': [undefined, expect.any(Array)],
      },
    },
    {
      option: '--encoding',
      words: ['--encoding', 'windows-1251'],
      given: ['--seed', 's', '--rules', 'dutch-2026', '--model', '@model.trf'],
      files: { 'model.trf': IN_CODE_PAGE },
      changes: { 'out.18': [expect.any(String), expect.any(String)] },
    },
    { option: '--jobs', heldBy: 'cli/generate/jobs.test.ts' },
  ],
};
