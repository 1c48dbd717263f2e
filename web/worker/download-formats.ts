import type { CheckFormat } from '../../reports/index.js';
import type { DownloadFormat } from './tasks.js';

/** The formats that the page downloads; others name servers, which nothing of the page does. */
export function loadDownload(format: DownloadFormat, triesAll: boolean): Promise<CheckFormat> {
  return (triesAll ? OF_ALL_EDITIONS : OF_ONE)[format]();
}

type Loads = Readonly<Record<DownloadFormat, () => Promise<CheckFormat>>>;

const OF_ONE: Loads = {
  html: async () => (await import('../../reports/html/check.js')).checkHtml,
  json: async () => (await import('../../reports/check/json.js')).checkJson,
  csv: async () => (await import('../../reports/check/csv.js')).checkCsv,
};

const OF_ALL_EDITIONS: Loads = {
  html: async () => (await import('../../reports/html/fit.js')).fitHtml,
  json: async () => (await import('../../reports/check/json.js')).checkJson,
  csv: async () => (await import('../../reports/check/fit/csv.js')).fitCsv,
};
