import type { RoundBoard as Board } from '../../bye-first/board.js';
import type { DubovEdition } from '../edition.js';
import type { DubovPlayer, DubovState } from '../player.js';

/** A round of the Dubov System being paired. */
export type RoundBoard = Board<DubovPlayer, DubovState, DubovEdition>;
