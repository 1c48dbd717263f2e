import { RoundBoard as Board } from '../../bye-first/board.js';
import type { DubovEdition } from '../edition.js';
import type { DubovPlayer, DubovState } from '../player.js';

/** A round of the Dubov System being paired. */
export class RoundBoard extends Board<DubovPlayer, DubovState, DubovEdition> {}
