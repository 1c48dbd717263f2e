import type { VNode } from 'preact';
import { summaryLines } from '../../reports/check/fit/text.js';
import { skippedVerdict, summaryOf } from '../../reports/check/file-verdict.js';
import type { CheckSummary } from '../../reports/check/format.js';
import { totalLines } from '../../reports/check/total-words.js';
import type { CheckedFile } from '../start/use-checks.js';
import type { Client } from '../worker/client.js';
import type { Settings, Source } from '../worker/tasks.js';
import { Downloads } from './downloads.js';

/** The totals in sentences, and the report to save. */
export function Summary(props: {
  readonly client: Client;
  readonly settings: Settings;
  readonly files: readonly CheckedFile[];
  /** Files of folders and archives that are no tournaments: the report counts and names them. */
  readonly skipped: readonly Source[];
}): VNode {
  const { client, settings, files, skipped } = props;
  const summary = summaryWith(files, skipped);
  const lines = settings.rules === 'any' ? summaryLines(summary) : totalLines(summary);
  return (
    <section aria-label="Summary" class="summary">
      {lines.map((line) => (
        <p>{line.trim()}</p>
      ))}
      <Downloads
        client={client}
        settings={settings}
        sources={[...files.map(({ source }) => source), ...skipped]}
      />
    </section>
  );
}

/** The sums over files, with those that are no tournaments. */
export function summaryWith(files: readonly CheckedFile[], skipped: readonly Source[]): CheckSummary {
  return summaryOf([
    ...files.map((file) => file.summary),
    ...skipped.map(({ name, recognised }) => skippedVerdict(name, recognised ?? null)),
  ]);
}
