import type { Rule } from '../../rules/rule.js';
import type { ExplainedRound, ExplainedStep, Figures, Place, PreferredColour } from '../system.js';
import { RoundBoard as Board } from '../bye-first/board.js';
import { ByeStep } from '../bye-first/bye-step.js';
import type { ByeProof } from '../bye-first/bye-step.js';
import type { DubovEdition } from './edition.js';
import { preferredColour } from './player.js';
import { certify } from './proof/certify.js';
import type { DubovState } from './player.js';
import { ScoregroupStep } from './scoregroup-step.js';
import type { RoundBoard } from './search/board.js';

/** A round of the Dubov System: the bye, if somebody has to have it, then the scoregroups from the top (1.9.2). */
export class DubovRound implements ExplainedRound {
  /** The score of the bye is a rule of its stage. */
  readonly byeScore = null;
  readonly first: ExplainedStep | null;
  private readonly board: RoundBoard;

  constructor(state: DubovState, edition: DubovEdition) {
    this.board = new Board(state, edition);
    const everybody = [...state.players.keys()];
    const isOdd = everybody.length % 2 === 1;
    const follow = (left: readonly Place[]): ExplainedStep | null => ScoregroupStep.of(this.board, left);
    const prove: ByeProof = (step, published, reason, file) =>
      certify(step, this.board, published, reason, file);
    this.first = isOdd ? new ByeStep(this.board, follow, prove) : follow(everybody);
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
    return { aro: { measure: 'numbers', value: this.board.players[place].aro } };
  }
}
