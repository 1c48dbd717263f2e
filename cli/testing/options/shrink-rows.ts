import { expect } from 'vitest';
import { COLOURLESS, FOUR, IN_CODE_PAGE, NOT_LAST, UNRATED } from '../../../tests/testing/option-files.js';
import type { CommandOptions } from './command-row.js';

/** Round 1 by the other initial-colour: two players show it. */
const COLOURS = ['--round', '1', '--initial-color', 'black'];
const OF_TEAMS = ['--rules', 'team-swiss-2026'];
const HELD = 'cli/commands/shrink.long.test.ts';
const OTHER_FIRST = IN_CODE_PAGE.toString('latin1').replace('152 W\n', '');

export const SHRINK_OPTIONS: CommandOptions = {
  command: 'shrink',
  args: ['-'],
  rows: [
    {
      option: '--round',
      words: ['--round', '2'],
      given: COLOURS,
      input: COLOURLESS,
      changes: {
        'out.0': [expect.any(String), expect.any(String)],
        'out.2': ['142 1', '142 2'],
        'errors.0': [
          'from 4 players x 2 rounds to 2 x 1: colour 5.2.5',
          'from 4 players x 2 rounds to 3 x 2: colour 5.2.1',
        ],
        'errors.1': [expect.any(String), expect.any(String)],
        'errors.2': [
          '8 smaller tournaments tried; nothing smaller was found',
          '634 smaller tournaments tried; nothing smaller was found',
        ],
      },
      below: ['out'],
    },
    {
      option: '--rules',
      words: ['--rules', 'dutch-2017'],
      given: COLOURS,
      input: COLOURLESS,
      changes: {
        'out.0': [expect.any(String), expect.any(String)],
        'out.4': ['192 FIDE_DUTCH_2026', '192 FIDE_DUTCH_2017'],
        'errors.0': [
          'from 4 players x 2 rounds to 2 x 1: colour 5.2.5',
          'from 4 players x 2 rounds to 2 x 1: colour E.5',
        ],
        'errors.1': [expect.any(String), expect.any(String)],
      },
    },
    {
      option: '--encoding',
      words: ['--encoding', 'windows-1251'],
      given: COLOURS,
      input: Buffer.from(OTHER_FIRST, 'latin1'),
      changes: {
        'out.5': [expect.any(String), expect.any(String)],
        'errors.1': [expect.stringContaining('against à (1)'), expect.stringContaining('against а (1)')],
      },
    },
    {
      option: '--initial-color',
      words: ['--initial-color', 'black'],
      given: ['--round', '1'],
      input: COLOURLESS,
      changes: {
        code: [2, 0],
        'out.0': [undefined, expect.any(String)],
        'out.2': [undefined, '142 1'],
        'out.3': [undefined, '152 B'],
        'errors.0': [
          'error: -: round 1 does not deviate from the rules',
          'from 4 players x 2 rounds to 2 x 1: colour 5.2.5',
        ],
        'errors.1': [undefined, expect.any(String)],
        'errors.2': [undefined, '8 smaller tournaments tried; nothing smaller was found'],
      },
      below: ['out'],
    },
    {
      option: '--total-rounds',
      words: ['--total-rounds', '15'],
      given: ['--round', '6', '--seconds', '1'],
      input: NOT_LAST,
      changes: {
        code: [2, 0],
        'errors.0': [
          'error: -: round 6 does not deviate from the rules',
          expect.stringMatching(/^from 14 players x 6 rounds to /),
        ],
      },
      below: ['out', 'errors'],
    },
    {
      option: '--acceleration',
      words: ['--acceleration', 'baku'],
      given: ['--round', '1'],
      input: FOUR,
      changes: {
        code: [2, 0],
        'out.0': [undefined, expect.any(String)],
        'out.2': [undefined, '142 1'],
        'out.3': [undefined, '152 W'],
        'errors.0': ['error: -: round 1 does not deviate from the rules', expect.any(String)],
        'errors.1': [undefined, 'from 4 players x 2 rounds to 4 x 1: quality C6'],
        'errors.2': [undefined, expect.any(String)],
        'errors.3': [undefined, '428 smaller tournaments tried; nothing smaller was found'],
      },
      below: ['out'],
    },
    {
      option: '--unrated',
      words: ['--unrated', '1400'],
      given: [...COLOURS, '--rules', 'dubov-2026'],
      input: UNRATED.replace('152 W\n', ''),
      changes: {
        code: [3, 0],
        'out.0': [undefined, expect.any(String)],
        'out.2': [undefined, '142 1'],
        'out.3': [undefined, '152 B'],
        'errors.0': [expect.any(String), 'from 4 players x 2 rounds to 2 x 1: colour 5.2.1'],
        'errors.1': [undefined, expect.any(String)],
        'errors.2': [undefined, '8 smaller tournaments tried; nothing smaller was found'],
      },
      below: ['out'],
    },
    { option: '--candidate', heldBy: HELD },
    { option: '--program', heldBy: HELD },
    { option: '--seconds', heldBy: HELD },
    {
      option: '--out',
      words: ['--out', '@small.trf'],
      given: COLOURS,
      input: COLOURLESS,
      changes: {
        'out.0': [expect.any(String), undefined],
        'files.small_trf': [undefined, expect.any(Array)],
      },
      below: ['out'],
    },
    {
      option: '--colours',
      words: ['--colours', 'B'],
      given: [...COLOURS, ...OF_TEAMS],
      input: COLOURLESS,
      changes: { 'out.4': ['192 FIDE_TEAM', '192 FIDE_TEAM_TYPEB_MP_GP'] },
    },
    {
      option: '--secondary',
      words: ['--secondary', 'unused'],
      given: [...COLOURS, ...OF_TEAMS],
      input: COLOURLESS,
      changes: { 'out.4': ['192 FIDE_TEAM', '192 FIDE_TEAM_TYPEA_MP'] },
    },
    {
      option: '--primary',
      words: ['--primary', 'game-points'],
      given: [...COLOURS, ...OF_TEAMS],
      input: COLOURLESS,
      changes: { 'out.4': ['192 FIDE_TEAM', '192 FIDE_TEAM_TYPEA_GP_MP'] },
    },
  ],
};
