import { MOST_DRAWN } from '../../reports/check/format.js';
import { skippedVerdict, verdictOf, wholeReport } from '../../reports/index.js';
import { checked, triesAll } from './check-source.js';
import { checkedHow } from './checked-how.js';
import type { DownloadFormat, Tasks } from './tasks.js';
import type { CheckFormat } from '../../reports/index.js';

/** The report on all files, byte for byte what the command line writes. */
export async function reportOn({
  sources,
  settings,
  format: name,
  day,
}: Tasks['report']['request']): Promise<Blob> {
  const choice = { format: name, triesAll: triesAll(settings) };
  const style = {
    isOneOfSeveral: sources.length > 1,
    isOneOfMany: sources.length > MOST_DRAWN,
    isQuiet: false,
    isColoured: false,
    isReportUnseen: false,
  };
  const format = await loadDownload(name, choice.triesAll);
  const verdicts = [];
  for (const source of sources) {
    if (source.isSkipped === true) {
      verdicts.push(skippedVerdict(source.name, source.recognised ?? null));
      continue;
    }
    // Pages have statements to print, which name the file by its hash.
    const { made, ...facts } = name === 'html' ? await checkedHow(source, settings, day) : {};
    const report = { ...(await checked(source, settings)), ...facts };
    verdicts.push(
      verdictOf(report, [], { ...style, ...choice, ...(made === undefined ? {} : { made }) }, format),
    );
  }
  return new Blob([...wholeReport(verdicts, format)], { type: TYPES[name] });
}

const TYPES: Readonly<Record<DownloadFormat, string>> = {
  html: 'text/html',
  json: 'application/json',
  csv: 'text/csv',
};

/** The formats that the page downloads; others name servers, which nothing of the page does. */
function loadDownload(format: DownloadFormat, triesAll: boolean): Promise<CheckFormat> {
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
