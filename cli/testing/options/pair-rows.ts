import { expect } from 'vitest';
import {
  ADJOURNED,
  MAXI,
  TEAM_EVENT,
  COLOURLESS,
  FOUR,
  IN_UTF_16,
  ROUND_ROBIN,
  UNANNOUNCED,
  UNRATED,
} from '../../../tests/testing/option-files.js';
import type { CommandOptions } from './command-row.js';

const TEAMS = ['--rules', 'team-swiss-2026', '--round', '2'];
const FIRST = ['--round', '1'];

/** A game of the last round has no result. */
const OPEN = FOUR.replace('     4 w 1', '     4 w  ')
  .replace('     3 b 0', '     3 b  ')
  .replace(' 1.0    3 ', ' 0.0    3 ');

export const PAIR_OPTIONS: CommandOptions = {
  command: 'pair',
  args: ['-'],
  rows: [
    {
      option: '--round',
      words: ['--round', '1'],
      input: FOUR,
      changes: { 'out.1': ['2 3', '1 3'], 'out.2': ['4 1', '4 2'] },
    },
    {
      option: '--all',
      words: ['--all'],
      input: ROUND_ROBIN,
      given: ['--rules', 'round-robin'],
      changes: {
        code: [2, 0],
        'out.0': [undefined, '2'],
        'out.1': [undefined, '4 1'],
        'out.2': [undefined, '2 3'],
        'out.3': [undefined, ''],
        'out.4': [undefined, '2'],
        'out.5': [undefined, '1 3'],
        'out.6': [undefined, '4 2'],
        'out.7': [undefined, ''],
        'out.8': [undefined, '2'],
        'out.9': [undefined, '2 1'],
        'out.10': [undefined, '3 4'],
        'errors.0': ['error: the table has 3 rounds: no round 4', undefined],
      },
    },
    {
      option: '--rules',
      words: ['--rules', 'round-robin'],
      input: FOUR,
      changes: { 'out.1': ['2 3', '4 1'], 'out.2': ['4 1', '2 3'] },
    },
    {
      option: '--rules',
      words: ['--rules', 'dutch-2017'],
      given: ['--format', 'json'],
      input: FOUR,
      changes: { 'out.edition': ['dutch-2026', 'dutch-2017'] },
    },
    {
      option: '--maxi',
      words: ['--maxi'],
      given: ['--rules', 'lim-2026', '--round', '3', '--total-rounds', '9'],
      input: MAXI,
      changes: {
        'out.3': ['7 8', '6 7'],
        'out.4': ['9 12', '12 13'],
        'out.5': ['6 5', '8 5'],
        'out.6': ['11 13', '9 11'],
      },
    },
    {
      option: '--reading',
      words: ['--reading', 'S5'],
      given: ['--rules', 'dutch-2026'],
      input: ADJOURNED,
      changes: {
        'out.1': ['4 10', '9 10'],
        'out.2': ['9 3', '1 4'],
        'out.3': ['5 2', '5 3'],
        'out.4': ['8 1', '6 2'],
        'out.5': ['6 7', '8 7'],
      },
    },
    {
      option: '--encoding',
      words: ['--encoding', 'utf-16le'],
      input: IN_UTF_16,
      changes: {
        code: [3, 0],
        'out.0': [undefined, '2'],
        'out.1': [undefined, '2 3'],
        'out.2': [undefined, '4 1'],
        'errors.0': [expect.any(String), undefined],
        'errors.1': ['error: - is not a valid tournament', undefined],
      },
    },
    {
      option: '--initial-color',
      words: ['--initial-color', 'black'],
      given: FIRST,
      input: COLOURLESS,
      changes: { 'out.1': ['1 3', '3 1'], 'out.2': ['4 2', '2 4'] },
    },
    {
      option: '--total-rounds',
      words: ['--total-rounds', '2'],
      input: UNANNOUNCED,
      changes: { 'errors.0': [expect.any(String), 'error: -: all 2 rounds of the event are paired already'] },
    },
    {
      option: '--acceleration',
      words: ['--acceleration', 'baku'],
      given: FIRST,
      input: FOUR,
      changes: {
        'out.1': ['1 3', '1 2'],
        'out.2': ['4 2', '3 4'],
        'errors.0': [undefined, expect.any(String)],
      },
    },
    {
      option: '--unrated',
      words: ['--unrated', '1400'],
      given: ['--rules', 'dubov-2026'],
      input: UNRATED,
      changes: {
        code: [3, 0],
        'out.0': [undefined, '2'],
        'out.1': [undefined, '2 3'],
        'out.2': [undefined, '4 1'],
        'errors.0': [expect.any(String), undefined],
      },
    },
    {
      option: '--open-games',
      words: ['--open-games', 'as-draws'],
      input: OPEN,
      changes: {
        code: [3, 0],
        'out.0': [undefined, '2'],
        'out.1': [undefined, '2 3'],
        'out.2': [undefined, '4 1'],
        'errors.1': [expect.any(String), expect.any(String)],
      },
    },
    {
      option: '--format',
      words: ['--format', 'json'],
      input: FOUR,
      changes: {
        out: [
          ['2', '2 3', '4 1'],
          expect.objectContaining({
            file: '-',
            edition: 'dutch-2026',
            round: 3,
            boards: [
              { white: 2, black: 3 },
              { white: 4, black: 1 },
            ],
          }),
        ],
      },
    },
    {
      option: '--format',
      words: ['--format', 'trf'],
      input: FOUR,
      changes: { 'out.0': ['2', '012 Four'], 'out.1': ['2 3', '042 2026/05/01'] },
      below: ['out'],
    },
    {
      option: '--out',
      words: ['--out', '@pairs.txt'],
      input: FOUR,
      changes: { 'out.0': ['2', undefined], 'files.pairs_txt': [undefined, ['2', '2 3', '4 1']] },
      below: ['out'],
    },
    {
      option: '--colours',
      words: ['--colours', 'B'],
      given: TEAMS,
      input: TEAM_EVENT,
      changes: { 'out.1': ['4 2', '4 3'], 'out.2': ['1 3', '2 1'] },
    },
    {
      option: '--secondary',
      words: ['--secondary', 'unused'],
      given: TEAMS,
      input: TEAM_EVENT,
      changes: { 'out.1': ['4 2', '2 4'] },
    },
    {
      option: '--primary',
      words: ['--primary', 'game-points'],
      given: TEAMS,
      input: TEAM_EVENT,
      changes: { 'out.2': ['1 3', '5 3'], 'out.3': ['6 5', '6 1'] },
    },
  ],
};
