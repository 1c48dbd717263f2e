import { Completion } from '../../matching/completion.js';
import type { Pair, Place } from '../interface/candidate.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from './edition.js';

/** A round being paired: who may meet whom, and whether those not yet paired can still all be paired. */
export class RoundBoard<P extends ByePlayer, S extends StateOf<P>, E extends ByeFirstEdition<P>> {
  readonly size: number;
  private readonly legal: Uint8Array;
  private readonly completion: Completion;

  constructor(
    readonly state: S,
    readonly edition: E,
    legal: Uint8Array | null = null,
  ) {
    this.size = state.players.length;
    this.legal = legal ?? legalPairs<P>(state, edition);
    this.completion = new Completion(this.size, this.legal);
  }

  get players(): readonly P[] {
    return this.state.players;
  }

  /** No absolute criterion forbids the pair. */
  mayMeet(a: Place, b: Place): boolean {
    return this.legal[a * this.size + b] === 1;
  }

  /** All of them can be paired with each other. */
  isCompletable(places: readonly Place[]): boolean {
    return this.completion.isPerfect(places);
  }

  /** The same round, in which two can only meet each other. */
  withOnly([a, b]: Pair): RoundBoard<P, S, E> {
    const legal = this.legal.slice();
    for (const one of [a, b])
      for (let other = 0; other < this.size; other++) {
        if (other === a || other === b) continue;
        legal[one * this.size + other] = 0;
        legal[other * this.size + one] = 0;
      }
    return new RoundBoard(this.state, this.edition, legal);
  }
}

function legalPairs<P extends ByePlayer>(
  state: StateOf<P>,
  { absoluteRules }: Pick<ByeFirstEdition<P>, 'absoluteRules'>,
): Uint8Array {
  const size = state.players.length;
  const legal = new Uint8Array(size * size).fill(1);
  for (const rule of absoluteRules)
    rule.eachForbidden(state, (a, b) => {
      legal[a * size + b] = 0;
      legal[b * size + a] = 0;
    });
  for (let place = 0; place < size; place++) legal[place * size + place] = 0;
  return legal;
}
