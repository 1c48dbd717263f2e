import type { RoundState } from '../../../model/player.js';
import { canAllBePaired } from '../../enumerate.js';
import type { LiteralForm } from '../../reading.js';
import { pairRules } from './criteria.js';
import type { Pair, PairRule } from './criteria.js';
import type { DubovPlayer } from './definitions.js';

/** An edition of the text, where another one has the same articles under other numbers. */
export interface DubovEdition {
  readonly articles: {
    /** Lowest score, most games, largest TPN. */
    readonly bye: readonly [string, string, string];
    readonly upfloaters: string;
    readonly shifters: string;
    readonly transpositions: string;
    /** The rules on colours, in their order. */
    readonly colours: readonly string[];
  };
  /** [C2]: who may not receive the pairing-allocated bye. */
  isBarredFromBye(state: RoundState, form: LiteralForm, player: DubovPlayer): boolean;
  /** The other readings of the edition. */
  readonly otherwise: readonly string[];
}

/** A round to be paired, and by what. */
export interface RoundPosition {
  readonly state: RoundState;
  readonly form: LiteralForm;
  readonly edition: DubovEdition;
  readonly players: readonly DubovPlayer[];
  /** The two may be paired by the absolute rules. */
  readonly mayMeet: (...pair: Pair) => boolean;
}

/** The absolute rules about two players that have not been left out. */
export function pairRulesOf({ form }: Pick<RoundPosition, 'form'>): PairRule[] {
  return pairRules.filter(({ id }) => !form.without.has(id));
}

/** [C4], 3.1.2: a pairing of all of them exists that complies with the absolute rules. */
export function canBePaired({ mayMeet }: RoundPosition, players: readonly DubovPlayer[]): boolean {
  return canAllBePaired(players, mayMeet);
}

/** @throws RangeError when no player of the round has the number. */
export function playerWith({ players }: RoundPosition, id: number | null): DubovPlayer {
  const found = players.find((player) => player.id === id);
  if (found === undefined) throw new RangeError(`nobody of the round has the number ${id ?? 'none'}`);
  return found;
}
