import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { CheckedFile } from '../start/use-checks.js';
import type { Client } from '../worker/client.js';
import type { DownloadFormat, Settings, Source } from '../worker/tasks.js';

/** The report as a file, as the command line writes it. */
export function Downloads(props: {
  readonly client: Client;
  readonly settings: Settings;
  readonly files: readonly CheckedFile[];
  /** Files that are no tournaments: the report counts and names them. */
  readonly skipped: readonly Source[];
}): VNode {
  const { client, settings, files, skipped } = props;
  const [said, say] = useState('');
  const download = async (format: DownloadFormat): Promise<void> => {
    say('making the report…');
    const sources = [...files.map(({ source }) => source), ...skipped];
    save(await client.ask('report', { sources, settings, format }), `report.${format}`);
    say('');
  };
  return (
    <p class="buttons">
      <span id="download">Download the report:</span>
      {FORMATS.map((format) => (
        <button
          type="button"
          aria-describedby="download"
          onClick={() => {
            download(format).catch((error: unknown) => {
              say((error as Error).message);
            });
          }}
        >
          {format.toUpperCase()}
        </button>
      ))}
      <span role="status">{said}</span>
    </p>
  );
}

const FORMATS: readonly DownloadFormat[] = ['html', 'json', 'csv'];

/** Gives a file to whoever sits there. */
export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, A_MINUTE);
}

const A_MINUTE = 60_000;
