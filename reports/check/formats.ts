import type { CheckFormat } from './format.js';
import { checkCsv } from './csv.js';
import { fitCsv } from './fit/csv.js';
import { fitJunit } from './fit/junit.js';
import { fitText } from './fit/text.js';
import { checkJson } from './json.js';
import { checkJunit } from './junit.js';
import { checkText } from './text.js';

/** The formats of the report of `check`, by name; pages are loaded for those only who ask for them. */
export const CHECK_FORMATS: Readonly<Record<Exclude<CheckFormatName, 'html'>, CheckFormat>> = {
  text: checkText,
  json: checkJson,
  csv: checkCsv,
  junit: checkJunit,
};

/** The same for a check by every edition. */
export const FIT_FORMATS: typeof CHECK_FORMATS = {
  text: fitText,
  json: checkJson,
  csv: fitCsv,
  junit: fitJunit,
};

export type CheckFormatName = 'text' | 'json' | 'csv' | 'junit' | 'html';

/** What a format is chosen by. */
export interface FormatChoice {
  readonly format: CheckFormatName;
  /** Every edition is tried. */
  readonly triesAll: boolean;
}

/** The format of a report. */
export async function loadFormat({ format, triesAll }: FormatChoice): Promise<CheckFormat> {
  if (format !== 'html') return (triesAll ? FIT_FORMATS : CHECK_FORMATS)[format];
  return triesAll ? (await import('../html/fit.js')).fitHtml : (await import('../html/check.js')).checkHtml;
}
