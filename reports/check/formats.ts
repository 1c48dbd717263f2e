import type { CheckFormat } from './format.js';
import { checkCsv } from './csv.js';
import { checkGithub } from './github.js';
import { fitCsv } from './fit/csv.js';
import { fitJunit } from './fit/junit.js';
import { fitText } from './fit/text.js';
import { checkJson } from './json.js';
import { checkJunit } from './junit.js';
import { checkSarif } from './sarif.js';
import { checkSummary } from './summary.js';
import { checkText } from './text.js';

/** The formats of the report of `check`, by name; pages are loaded for those only who ask for them. */
export const CHECK_FORMATS: Readonly<Record<Exclude<CheckFormatName, 'html'>, CheckFormat>> = {
  text: checkText,
  json: checkJson,
  csv: checkCsv,
  junit: checkJunit,
  sarif: checkSarif,
  summary: checkSummary,
  github: checkGithub,
};

/** The same for a check by every edition. */
export const FIT_FORMATS: Readonly<Record<Exclude<FitFormatName, 'html'>, CheckFormat>> = {
  text: fitText,
  json: checkJson,
  csv: fitCsv,
  junit: fitJunit,
};

export type CheckFormatName = FitFormatName | 'sarif' | 'summary' | 'github';

/** Of these there is one for a check by every edition, too; the others are about deviations from one. */
export type FitFormatName = 'text' | 'json' | 'csv' | 'junit' | 'html';

/** Whether a check by every edition can be reported so. */
export function isForFit(format: CheckFormatName): format is FitFormatName {
  return format === 'html' || Object.hasOwn(FIT_FORMATS, format);
}

/** What a format is chosen by. */
export interface FormatChoice {
  readonly format: CheckFormatName;
  /** Every edition is tried. */
  readonly triesAll: boolean;
}

/**
 * The format of a report.
 * @throws RangeError for one that a check by every edition does not have.
 */
export async function loadFormat({ format, triesAll }: FormatChoice): Promise<CheckFormat> {
  if (triesAll && !isForFit(format)) throw new RangeError(`a check by every edition has no format ${format}`);
  if (format !== 'html') return triesAll && isForFit(format) ? FIT_FORMATS[format] : CHECK_FORMATS[format];
  return triesAll ? (await import('../html/fit.js')).fitHtml : (await import('../html/check.js')).checkHtml;
}
