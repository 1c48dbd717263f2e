import { useEffect, useState } from 'preact/hooks';
import type { Client } from '../worker/client.js';
import type { TaskName, Tasks } from '../worker/tasks.js';

/** An answer of the worker, as far as it is there. */
export type Coming<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'here'; readonly value: Value }
  | { readonly kind: 'failed'; readonly message: string };

/**
 * What the worker says to a task.
 * @param told null: nothing is asked yet.
 * @param about asked again when one of these changes.
 */
export function useAnswer<Name extends TaskName>(
  client: Client,
  name: Name,
  told: Tasks[Name]['told'] | null,
  about: readonly unknown[],
): Coming<Tasks[Name]['answer']> {
  const [answer, setAnswer] = useState<Coming<Tasks[Name]['answer']>>(WAITING);
  useEffect(() => {
    setAnswer(WAITING);
    if (told === null) return undefined;
    let isWanted = true;
    client.ask(name, told).then(
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
