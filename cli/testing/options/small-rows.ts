import { expect } from 'vitest';
import { ADJOURNED, FOUR, IN_CODE_PAGE } from '../../../tests/testing/option-files.js';
import type { CommandOptions } from './command-row.js';

export const CONVERT_OPTIONS: CommandOptions = {
  command: 'convert',
  args: ['-'],
  rows: [
    {
      option: '--trf',
      words: ['--trf', '26'],
      given: ['--trf', '16'],
      input: FOUR,
      changes: {
        'out.2': ['XXR 3', '142 3'],
        'out.3': ['XXC white1', '152 W'],
        'errors.0': ['-:3: adjusted: record 142: written as record XXR', undefined],
        'errors.1': ['-:4: adjusted: record 152: written as record XXC', undefined],
        'errors.2': [expect.any(String), undefined],
      },
    },
    {
      option: '--encoding',
      words: ['--encoding', 'windows-1251'],
      given: ['--trf', '16'],
      input: IN_CODE_PAGE,
      changes: { 'out.5': [expect.any(String), expect.any(String)] },
    },
    {
      option: '--format',
      words: ['--format', 'json'],
      given: ['--trf', '16'],
      input: FOUR,
      changes: {
        out: [expect.any(Array), expect.objectContaining({ file: '-', name: 'Four', trf: '16', lost: 0 })],
        'errors.0': ['-:3: adjusted: record 142: written as record XXR', undefined],
        'errors.1': ['-:4: adjusted: record 152: written as record XXC', undefined],
        'errors.2': [expect.any(String), undefined],
      },
    },
    {
      option: '--out',
      words: ['--out', '@new.trf'],
      given: ['--trf', '16'],
      input: FOUR,
      changes: { 'out.0': ['012 Four', undefined], 'files.new_trf': [undefined, expect.any(Array)] },
      below: ['out'],
    },
  ],
};

export const RULES_OPTIONS: CommandOptions = {
  command: 'rules',
  args: ['dutch-2026', 'C12'],
  rows: [
    {
      option: '--format',
      words: ['--format', 'json'],
      changes: { out: [expect.any(Array), expect.objectContaining({ edition: 'dutch-2026' })] },
    },
  ],
};

export const PROGRAMS_OPTIONS: CommandOptions = {
  command: 'programs',
  args: [],
  rows: [
    {
      option: '--format',
      words: ['--format', 'json'],
      changes: { out: [expect.any(Array), expect.objectContaining({})] },
    },
  ],
};

export const AS_OPTIONS: CommandOptions = {
  command: 'as',
  args: ['bbppairings', '--dutch', '@adjourned.trf', '-p'],
  rows: [
    {
      option: '--rules',
      words: ['--rules', 'lim-2026'],
      files: { 'adjourned.trf': ADJOURNED },
      changes: {
        'out.2': ['9 3', '3 9'],
        'out.3': ['5 2', '5 6'],
        'out.4': ['8 1', '1 2'],
        'out.5': ['6 7', '8 7'],
      },
    },
  ],
};
