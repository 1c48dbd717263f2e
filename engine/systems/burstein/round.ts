import { RoundBoard } from '../bye-first/board.js';
import type { ByeProof } from '../bye-first/bye-step.js';
import { ByeFirstRound } from '../bye-first/round.js';
import type {
  Figures,
  Place,
  Edition,
  ExplainedRound,
  ExplainedStep,
  PreferredColour,
} from '../interface/system.js';
import { BracketStep } from './bracket-step.js';
import type { BursteinEdition } from './edition.js';
import type { BursteinPlayer, BursteinState } from './player.js';
import type { Rule } from '../../rules/rule.js';

/** There is no proof for this system. */
const noProof: ByeProof = () => null;

/** A round after the seeding rounds: the bye, if somebody has to have it, then the brackets from the top (1.9.2). */
export class BursteinRound extends ByeFirstRound<BursteinPlayer, BursteinState, BursteinEdition> {
  constructor(state: BursteinState, edition: BursteinEdition) {
    const board = new RoundBoard<BursteinPlayer, BursteinState, BursteinEdition>(state, edition);
    super(board, (left) => BracketStep.of(board, [], left), noProof);
  }

  figuresOf(place: Place): Figures {
    const { buchholz, sonnebornBerger } = this.board.players[place].index;
    return {
      buchholz: { measure: 'score', value: buchholz },
      sonnebornBerger: { measure: 'products', value: sonnebornBerger },
    };
  }
}

/** A seeding round (1.6.1): the rules of the other edition say everything. */
export class SeedingRound implements ExplainedRound {
  constructor(
    private readonly round: ExplainedRound,
    readonly pairedBy: Edition,
  ) {}

  get isPossible(): boolean {
    return this.round.isPossible;
  }

  get leftToArbiter(): Rule | null {
    return this.round.leftToArbiter ?? null;
  }

  get first(): ExplainedStep | null {
    return this.round.first;
  }

  get byeScore(): number | null {
    return this.round.byeScore;
  }

  forbids(higher: Place, lower: Place | null): Rule | null {
    return this.round.forbids(higher, lower);
  }

  preferenceOf(place: Place): PreferredColour {
    return this.round.preferenceOf(place);
  }
}
