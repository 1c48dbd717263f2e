import type { Rule } from '../../rules/rule.js';
import { ByeStep } from '../bye-first/bye-step.js';
import type { ExplainedRound, ExplainedStep, Figures, Place, PreferredColour } from '../system.js';
import { BracketStep } from './bracket-step.js';
import type { BursteinEdition } from './edition.js';
import { preferredColour } from './player.js';
import type { BursteinState } from './player.js';
import { RoundBoard } from './search/board.js';

/** A round after the seeding rounds: the bye, if somebody has to have it, then the brackets from the top (1.9.2). */
export class BursteinRound implements ExplainedRound {
  /** The score of the bye is a rule of its stage. */
  readonly byeScore = null;
  readonly first: ExplainedStep | null;
  private readonly board: RoundBoard;

  constructor(state: BursteinState, edition: BursteinEdition) {
    this.board = new RoundBoard(state, edition);
    const everybody = [...state.players.keys()];
    const isOdd = everybody.length % 2 === 1;
    const follow = (left: readonly Place[]): ExplainedStep | null => BracketStep.of(this.board, [], left);
    this.first = isOdd ? new ByeStep(this.board, follow) : follow(everybody);
  }

  get isPossible(): boolean {
    const { players } = this.board;
    if (players.length % 2 === 0) return this.board.isCompletable([...players.keys()]);
    return this.first?.chosen !== null;
  }

  forbids(higher: Place, lower: Place | null): Rule | null {
    const { state, edition, players } = this.board;
    if (lower === null) return players[higher].mayTakeBye ? null : edition.byeRule;
    return edition.absoluteRules.find((rule) => rule.forbids(state, players[higher], players[lower])) ?? null;
  }

  preferenceOf(place: Place): PreferredColour {
    return preferredColour(this.board.players[place]);
  }

  figuresOf(place: Place): Figures {
    const { buchholz, sonnebornBerger } = this.board.players[place].index;
    return {
      buchholz: { measure: 'score', value: buchholz },
      sonnebornBerger: { measure: 'products', value: sonnebornBerger },
    };
  }
}
