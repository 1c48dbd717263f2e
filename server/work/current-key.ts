import { AsyncLocalStorage } from 'node:async_hooks';

const keys = new AsyncLocalStorage<string>();

/** Does something for a key: what it waits for on the way is shared among the keys by {@link currentKey}. */
export function asKey<Result>(key: string, run: () => Result): Result {
  return keys.run(key, run);
}

/** The key for which this is done; empty: for none, as the server's own work. */
export function currentKey(): string {
  return keys.getStore() ?? '';
}
