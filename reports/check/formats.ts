import type { CheckFormat } from './format.js';

/** What a format is chosen by. */
export interface FormatChoice {
  readonly format: CheckFormatName;
  /** Every edition is tried. */
  readonly triesAll: boolean;
  /** The pairs alone are asked for; absent: false. */
  readonly isPairsOnly?: boolean;
}

/**
 * The format of a report, which is loaded only when it is needed.
 * @throws RangeError for one that a check by every edition, or the pairs alone, do not have.
 */
export async function loadFormat({ format, triesAll, isPairsOnly }: FormatChoice): Promise<CheckFormat> {
  const { load, forFit, forPairs } = DEFINITIONS[format];
  if (isPairsOnly === true) {
    if (forPairs === undefined) throw new RangeError(`pairs alone have no format ${format}`);
    return forPairs();
  }
  if (!triesAll) return load();
  if (forFit === undefined) throw new RangeError(`a check by every edition has no format ${format}`);
  return forFit();
}

/** Whether a check by every edition can be reported so; some are about deviations from one. */
export function isForFit(format: CheckFormatName): boolean {
  return DEFINITIONS[format].forFit !== undefined;
}

/** Whether the pairs alone can be reported so. */
export function isForPairs(format: CheckFormatName): boolean {
  return DEFINITIONS[format].forPairs !== undefined;
}

/** How a file with the report ends. */
export function endingOf(format: CheckFormatName): string {
  return DEFINITIONS[format].ending;
}

/** Whether the report says what was skipped. */
export function hasTotals(format: CheckFormatName): boolean {
  return DEFINITIONS[format].hasTotals === true;
}

/** A format of reports. Adding one is a file that makes it, and a line in `FORMATS`. */
interface FormatDefinition {
  readonly ending: string;
  /** The report says what was skipped. */
  readonly hasTotals?: true;
  readonly load: Load;
  /** The same for a check by every edition; absent: there is none. */
  readonly forFit?: Load;
  /** The same for the pairs alone; absent: there is none. */
  readonly forPairs?: Load;
}

type Load = () => Promise<CheckFormat>;

const FORMATS = {
  text: {
    ending: 'txt',
    hasTotals: true,
    load: async () => (await import('./text.js')).checkText,
    forFit: async () => (await import('./fit/text.js')).fitText,
    forPairs: async () => (await import('./pairs-text.js')).pairsText,
  },
  json: {
    ending: 'json',
    hasTotals: true,
    load: async () => (await import('./json.js')).checkJson,
    forFit: async () => (await import('./json.js')).checkJson,
    forPairs: async () => (await import('./json.js')).checkJson,
  },
  csv: {
    ending: 'csv',
    load: async () => (await import('./csv.js')).checkCsv,
    forFit: async () => (await import('./fit/csv.js')).fitCsv,
  },
  junit: {
    ending: 'junit.xml',
    load: async () => (await import('./junit.js')).checkJunit,
    forFit: async () => (await import('./fit/junit.js')).fitJunit,
  },
  html: {
    ending: 'html',
    hasTotals: true,
    load: async () => (await import('../html/check.js')).checkHtml,
    forFit: async () => (await import('../html/fit.js')).fitHtml,
  },
  statement: {
    ending: 'html',
    hasTotals: true,
    load: async () => (await import('../html/statement.js')).checkStatement,
  },
  sarif: { ending: 'sarif', load: async () => (await import('./sarif.js')).checkSarif },
  summary: { ending: 'csv', load: async () => (await import('./summary.js')).checkSummary },
  github: { ending: 'txt', load: async () => (await import('./github.js')).checkGithub },
} as const satisfies Readonly<Record<string, FormatDefinition>>;

export type CheckFormatName = keyof typeof FORMATS;

const DEFINITIONS: Readonly<Record<CheckFormatName, FormatDefinition>> = FORMATS;

export const CHECK_FORMAT_NAMES = Object.keys(FORMATS) as CheckFormatName[];
