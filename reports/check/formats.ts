import type { CheckFormat } from './format.js';

export type CheckFormatName = 'text' | 'json' | 'csv' | 'junit' | 'html' | 'sarif' | 'summary' | 'github';

/** What a format is chosen by. */
export interface FormatChoice {
  readonly format: CheckFormatName;
  /** Every edition is tried. */
  readonly triesAll: boolean;
}

/**
 * The format of a report, which is loaded for those only who ask for it.
 * @throws RangeError for one that a check by every edition does not have.
 */
export async function loadFormat({ format, triesAll }: FormatChoice): Promise<CheckFormat> {
  if (!triesAll) return FORMATS[format]();
  const load = FIT_FORMATS[format];
  if (load === undefined) throw new RangeError(`a check by every edition has no format ${format}`);
  return load();
}

/** Whether a check by every edition can be reported so; some are about deviations from one. */
export function isForFit(format: CheckFormatName): boolean {
  return Object.hasOwn(FIT_FORMATS, format);
}

type Load = () => Promise<CheckFormat>;

const FORMATS: Readonly<Record<CheckFormatName, Load>> = {
  text: async () => (await import('./text.js')).checkText,
  json: async () => (await import('./json.js')).checkJson,
  csv: async () => (await import('./csv.js')).checkCsv,
  junit: async () => (await import('./junit.js')).checkJunit,
  html: async () => (await import('../html/check.js')).checkHtml,
  sarif: async () => (await import('./sarif.js')).checkSarif,
  summary: async () => (await import('./summary.js')).checkSummary,
  github: async () => (await import('./github.js')).checkGithub,
};

/** The same for a check by every edition. */
const FIT_FORMATS: Readonly<Partial<Record<CheckFormatName, Load>>> = {
  text: async () => (await import('./fit/text.js')).fitText,
  json: async () => (await import('./json.js')).checkJson,
  csv: async () => (await import('./fit/csv.js')).fitCsv,
  junit: async () => (await import('./fit/junit.js')).fitJunit,
  html: async () => (await import('../html/fit.js')).fitHtml,
};
