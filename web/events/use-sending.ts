import { useState } from 'preact/hooks';
import type { ApiError } from './api.js';

/** Something that the server is asked to do. */
export interface Sending {
  /** What is said of it: that it is done just now, or why it was not; null: nothing. */
  readonly said: {
    readonly isFailure: boolean;
    readonly words: string;
    readonly places: readonly string[];
  } | null;
  readonly isWaiting: boolean;
  /** Does it, one thing at a time. */
  run(work: () => Promise<void>): void;
}

export function useSending(): Sending {
  const [said, say] = useState<Sending['said']>(null);
  const [isWaiting, setWaiting] = useState(false);
  const run = (work: () => Promise<void>): void => {
    if (isWaiting) return;
    setWaiting(true);
    say({ isFailure: false, words: 'asking the server…', places: [] });
    work().then(
      () => {
        setWaiting(false);
        say(null);
      },
      (error: unknown) => {
        setWaiting(false);
        const { message, places } = error as ApiError;
        say({ isFailure: true, words: message, places: places ?? [] });
      },
    );
  };
  return { said, isWaiting, run };
}
