import type { Client } from '../worker/client.js';
import type { TaskName, Tasks } from '../worker/tasks.js';
import { useComing } from './use-coming.js';
import type { Coming } from './use-coming.js';

/**
 * What the worker says to a task.
 * @param told null: nothing is asked yet.
 * @param about asked again when one of these changes.
 */
export function useAnswer<Name extends TaskName>(
  client: Client,
  name: Name,
  request: Tasks[Name]['request'] | null,
  about: readonly unknown[],
): Coming<Tasks[Name]['answer']> {
  return useComing(request === null ? null : () => client.ask(name, request), about);
}
