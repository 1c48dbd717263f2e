import { skippedVerdict, verdictOf, wholeReport } from '../../reports/index.js';
import { checked, triesAll } from './check-source.js';
import { loadDownload } from './download-formats.js';
import type { DownloadFormat, Settings, Source } from './tasks.js';

/** The report on all files, byte for byte what the command line writes. */
export async function reportOn(
  sources: readonly Source[],
  settings: Settings,
  name: DownloadFormat,
): Promise<Blob> {
  const choice = { format: name, triesAll: triesAll(settings) };
  const style = {
    isOneOfSeveral: sources.length > 1,
    isQuiet: false,
    isColoured: false,
    isReportUnseen: false,
  };
  const format = await loadDownload(name, choice.triesAll);
  const verdicts = [];
  for (const source of sources)
    verdicts.push(
      source.isSkipped === true
        ? skippedVerdict(source.name, source.recognised ?? null)
        : verdictOf(await checked(source, settings), [], { ...style, ...choice }, format),
    );
  return new Blob([...wholeReport(verdicts, format)], { type: TYPES[name] });
}

const TYPES: Readonly<Record<DownloadFormat, string>> = {
  html: 'text/html',
  json: 'application/json',
  csv: 'text/csv',
};
