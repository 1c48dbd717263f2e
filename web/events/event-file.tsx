import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { fileAnchor, placeNamed } from '../../reports/html/anchors.js';
import { FileView } from '../results/file-view.js';
import { useAnswer } from '../results/use-answer.js';
import { useComing } from '../results/use-coming.js';
import { usePlace } from '../results/use-place.js';
import type { Client } from '../worker/client.js';
import { AS_THE_FILE_SAYS } from '../worker/tasks.js';
import type { Settings, Source } from '../worker/tasks.js';
import type { EventDocument } from './documents.js';
import { fileNameOf } from './use-route.js';

/**
 * The file as it stands now, with the last round given out or the results that closed the event, checked here: every round
 * with its drawing, whether the rules pair it as it was played.
 */
export function EventFile(props: {
  readonly client: Client;
  readonly event: EventDocument;
  readonly file: string;
}): VNode {
  const { client, event, file } = props;
  const { event: id, round, edition } = event;
  // Opened as files that are chosen are: what was found in an earlier one of that name is forgotten.
  const opened = useComing(
    () => client.ask('open', { files: [{ path: fileNameOf(id, round), content: new Blob([file]) }] }),
    [id, round, file],
  );
  const source = opened.kind === 'here' ? (opened.value[0] ?? null) : null;
  const settings = useMemo<Settings>(() => ({ ...AS_THE_FILE_SAYS, rules: edition ?? 'auto' }), [edition]);
  return (
    <section aria-label="The file, checked">
      <h2>The file as it stands now, checked here</h2>
      {opened.kind === 'failed' ? <p class="note">{opened.message}</p> : null}
      {source === null ? null : <Checked client={client} source={source} settings={settings} />}
    </section>
  );
}

function Checked(props: {
  readonly client: Client;
  readonly source: Source;
  readonly settings: Settings;
}): VNode {
  const { client, source, settings } = props;
  const summary = useAnswer(client, 'check', { source, settings }, [source, settings]);
  const anchor = usePlace();
  const place = placeNamed(anchor, [fileAnchor(source.name)]);
  if (summary.kind === 'failed') return <p class="note">{summary.message}</p>;
  if (summary.kind === 'waiting') return <p class="soft waiting">checking…</p>;
  return (
    <FileView
      client={client}
      settings={settings}
      file={{ source, summary: summary.value }}
      anchor={anchor}
      place={place.file === fileAnchor(source.name) ? place : null}
    />
  );
}
