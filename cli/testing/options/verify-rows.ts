import { expect } from 'vitest';
import { proveFile } from '../../../checker/proof/prove-file.js';
import { certificatesJson } from '../../../reports/verify-certificates.js';
import { FOUR } from '../../../tests/testing/option-files.js';
import type { CommandOptions } from './command-row.js';

const { certificates } = proveFile(FOUR, 'four.trf', { standings: null });
const FILES = { 'proof.json': certificatesJson(certificates), 'four.trf': FOUR };
const HELD = 'cli/commands/verify-options.test.ts';
const GIVEN = ['--format', 'json'];
const TEAMS = [...GIVEN, '--rules', 'team-swiss-2026'];

export const VERIFY_OPTIONS: CommandOptions = {
  command: 'verify',
  args: ['@proof.json', '@four.trf'],
  rows: [
    { option: '--last', heldBy: HELD },
    { option: '--public-key', heldBy: HELD },
    { option: '--heads', heldBy: 'cli/commands/verify.test.ts' },
    {
      option: '--rules',
      words: ['--rules', 'dutch-2017'],
      given: GIVEN,
      files: FILES,
      changes: {
        code: [0, 1],
        'out.results.0.verdict': ['proved', 'rejected'],
        'out.results.0.reason': ['5.2.1 gives the other colours', expect.any(String)],
        'out.results.0.stated': [undefined, '--rules dutch-2017'],
        'out.totals.proved': [1, 0],
        'out.totals.rejected': [0, 1],
      },
    },
    {
      option: '--maxi',
      words: ['--maxi'],
      given: [...GIVEN, '--rules', 'lim-2026'],
      files: FILES,
      changes: {
        'out.results.0.reason': [expect.any(String), expect.any(String)],
        'out.results.0.stated': ['--rules lim-2026', '--rules lim-2026 --maxi'],
      },
    },
    {
      option: '--reading',
      words: ['--reading', 'S7'],
      given: [...GIVEN, '--rules', 'dutch-2026'],
      files: FILES,
      changes: { 'out.results.0.stated': ['--rules dutch-2026', '--rules dutch-2026 --reading S7'] },
    },
    {
      option: '--initial-color',
      words: ['--initial-color', 'black'],
      given: GIVEN,
      files: FILES,
      changes: { 'out.results.0.stated': [undefined, '--initial-color black'] },
    },
    {
      option: '--total-rounds',
      words: ['--total-rounds', '7'],
      given: GIVEN,
      files: FILES,
      changes: { 'out.results.0.stated': [undefined, '--total-rounds 7'] },
    },
    {
      option: '--acceleration',
      words: ['--acceleration', 'baku'],
      given: GIVEN,
      files: FILES,
      changes: {
        code: [0, 1],
        'out.results.0.verdict': ['proved', 'rejected'],
        'out.results.0.reason': [
          '5.2.1 gives the other colours',
          'in round 2 of @four.trf nothing is wrong by 5.2.1 in bracket 0.5',
        ],
        'out.results.0.stated': [undefined, '--acceleration baku'],
        'out.totals.proved': [1, 0],
        'out.totals.rejected': [0, 1],
      },
    },
    {
      option: '--unrated',
      words: ['--unrated', '1400'],
      given: GIVEN,
      files: FILES,
      changes: { 'out.results.0.stated': [undefined, '--unrated 1400'] },
    },
    {
      option: '--format',
      words: ['--format', 'json'],
      files: FILES,
      changes: {
        out: [
          expect.any(Array),
          expect.objectContaining({ file: '@proof.json', totals: { proved: 1, consistent: 0, rejected: 0 } }),
        ],
      },
    },
    {
      option: '--out',
      words: ['--out', '@result.txt'],
      files: FILES,
      changes: {
        'out.0': [expect.any(String), undefined],
        'files.result_txt': [undefined, expect.any(Array)],
      },
      below: ['out'],
    },
    {
      option: '--colours',
      words: ['--colours', 'B'],
      given: TEAMS,
      files: FILES,
      changes: {
        'out.results.0.reason': [expect.any(String), expect.any(String)],
        'out.results.0.stated': ['--rules team-swiss-2026', '--rules team-swiss-2026 --colours B'],
      },
    },
    {
      option: '--secondary',
      words: ['--secondary', 'unused'],
      given: TEAMS,
      files: FILES,
      changes: {
        'out.results.0.reason': [expect.any(String), expect.any(String)],
        'out.results.0.stated': ['--rules team-swiss-2026', '--rules team-swiss-2026 --secondary unused'],
      },
    },
    {
      option: '--primary',
      words: ['--primary', 'game-points'],
      given: TEAMS,
      files: FILES,
      changes: {
        'out.results.0.reason': [expect.any(String), expect.any(String)],
        'out.results.0.stated': ['--rules team-swiss-2026', '--rules team-swiss-2026 --primary game-points'],
      },
    },
  ],
};
