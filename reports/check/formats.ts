import type { CheckFormat } from './format.js';
import { checkCsv } from './csv.js';
import { checkHtml } from '../html/check.js';
import { fitCsv } from './fit/csv.js';
import { fitJunit } from './fit/junit.js';
import { fitText } from './fit/text.js';
import { fitHtml } from '../html/fit.js';
import { checkJson } from './json.js';
import { checkJunit } from './junit.js';
import { checkText } from './text.js';

/** The formats of the report of `check`, by name. */
export const CHECK_FORMATS: Readonly<Record<CheckFormatName, CheckFormat>> = {
  text: checkText,
  json: checkJson,
  csv: checkCsv,
  junit: checkJunit,
  html: checkHtml,
};

/** The same for a check by every edition. */
export const FIT_FORMATS: typeof CHECK_FORMATS = {
  text: fitText,
  json: checkJson,
  csv: fitCsv,
  junit: fitJunit,
  html: fitHtml,
};

export type CheckFormatName = 'text' | 'json' | 'csv' | 'junit' | 'html';
