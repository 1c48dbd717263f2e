import { Possibilities as Possible } from '../../bye-first/literal/possibilities.js';
import type { BursteinEdition } from '../edition.js';
import type { BursteinPlayer, BursteinState } from '../player.js';

/** What is possible at all in a round of the Burstein System. */
export class Possibilities extends Possible<BursteinPlayer, BursteinState, BursteinEdition> {}
