import type { Edition } from '../../../engine/index.js';
import { decidesSomeRound, generateTournament } from '../../../generator/index.js';
import type { Steering } from '../store/manifest.js';
import { scenarioOf } from './scenarios.js';
import type { EventKey, Scenarios } from './scenarios.js';

/**
 * Tournaments in which a rule decides some round. Each of the campaign is looked for in a row of its own, so that it
 * depends on seed and index only; every try is of a kind of its own, for in some kinds the rule may never decide.
 * All jobs share one of these, for the directions of a campaign ask for the same tournament, at the same time or one
 * after the other: each row is searched once.
 */
export class SteeredEvents {
  readonly #found = new Map<number, Promise<EventKey>>();

  constructor(
    readonly seed: string,
    readonly steering: Steering,
    readonly scenarios: Scenarios,
    readonly edition: Edition,
  ) {}

  /** The first tournament of the row in which the rule decides; where there is none, the last one that is tried. */
  find(index: number, signal: AbortSignal): Promise<EventKey> {
    const found = this.#found.get(index) ?? this.#search(index, signal);
    this.#found.set(index, found);
    return found;
  }

  async #search(index: number, signal: AbortSignal): Promise<EventKey> {
    const { rule, tries } = this.steering;
    const seed = `${this.seed}/steered/${index}`;
    const system = this.edition.id;
    for (let attempt = 1; ; attempt++) {
      const scenario = scenarioOf(seed, attempt, this.scenarios);
      const key = { seed, index: attempt, scenario };
      if (attempt >= tries) return key;
      const tournament = generateTournament({ ...this.scenarios[scenario], system }, seed, attempt);
      if (decidesSomeRound(tournament, this.edition, rule)) return key;
      // Progress and interruptions have their turn.
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    }
  }
}
