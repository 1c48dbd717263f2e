import { otherwise } from '../../interface/readings.js';
import type { Reading } from '../../interface/readings.js';
import type { LimEdition } from '../edition.js';
import { lim2026 } from '../lim-2026.js';

/** Doubtful places of the rules of 2026, or of those for Maxi-tournaments, read otherwise than in `corpus/readings.md`. */
export const otherReadings2026: readonly Reading<LimEdition>[] = [
  otherwise<LimEdition>('L1', { sameDue: 'larger difference first' }),
  otherwise<LimEdition>('L2', { higherRanked: 'by score' }),
  otherwise<LimEdition>('L3', { secondScrutiny: 'one pass, group better' }),
  otherwise<LimEdition>('L4', { secondScrutiny: 'one pass, pair mended' }),
  otherwise<LimEdition>('L5', { colourExchanges: 'bottom half' }),
  otherwise<LimEdition>('L6', { aloneIn: 'residents' }),
  otherwise<LimEdition>('L7', { upFloatersTake: 'lowest' }),
  otherwise<LimEdition>('L8', { floatersMeet: 'by number' }),
  otherwise<LimEdition>('L9', { floaterTurns: 'by number' }),
  otherwise<LimEdition>('L10', { floated: 'both of a pair' }),
  otherwise<LimEdition>('L11', { coloursOf: 'residents' }),
  otherwise<LimEdition>('L12', { evenedOrder: ['types', 'colour', 'last round'] }),
  otherwise<LimEdition>('L13', { evenedOrder: ['colour', 'types', 'last round'] }),
  otherwise<LimEdition>('L14', { adjacent: 'residents' }),
  otherwise<LimEdition>('L15', { excluded: 'all' }),
  otherwise<LimEdition>('L16', { excluded: 'none' }),
  otherwise<LimEdition>('L17', { evenedBy: 'who leaves as many pairings' }),
  otherwise<LimEdition>('L18', { wantedBy: 'number' }),
  otherwise<LimEdition>('L19', { cracked: 'first made' }),
  otherwise<LimEdition>('L20', { dueInOddRounds: 'alternate' }),
  { ...otherwise<LimEdition>('L21', { lastRound: 'everybody' }), isOfFinalRound: true },
  otherwise<LimEdition>('L36', { floaterSeeks: 'who is not due the same' }),
  otherwise<LimEdition>('L37', { floatPasses: 'to any type' }),
  otherwise<LimEdition>('L39', { undueFloaterSeeks: 'who is due a colour' }),
  otherwise<LimEdition>('L26', { floatWaived: 'one by one' }),
];

/** The same of 1999. */
export const otherReadings1999: readonly Reading<LimEdition>[] = [
  ...otherReadings2026,
  otherwise<LimEdition>('L22', { barsBye: lim2026.barsBye }),
];

/** Of the rules for Maxi-tournaments, which both editions have alike, besides those of the edition. */
export const otherReadingsOfMaxi: readonly Reading<LimEdition>[] = [
  otherwise<LimEdition>('L34', { maxiLast: 'of the group' }),
  otherwise<LimEdition>('L35', { maxiExchanged: 'of one of a pair' }),
];
