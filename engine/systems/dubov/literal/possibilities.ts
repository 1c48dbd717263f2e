import { Possibilities as Possible } from '../../bye-first/literal/possibilities.js';
import type { DubovEdition } from '../edition.js';
import type { DubovPlayer, DubovState } from '../player.js';

/** What is possible at all in a round of the Dubov System. */
export class Possibilities extends Possible<DubovPlayer, DubovState, DubovEdition> {}
