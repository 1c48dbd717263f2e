import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { summaryLines } from '../../reports/check/fit/text.js';
import { skippedVerdict, summaryOf } from '../../reports/check/file-verdict.js';
import { totalLines } from '../../reports/check/total-words.js';
import { fileAnchor, placeNamed } from '../../reports/html/anchors.js';
import { RuleSite } from '../../reports/html/rule-link.js';
import { counted } from '../../reports/words/numbers.js';
import type { CheckedFile } from '../start/use-checks.js';
import type { Client } from '../worker/client.js';
import type { Settings, Source } from '../worker/tasks.js';
import { Downloads } from './downloads.js';
import { FileList } from './file-list.js';
import { FileView } from './file-view.js';
import { usePlace } from './use-place.js';

/** What was found: the sums, the files, and the file that is looked at. */
export function Results(props: {
  readonly client: Client;
  readonly settings: Settings;
  readonly files: readonly CheckedFile[];
  /** Files that were not checked. */
  readonly left: number;
  /** Files of folders and archives that are no tournaments. */
  readonly skipped: readonly Source[];
}): VNode {
  const { client, settings, files, left, skipped } = props;
  const anchor = usePlace();
  const place = placeNamed(
    anchor,
    files.map(({ summary }) => fileAnchor(summary.name)),
  );
  const named = files.find(({ summary }) => fileAnchor(summary.name) === place.file);
  const shown = named ?? worst(files);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (anchor === '') heading.current?.focus();
  }, [files]);

  const summary = summaryOf([
    ...files.map((file) => file.summary),
    ...skipped.map(({ name, recognised }) => skippedVerdict(name, recognised ?? null)),
  ]);
  const lines = settings.rules === 'any' ? summaryLines(summary) : totalLines(summary);
  return (
    <>
      <section aria-label="Summary" class="summary">
        <h2 ref={heading} tabIndex={-1}>
          Result
        </h2>
        {lines.map((line) => (
          <p>{line.trim()}</p>
        ))}
        {left === 0 ? null : <p class="note">Cancelled: {counted(left, 'file', 'files')} not checked.</p>}
        <Downloads client={client} settings={settings} files={files} skipped={skipped} />
      </section>
      {files.length === 1 ? null : <FileList files={files} shown={shown} />}
      <RuleSite.Provider value={siteBeside()}>
        <FileView
          key={shown.summary.name}
          client={client}
          settings={settings}
          file={shown}
          anchor={anchor}
          place={named === undefined ? null : place}
        />
      </RuleSite.Provider>
    </>
  );
}

/** The way to the book of the rules, where that has put this page beside itself (`npm run site`); null: it has not. */
function siteBeside(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="swissproof-site"]')?.content ?? null;
}

/** What is looked at first where nothing is named: the first file that deviates, or was not checked. */
function worst(files: readonly CheckedFile[]): CheckedFile {
  const first = (verdict: CheckedFile['summary']['verdict']): CheckedFile | undefined =>
    files.find(({ summary }) => summary.verdict === verdict);
  return first('deviates') ?? first('invalid') ?? files[0];
}
