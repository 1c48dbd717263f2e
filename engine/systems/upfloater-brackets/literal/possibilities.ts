import { Possibilities as Possible } from '../../bye-first/literal/possibilities.js';
import type { BracketEdition } from '../edition.js';
import type { MatchPlayer, MatchState } from '../player.js';

/** What is possible at all in a round. */
export class Possibilities extends Possible<MatchPlayer, MatchState, BracketEdition> {}
