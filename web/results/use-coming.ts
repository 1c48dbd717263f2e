import { useEffect, useState } from 'preact/hooks';

/** An answer of the worker or of the server, as far as it is there. */
export type Coming<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly value: Value }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * What is asked for, once it comes.
 * @param ask null: nothing is asked yet.
 * @param about asked again when one of these changes; what was asked before counts no more.
 */
export function useComing<Value>(
  ask: (() => Promise<Value>) | null,
  about: readonly unknown[],
): Coming<Value> {
  const [answer, setAnswer] = useState<Coming<Value>>(WAITING);
  useEffect(() => {
    setAnswer(WAITING);
    if (ask === null) return undefined;
    let isWanted = true;
    ask().then(
      (value) => {
        if (isWanted) setAnswer({ kind: 'here', value });
      },
      (error: unknown) => {
        if (isWanted) setAnswer({ kind: 'failed', message: (error as Error).message });
      },
    );
    return () => {
      isWanted = false;
    };
  }, about);
  return answer;
}

const WAITING = { kind: 'waiting' } as const;
