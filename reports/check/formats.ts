import type { CheckFormat } from './format.js';
import { checkCsv } from './csv.js';
import { checkJson } from './json.js';
import { checkText } from './text.js';

/** The formats of the report of `check`, by name. */
export const CHECK_FORMATS: Readonly<Record<CheckFormatName, CheckFormat>> = {
  text: checkText,
  json: checkJson,
  csv: checkCsv,
};

export type CheckFormatName = 'text' | 'json' | 'csv';
