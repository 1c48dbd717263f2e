import { CHECK_CASE_ROWS } from './check-case-rows.js';
import { CHECK_FILE_ROWS } from './check-file-rows.js';
import { CHECK_REPORT_ROWS } from './check-report-rows.js';
import type { CommandOptions } from './command-row.js';

export const CHECK_OPTIONS: CommandOptions = {
  command: 'check',
  args: ['-'],
  rows: [...CHECK_FILE_ROWS, ...CHECK_CASE_ROWS, ...CHECK_REPORT_ROWS],
};
