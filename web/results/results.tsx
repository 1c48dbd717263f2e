import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { fileAnchor, placeNamed } from '../../reports/html/anchors.js';
import { RuleSite } from '../../reports/html/rule-link.js';
import { siteBeside } from '../site-beside.js';
import type { ChecksState } from '../start/use-checks.js';
import type { Client } from '../worker/client.js';
import type { Source } from '../worker/tasks.js';
import { FileView } from './file-view.js';
import { IndexView } from './index-view.js';
import { Summary } from './summary.js';
import { usePlace } from './use-place.js';

/** The results: of several files their index until one is chosen, then the view of that file; of one file its view. */
export function Results(props: {
  readonly client: Client;
  readonly state: Extract<ChecksState, { kind: 'checking' | 'checked' }>;
  /** How far the check is; null: it is over. */
  readonly progress: VNode | null;
}): VNode {
  const { client, state, progress } = props;
  const { files, settings } = state;
  const [left, skipped] = state.kind === 'checked' ? [state.left, state.skipped] : [0, NONE];
  const expected = state.kind === 'checked' ? files.length + left : state.of;
  const anchor = usePlace();
  const anchors = files.map(({ summary }) => fileAnchor(summary.name));
  const place = placeNamed(anchor, anchors);
  const named = files.find((_, index) => anchors[index] === place.file);
  const shown = named ?? (expected === 1 ? (files.at(0) ?? null) : null);
  const lastShown = useRef<string | null>(null);
  useEffect(() => {
    if (shown !== null) lastShown.current = fileAnchor(shown.summary.name);
    // Somebody who comes back from a file goes on where they were.
    else if (lastShown.current !== null)
      document.querySelector<HTMLElement>(`a[href="#${lastShown.current}"]`)?.focus();
  }, [shown]);
  return (
    <RuleSite.Provider value={siteBeside()}>
      {expected === 1 ? (
        progress
      ) : (
        <IndexView
          client={client}
          settings={settings}
          files={files}
          waiting={state.kind === 'checked' ? 0 : state.of - files.length}
          left={left}
          skipped={skipped}
          progress={progress}
          isHidden={shown !== null}
        />
      )}
      {shown === null ? null : (
        <>
          {expected === 1 ? null : (
            <p class="crumb">
              <a href="#">All {expected} tournaments</a>
            </p>
          )}
          <FileView
            key={shown.summary.name}
            client={client}
            settings={settings}
            file={shown}
            anchor={anchor}
            place={named === undefined ? null : place}
            isPage
          />
          <Summary
            client={client}
            settings={settings}
            files={[shown]}
            skipped={expected === 1 ? skipped : NONE}
          />
        </>
      )}
    </RuleSite.Provider>
  );
}

const NONE: readonly Source[] = [];
