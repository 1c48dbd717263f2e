import { RoundBoard as Board } from '../../bye-first/board.js';
import type { BursteinEdition } from '../edition.js';
import type { BursteinPlayer, BursteinState } from '../player.js';

/** A round of the Burstein System being paired. */
export class RoundBoard extends Board<BursteinPlayer, BursteinState, BursteinEdition> {}
