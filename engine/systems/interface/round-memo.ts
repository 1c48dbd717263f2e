import type { RoundState } from '../../model/player.js';

/**
 * What was worked out for a round, by a key. The readings of a text pair the same round one after the other: what does not
 * depend on the places in which they differ is worked out once.
 */
export class RoundMemo<K, T extends object> {
  private readonly known = new WeakMap<RoundState, Map<K, T>>();

  /** @param key everything that the result depends on besides the round. */
  get(state: RoundState, key: K, make: () => T): T {
    const results = this.known.get(state) ?? new Map<K, T>();
    if (results.size === 0) this.known.set(state, results);
    const known = results.get(key);
    if (known !== undefined) return known;
    const made = make();
    results.set(key, made);
    return made;
  }
}
