import type { RoundBoard as Board } from '../../bye-first/board.js';
import type { BracketEdition } from '../edition.js';
import type { MatchPlayer, MatchState } from '../player.js';

/** A round being paired. */
export type RoundBoard = Board<MatchPlayer, MatchState, BracketEdition>;
