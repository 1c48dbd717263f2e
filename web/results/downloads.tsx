import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Client } from '../worker/client.js';
import type { DownloadFormat, Settings, Source } from '../worker/tasks.js';

/** The report as a file, as the command line writes it. */
export function Downloads(props: {
  readonly client: Client;
  readonly settings: Settings;
  readonly sources: readonly Source[];
}): VNode {
  const { client, settings, sources } = props;
  const [said, say] = useState('');
  const download = async (format: DownloadFormat): Promise<void> => {
    say('writing the report…');
    save(await client.ask('report', { sources, settings, format, day: today() }), `report.${format}`);
    say('');
  };
  return (
    <p class="buttons">
      <span id="download">Save the report:</span>
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

/** YYYY-MM-DD. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Saves a file under this name. */
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
