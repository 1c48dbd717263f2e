import type { RoundState } from '../../../model/player.js';
import type { Pair, Place } from '../../interface/candidate.js';
import { ProcedureBoard } from '../../procedure/board.js';
import type { Allocation, Demand } from '../../interface/system.js';
import { colours1998, firstColours } from './colours-1998.js';
import type { Edition1998 } from './edition-1998.js';
import { players1998 } from './player-1998.js';
import type { Player1998 } from './player-1998.js';

/** The players of a round by their places, who may meet whom, and with which colours. */
export class Board1998 extends ProcedureBoard<Player1998> {
  constructor(
    readonly state: RoundState,
    readonly edition: Edition1998,
    players: readonly Player1998[] = players1998(state, edition),
    demand: Demand | null = null,
  ) {
    super(state, players, edition.absoluteRules, demand);
  }

  /** The same round with somebody bound to meet one other only, or nobody. */
  asked(demand: Demand): Board1998 {
    return new Board1998(this.state, this.edition, this.players, demand);
  }

  coloursOf(pair: Pair): Allocation {
    const { state, edition } = this;
    const rules = state.round === 1 ? [firstColours] : edition.colourRules;
    return colours1998(rules, this.player, state.initialColour, pair);
  }

  /** Those of two opponents who get their due colour (6.5). */
  dueIn(a: Place, b: Place): Place[] {
    const pair: Pair = a < b ? [a, b] : [b, a];
    const { white } = this.coloursOf(pair);
    return pair.filter((place) => this.player(place).due === (place === white ? 'white' : 'black'));
  }
}
