import { useEffect, useRef, useState } from 'preact/hooks';
import type { Client } from '../worker/client.js';
import { AS_THE_FILE_SAYS } from '../worker/tasks.js';
import type { ChosenFile, FileSummary, Settings, Source } from '../worker/tasks.js';

export interface CheckedFile {
  readonly source: Source;
  readonly summary: FileSummary;
}

/** How far the page is. */
export type ChecksState =
  | { readonly kind: 'start' }
  | {
      readonly kind: 'checking';
      /** Those that are checked so far. */
      readonly files: readonly CheckedFile[];
      readonly of: number;
      /** The file that is checked now. */
      readonly name: string;
      /** Seconds that the rest will take, at the speed so far; null: not known yet. */
      readonly secondsLeft: number | null;
      readonly settings: Settings;
    }
  /** @property left files that were not checked, because the check was stopped. */
  | {
      readonly kind: 'checked';
      readonly files: readonly CheckedFile[];
      readonly left: number;
      /** Of folders and archives: files that are no tournaments. */
      readonly skipped: readonly Source[];
      readonly settings: Settings;
    }
  | { readonly kind: 'failed'; readonly message: string };

export interface Checks {
  readonly state: ChecksState;
  readonly settings: Settings;
  /** Empty until the worker has told them. */
  readonly editions: readonly string[];
  readonly choose: (files: readonly ChosenFile[]) => void;
  /** Other settings: the files are checked again. */
  readonly change: (settings: Settings) => void;
  readonly cancel: () => void;
}

/** Has files checked one after the other. */
export function useChecks(client: Client): Checks {
  const [state, setState] = useState<ChecksState>({ kind: 'start' });
  const [settings, setSettings] = useState<Settings>(AS_THE_FILE_SAYS);
  const [editions, setEditions] = useState<readonly string[]>([]);
  /** The run whose results are wanted; those of earlier ones are dropped. */
  const run = useRef(0);
  const sources = useRef<readonly Source[]>([]);
  /** The run that goes on was stopped. */
  const cancelled = useRef(false);

  const learnEditions = (): void => {
    client.ask('editions', null).then(setEditions, () => undefined);
  };
  useEffect(learnEditions, [client]);

  const checkAll = async (all: readonly Source[], by: Settings, own: number): Promise<void> => {
    const files: CheckedFile[] = [];
    const began = performance.now();
    let said = -Infinity;
    const wanted = all.filter(({ isSkipped }) => isSkipped !== true);
    const skipped = all.filter(({ isSkipped }) => isSkipped === true);
    for (const [done, source] of wanted.entries()) {
      const now = performance.now();
      // A long list takes longer to draw.
      if (now - said > Math.max(PROGRESS_MS, files.length)) {
        said = now;
        const left = done < ENOUGH_TO_ESTIMATE ? null : ((now - began) / done) * (wanted.length - done);
        setState({
          kind: 'checking',
          files: [...files],
          of: wanted.length,
          name: source.name,
          secondsLeft: left === null ? null : Math.ceil(left / 1000),
          settings: by,
        });
      }
      const summary = await client.ask('check', { source, settings: by }).catch((error: unknown) => {
        if (cancelled.current) return null;
        throw error;
      });
      if (own !== run.current) return;
      if (summary === null) break;
      files.push({ source, summary });
    }
    const left = wanted.length - files.length;
    setState(
      files.length === 0 ? { kind: 'start' } : { kind: 'checked', files, left, skipped, settings: by },
    );
  };

  const start = (by: Settings, open: () => Promise<readonly Source[]>): void => {
    if (state.kind === 'checking') client.cancel();
    cancelled.current = false;
    const own = ++run.current;
    const work = async (): Promise<void> => {
      const opened = await open();
      if (own !== run.current) return;
      sources.current = opened;
      await checkAll(opened, by, own);
    };
    work().catch((error: unknown) => {
      if (own !== run.current) return;
      const message = error instanceof Error ? error.message : String(error);
      setState(cancelled.current ? { kind: 'start' } : { kind: 'failed', message });
    });
  };

  return {
    state,
    settings,
    editions,
    choose: (files) => {
      if (files.length === 0) return;
      // Where the worker could not be fetched at first.
      if (editions.length === 0) learnEditions();
      setState({
        kind: 'checking',
        files: [],
        of: files.length,
        name: files[0].path,
        secondsLeft: null,
        settings,
      });
      start(settings, () => client.ask('open', { files }));
    },
    change: (by) => {
      setSettings(by);
      if (sources.current.length > 0) start(by, () => Promise.resolve(sources.current));
    },
    cancel: () => {
      cancelled.current = true;
      client.cancel();
    },
  };
}

/** Progress is shown no more often than it can be seen. */
const PROGRESS_MS = 50;
/** After so many files their number per second is known well enough. */
const ENOUGH_TO_ESTIMATE = 5;
