import { useEffect, useState } from 'preact/hooks';
import type { Absence, BoardResult } from '../../checker/protocol/index.js';

/** Results and absences that were entered for a round. */
export interface Entered {
  /** By the starting number of White. */
  readonly results: Readonly<Record<string, BoardResult>>;
  readonly absences: readonly Absence[];
}

/** What is entered for a round, and what is done with it. */
export interface Entering {
  readonly entered: Entered;
  /** It was entered before this page was opened. */
  readonly isFound: boolean;
  /** The browser keeps it when the page is reloaded. */
  readonly isKept: boolean;
  change(to: Entered): void;
  /** It is not wanted any more. */
  forget(): void;
}

/**
 * Keeps what is entered in the browser, until something is entered for another round or it is forgotten.
 * @param round what it is entered for: the hash of the entry in the protocol, so that results of a round that was taken back
 * are never taken for those of another pairing.
 */
export function useEntered(event: string, round: string): Entering {
  const name = `swissproof-results-${event}`;
  const [found, setFound] = useState(() => read(name, round));
  const [entered, setEntered] = useState(found ?? NOTHING);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    // Another tab of the same event has changed it.
    const listen = ({ key }: StorageEvent): void => {
      if (key === name) setEntered(read(name, round) ?? NOTHING);
    };
    addEventListener('storage', listen);
    return () => {
      removeEventListener('storage', listen);
    };
  }, [name, round]);
  return {
    entered,
    isFound: found !== null,
    isKept,
    change: (to) => {
      setEntered(to);
      setKept(write(name, JSON.stringify({ round, ...to })));
    },
    forget: () => {
      setEntered(NOTHING);
      setFound(null);
      write(name, null);
    },
  };
}

const NOTHING: Entered = { results: {}, absences: [] };

/** Null: nothing was entered for this round. */
function read(name: string, round: string): Entered | null {
  try {
    const text = localStorage.getItem(name);
    const kept = text === null ? null : (JSON.parse(text) as Entered & { readonly round: string });
    return kept?.round === round ? { results: kept.results, absences: kept.absences } : null;
  } catch {
    return null;
  }
}

/** False: the browser keeps nothing. */
function write(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
