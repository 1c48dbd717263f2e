import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { needsAttention } from '../../reports/check/index-entry.js';
import type { IndexEntry } from '../../reports/check/index-entry.js';
import { agreeingWords } from '../../reports/check/total-words.js';
import { EventIndex, IndexTables } from '../../reports/html/event-index.js';
import { counted } from '../../reports/words/numbers.js';
import type { CheckedFile } from '../start/use-checks.js';
import type { Client } from '../worker/client.js';
import type { Settings, Source } from '../worker/tasks.js';
import { Summary, summaryWith } from './summary.js';

/** The index of several files, also while they are checked. It stays where it is while a file is shown. */
export function IndexView(props: {
  readonly client: Client;
  readonly settings: Settings;
  readonly files: readonly CheckedFile[];
  /** Files that are still to be checked. */
  readonly waiting: number;
  /** Files that were not checked, because the check was stopped. */
  readonly left: number;
  readonly skipped: readonly Source[];
  /** How far the check is; null: it is over. */
  readonly progress: VNode | null;
  readonly isHidden: boolean;
}): VNode {
  const { client, settings, files, waiting, left, skipped, progress, isHidden } = props;
  const entries = files.map(({ summary }) => summary.entry);
  const shown = entries.filter(needsAttention);
  const agreeing = entries.filter((entry) => !needsAttention(entry));
  const isOver = progress === null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOver && !isHidden) heading.current?.focus();
  }, [isOver]);
  return (
    <div class="index-view" hidden={isHidden}>
      {progress ?? (
        <h1 ref={heading} tabIndex={-1}>
          Pairings of {counted(files.length, 'tournament', 'tournaments')}
        </h1>
      )}
      {left === 0 ? null : <p class="note">Stopped: {counted(left, 'file', 'files')} not checked.</p>}
      <EventIndex
        summary={summaryWith(files, skipped)}
        shown={shown}
        waiting={waiting}
        folded={{
          count: agreeing.length,
          part:
            agreeing.length === 0 ? null : (
              <Agreeing entries={agreeing} isOpenAtFirst={isOver && shown.length === 0} />
            ),
        }}
      />
      {isOver ? <Summary client={client} settings={settings} files={files} skipped={skipped} /> : null}
    </div>
  );
}

/** The tournaments that agree, as one row. Its table is drawn when it is opened: there can be thousands. */
function Agreeing(props: {
  readonly entries: readonly IndexEntry[];
  /** Nothing else is in the table. */
  readonly isOpenAtFirst: boolean;
}): VNode {
  const { entries, isOpenAtFirst } = props;
  const [chosen, choose] = useState<boolean | null>(null);
  const isOpen = chosen ?? isOpenAtFirst;
  return (
    <details
      class="chunk rest"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) choose(currentTarget.open);
      }}
    >
      <summary>
        <h2>{agreeingWords(entries.length)}</h2>
      </summary>
      {isOpen ? <IndexTables entries={entries} /> : null}
    </details>
  );
}
