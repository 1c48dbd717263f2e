import { BAKU, BLACK_FIRST, RATED_1400, THREE_ROUNDS } from '../../../tests/testing/check-case-changes.js';
import { COLOURLESS, FIRST, FOUR, UNANNOUNCED, UNRATED } from '../../../tests/testing/option-files.js';
import type { OptionRow } from './option-row.js';

/** Options of `check` that describe the event, for files that do not. */
export const CHECK_CASE_ROWS: readonly OptionRow[] = [
  {
    option: 'initialColour',
    value: 'black',
    input: COLOURLESS,
    given: FIRST,
    changes: BLACK_FIRST,
  },
  {
    option: 'totalRounds',
    value: 3,
    input: UNANNOUNCED,
    changes: THREE_ROUNDS,
  },
  {
    option: 'acceleration',
    value: 'baku',
    input: FOUR,
    given: FIRST,
    changes: BAKU,
  },
  {
    option: 'unrated',
    value: 1400,
    input: UNRATED,
    given: { ...FIRST, rules: 'dubov-2026' },
    changes: RATED_1400,
  },
];
