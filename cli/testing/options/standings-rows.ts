import { expect } from 'vitest';
import { FOUR, IN_UTF_16, ROUND_ROBIN, TEAMS, UNRATED, UNSAID } from '../../../tests/testing/option-files.js';
import type { CommandOptions } from './command-row.js';

const CSV = ['--format', 'csv'];
const DOCUMENT = ['--format', 'json'];

export const STANDINGS_OPTIONS: CommandOptions = {
  command: 'standings',
  args: ['-'],
  rows: [
    {
      option: '--after',
      words: ['--after', '1'],
      given: CSV,
      input: FOUR,
      changes: {
        'out.1': ['1,2,B,1900,1.5,1.5', '1,1,A,2000,1,0'],
        'out.2': ['2,1,A,2000,1,2.5', '2,2,B,1900,0.5,0.5'],
        'out.3': ['3,3,C,1800,1,1.5', '2,4,D,1700,0.5,0.5'],
        'out.4': ['4,4,D,1700,0.5,2.5', '4,3,C,1800,0,1'],
      },
    },
    {
      option: '--tie-breaks',
      words: ['--tie-breaks', 'PTS,TPN'],
      given: CSV,
      input: FOUR,
      changes: {
        'out.0': ['rank,id,name,rating,PTS,FB', 'rank,id,name,rating,PTS,TPN'],
        'out.1': ['1,2,B,1900,1.5,1.5', '1,2,B,1900,1.5,2'],
        'out.2': ['2,1,A,2000,1,2.5', '2,1,A,2000,1,1'],
        'out.3': ['3,3,C,1800,1,1.5', '3,3,C,1800,1,3'],
        'out.4': ['4,4,D,1700,0.5,2.5', '4,4,D,1700,0.5,4'],
      },
    },
    {
      option: '--explain',
      words: ['--explain', '3'],
      given: DOCUMENT,
      input: FOUR,
      changes: { 'out.story': [null, expect.objectContaining({ id: 3, rank: 3 })] },
    },
    {
      option: '--why',
      words: ['--why', '3,1'],
      given: DOCUMENT,
      input: FOUR,
      changes: {
        'out.comparison': [
          undefined,
          {
            ahead: { id: 1, rank: 2 },
            behind: { id: 3, rank: 3 },
            equal: [{ tieBreak: 'PTS', article: '', values: [1, 1] }],
            decides: { tieBreak: 'FB', article: '8.3', values: [2.5, 1.5] },
            explanation:
              'A (1) is 2nd, ahead of C (3), 3rd: both have 1 point; FB decides, 2.5 against 1.5 [C.07 8.3].',
          },
        ],
      },
    },
    {
      option: '--c07',
      words: ['--c07', '2023'],
      given: DOCUMENT,
      input: FOUR,
      changes: {
        'out.edition.id': ['2026', '2023'],
        'out.edition.chosenBy': ['date', 'option'],
        'out.edition.reason': ['C.07 of 2026 (start date 2026-05-01)', 'C.07 of 2023 (--c07)'],
      },
    },
    {
      option: '--round-robin',
      words: ['--round-robin'],
      given: CSV,
      input: UNSAID,
      changes: {
        'out.1': ['1,3,C,1800,2,', '1,3,C,1800,2,0'],
        'out.2': ['2,4,D,1700,1.5,', '2,2,B,1900,0.5,0'],
        'out.3': ['3,2,B,1900,0.5,', '2,4,D,1700,0.5,0'],
        'out.4': ['4,1,A,2000,0,', undefined],
      },
    },
    {
      option: '--keep-below-half',
      words: ['--keep-below-half'],
      given: CSV,
      input: ROUND_ROBIN,
      changes: {
        'out.1': ['1,3,C,1800,2,0', '1,3,C,1800,2,1'],
        'out.2': ['2,2,B,1900,0.5,0', '2,4,D,1700,1.5,0'],
        'out.3': ['2,4,D,1700,0.5,0', '3,2,B,1900,0.5,0.5'],
        'out.4': [undefined, '4,1,A,2000,0,0'],
      },
    },
    {
      option: '--primary',
      words: ['--primary', 'game-points'],
      given: CSV,
      input: TEAMS,
      changes: {
        'out.1': ['1,4,Team 4,,2,1,1', '1,4,Team 4,,1,2,1'],
        'out.2': ['2,1,Team 1,,2,1,0', '2,1,Team 1,,1,2,0'],
      },
    },
    {
      option: '--unrated',
      words: ['--unrated', '1400'],
      given: CSV,
      input: UNRATED,
      changes: {
        'out.1': ['1,2,B,1900,1.5,', '1,2,B,1900,1.5,1550'],
        'out.2': ['2,1,A,,1,', '2,1,A,,1,1850'],
        'out.3': ['2,3,C,1800,1,', '3,3,C,1800,1,1550'],
        'out.4': ['4,4,D,1700,0.5,', '4,4,D,1700,0.5,1850'],
      },
    },
    {
      option: '--encoding',
      words: ['--encoding', 'utf-16le'],
      given: CSV,
      input: IN_UTF_16,
      changes: {
        code: [3, 0],
        'out.0': [undefined, 'rank,id,name,rating,PTS,FB'],
        'out.1': [undefined, '1,2,B,1900,1.5,1.5'],
        'out.2': [undefined, '2,1,A,2000,1,2.5'],
        'out.3': [undefined, '3,3,C,1800,1,1.5'],
        'out.4': [undefined, '4,4,D,1700,0.5,2.5'],
        'errors.0': [expect.any(String), undefined],
        'errors.1': ['error: - is not a valid tournament', undefined],
      },
    },
    {
      option: '--format',
      words: CSV,
      input: FOUR,
      changes: {
        'out.0': ['-:  Four', 'rank,id,name,rating,PTS,FB'],
        'out.1': ['  after round 2, 4 players', '1,2,B,1900,1.5,1.5'],
      },
      below: ['out'],
    },
    {
      option: '--out',
      words: ['--out', '@table.csv'],
      given: CSV,
      input: FOUR,
      changes: {
        'out.0': ['rank,id,name,rating,PTS,FB', undefined],
        'files.table_csv': [
          undefined,
          [
            'rank,id,name,rating,PTS,FB',
            '1,2,B,1900,1.5,1.5',
            '2,1,A,2000,1,2.5',
            '3,3,C,1800,1,1.5',
            '4,4,D,1700,0.5,2.5',
          ],
        ],
      },
      below: ['out'],
    },
    { option: '--open', heldBy: 'cli/output/page.test.ts' },
  ],
};
