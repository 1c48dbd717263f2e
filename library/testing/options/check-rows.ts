import { check } from '../../index.js';
import { CHECK_CASE_ROWS } from './check-case-rows.js';
import { CHECK_SEARCH_ROWS } from './check-search-rows.js';
import {
  ANY_EDITION,
  ROUND_1,
  ROUND_ROBIN,
  RULES_OF_2017,
  UTF_16,
} from '../../../tests/testing/check-changes.js';
import { FIRST, FOUR, IN_UTF_16 } from '../../../tests/testing/option-files.js';
import type { OptionRow, OptionRows } from './option-row.js';

/** How the file is read, the rules and the rounds. */
const FILE_ROWS: readonly OptionRow[] = [
  {
    option: 'file',
    value: 'four.trf',
    input: FOUR,
    changes: { 'tournaments.0.file': ['tournament', 'four.trf'] },
  },
  {
    option: 'encoding',
    value: 'utf-16le',
    input: IN_UTF_16,
    given: FIRST,
    changes: UTF_16,
  },
  {
    option: 'rules',
    value: 'dutch-2017',
    input: FOUR,
    given: { dayKnowledge: false },
    changes: RULES_OF_2017,
  },
  {
    option: 'rules',
    value: 'round-robin',
    input: FOUR,
    given: FIRST,
    changes: ROUND_ROBIN,
  },
  {
    option: 'rules',
    value: 'any',
    input: FOUR,
    given: FIRST,
    changes: ANY_EDITION,
  },
  {
    option: 'rounds',
    value: [1],
    input: FOUR,
    changes: ROUND_1,
  },
];

export const CHECK_ROWS: OptionRows = {
  name: 'check',
  call: check,
  rows: [...FILE_ROWS, ...CHECK_CASE_ROWS, ...CHECK_SEARCH_ROWS],
};
