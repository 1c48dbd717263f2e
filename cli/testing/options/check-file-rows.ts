import { expect } from 'vitest';
import { BLACK_FIRST, THREE_ROUNDS } from '../../../tests/testing/check-case-changes.js';
import {
  ANY_EDITION,
  ROUND_1,
  ROUND_ROBIN,
  RULES_OF_2017,
  UTF_16,
} from '../../../tests/testing/check-changes.js';
import { COLOURLESS, FOUR, IN_UTF_16, UNANNOUNCED } from '../../../tests/testing/option-files.js';
import { JSON_OF_1, WHOLE } from './check-words.js';
import { inOutput } from './command-row.js';
import type { CommandRow, HeldOption } from './command-row.js';

/** What `check` reads, and by which rules. */
export const CHECK_FILE_ROWS: readonly (CommandRow | HeldOption)[] = [
  {
    option: '--rules',
    words: ['--rules', 'dutch-2017'],
    given: WHOLE,
    input: FOUR,
    changes: inOutput(RULES_OF_2017),
  },
  {
    option: '--rules',
    words: ['--rules', 'any'],
    given: JSON_OF_1,
    input: FOUR,
    changes: inOutput(ANY_EDITION),
  },
  {
    option: '--rules',
    words: ['--rules', 'round-robin'],
    given: JSON_OF_1,
    input: FOUR,
    changes: { code: [0, 1], ...inOutput(ROUND_ROBIN) },
  },
  {
    option: '--maxi',
    words: ['--maxi'],
    given: [...JSON_OF_1, '--rules', 'lim-2026'],
    input: FOUR,
    changes: { 'out.tournaments.0.edition.reason': ['--rules lim-2026', '--rules lim-2026 --maxi'] },
  },
  {
    option: '--reading',
    words: ['--reading', 'S7'],
    given: [...WHOLE, '--rules', 'dutch-2026'],
    input: FOUR,
    changes: {
      'out.tournaments.0.edition.reason': ['--rules dutch-2026', '--rules dutch-2026 --reading S7'],
    },
  },
  {
    option: '--encoding',
    words: ['--encoding', 'utf-16le'],
    given: JSON_OF_1,
    input: IN_UTF_16,
    changes: { code: [3, 0], ...inOutput(UTF_16) },
  },
  {
    option: '--rounds',
    words: ['--rounds', '1'],
    given: WHOLE,
    input: FOUR,
    changes: { code: [1, 0], ...inOutput(ROUND_1) },
  },
  {
    option: '--initial-color',
    words: ['--initial-color', 'black'],
    given: JSON_OF_1,
    input: COLOURLESS,
    changes: { code: [0, 1], ...inOutput(BLACK_FIRST) },
  },
  {
    option: '--total-rounds',
    words: ['--total-rounds', '3'],
    given: WHOLE,
    input: UNANNOUNCED,
    changes: {
      ...inOutput(THREE_ROUNDS),
      'out.tournaments.0.rounds.1.note': [expect.any(String), undefined],
    },
  },
];
