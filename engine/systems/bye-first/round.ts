import type { Rule } from '../../rules/rule.js';
import { preferredColour } from '../interface/preferred-colour.js';
import type { ExplainedRound, ExplainedStep, Figures, Place, PreferredColour } from '../interface/system.js';
import type { RoundBoard } from './board.js';
import { ByeStep } from './bye-step.js';
import type { ByeProof } from './bye-step.js';
import type { ByeFirstEdition, ByePlayer, StateOf } from './edition.js';

/** A round in which the bye is assigned first, if somebody has to have it, then the brackets are paired from the top. */
export abstract class ByeFirstRound<
  P extends ByePlayer,
  S extends StateOf<P>,
  E extends ByeFirstEdition<P>,
> implements ExplainedRound {
  /** The score of the bye is a rule of its stage. */
  readonly byeScore = null;
  readonly first: ExplainedStep | null;

  /**
   * @param follow the first bracket of those who are left.
   * @param prove the certificate of a wrong bye.
   */
  constructor(
    protected readonly board: RoundBoard<P, S, E>,
    follow: (left: readonly Place[]) => ExplainedStep | null,
    prove: ByeProof,
  ) {
    const everybody = [...board.players.keys()];
    this.first = everybody.length % 2 === 1 ? new ByeStep(board, follow, prove) : follow(everybody);
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

  abstract figuresOf(place: Place): Figures;
}
