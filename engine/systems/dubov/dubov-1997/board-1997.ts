import type { RoundState } from '../../../model/player.js';
import type { Place } from '../../interface/candidate.js';
import { ProcedureBoard } from '../../procedure/board.js';
import type { Demand } from '../../interface/system.js';
import type { Edition1997 } from './edition-1997.js';
import { players1997 } from './player-1997.js';
import type { Player1997 } from './player-1997.js';

/** The players of a round by their places, and who may meet whom. */
export class Board1997 extends ProcedureBoard<Player1997> {
  readonly isFirstRound: boolean;

  constructor(
    readonly state: RoundState,
    readonly edition: Edition1997,
    demand: Demand | null = null,
  ) {
    super(state, players1997(state, edition), edition.absoluteRules, demand);
    this.isFirstRound = state.round === 1;
  }

  /** 2.2; who is asked about may all the same. */
  readonly mayGoUp = (place: Place): boolean =>
    this.players[place].mayGoUp ||
    (this.demand !== null && 'pair' in this.demand && this.demand.pair.includes(place));

  /** The same round with somebody bound to meet one other only, or nobody. */
  asked(demand: Demand): Board1997 {
    return new Board1997(this.state, this.edition, demand);
  }
}
