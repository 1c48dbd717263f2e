import { useEffect, useRef, useState } from 'preact/hooks';
import { useComing } from '../results/use-coming.js';
import type { Coming } from '../results/use-coming.js';
import type { Api } from './api.js';
import type { DeviationDocument, EventDocument } from './documents.js';

/**
 * A document of the server, as far as it is there.
 * @param version another one: it is asked for anew.
 */
export function useLoaded<Document>(api: Api, path: string, version = 0): Coming<Document> {
  return useComing(() => api.get<Document>(path), [api, path, version]);
}

/** A list that comes in parts. */
export interface Parts<Item> {
  readonly items: readonly Item[];
  readonly isWaiting: boolean;
  /** Why the last part did not come; null: it came. */
  readonly failure: string | null;
  /** Asks for the next part; null: there is none. */
  readonly more: (() => void) | null;
}

/** The lists of the server, with what they hold. */
interface Lists {
  readonly events: EventDocument;
  readonly deviations: DeviationDocument;
}

/** The parts of a list, from the first one on; another query begins again. */
export function useParts<Name extends keyof Lists>(
  api: Api,
  name: Name,
  query: Readonly<Record<string, string>>,
): Parts<Lists[Name]> {
  type Items = readonly Lists[Name][];
  const [state, setState] = useState<Omit<Parts<Lists[Name]>, 'more'> & { readonly next: string | null }>(
    NOTHING,
  );
  const run = useRef(0);
  const load = (before: Items, after: string): void => {
    const own = ++run.current;
    setState({ items: before, isWaiting: true, failure: null, next: null });
    api
      .get<Readonly<Record<Name, Items>> & { next: string | null }>(PATHS[name], {
        ...query,
        after,
        limit: PART,
      })
      .then(
        (part) => {
          if (own !== run.current) return;
          const found: Items = (part as Readonly<Record<Name, Items>>)[name];
          setState({ items: [...before, ...found], isWaiting: false, failure: null, next: part.next });
        },
        (error: unknown) => {
          if (own !== run.current) return;
          setState({ items: before, isWaiting: false, failure: (error as Error).message, next: null });
        },
      );
  };
  useEffect(() => {
    load([], '');
  }, [api, name, query]);
  const { next, ...rest } = state;
  return {
    ...rest,
    more:
      next === null
        ? null
        : () => {
            load(state.items, next);
          },
  };
}

const PATHS = { events: 'v1/tournaments', deviations: 'v1/deviations' } as const;
/** The most that the server answers at once: what needs attention is counted over all events. */
const PART = '1000';
const NOTHING = { items: [], isWaiting: true, failure: null, next: null };
