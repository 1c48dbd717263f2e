import { LiteralByeFirstRound } from '../../bye-first/literal/literal-round.js';
import type { BracketEdition } from '../edition.js';
import type { MatchPlayer, MatchState } from '../player.js';
import { LiteralBracketStep } from './literal-bracket-step.js';
import { Possibilities } from './possibilities.js';

/** A round paired by the letter. */
export class LiteralRound extends LiteralByeFirstRound<MatchPlayer, MatchState, BracketEdition> {
  constructor(state: MatchState, edition: BracketEdition) {
    const possible = new Possibilities(state, edition);
    super(possible, (left) => LiteralBracketStep.of(possible, left));
  }
}
