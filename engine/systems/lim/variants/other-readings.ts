import type { OtherReading } from '../../system.js';
import { asEdition } from '../as-edition.js';
import type { LimEdition } from '../edition.js';
import { lim2026 } from '../lim-2026.js';

/** The rules of 1999, or those for Maxi-tournaments, with one place read otherwise than in `corpus/readings.md`. */
export function otherReadings1999(edition: LimEdition): OtherReading[] {
  return [...otherReadings2026(edition), otherwise(edition, 'L22', { barsBye: lim2026.barsBye })];
}

/** The same of 2026. */
export function otherReadings2026(edition: LimEdition): OtherReading[] {
  return [
    otherwise(edition, 'L1', { sameDue: 'larger difference first' }),
    otherwise(edition, 'L2', { higherRanked: 'by score' }),
    otherwise(edition, 'L3', { secondScrutiny: 'one pass, group better' }),
    otherwise(edition, 'L4', { secondScrutiny: 'one pass, pair mended' }),
    otherwise(edition, 'L5', { colourExchanges: 'bottom half' }),
    otherwise(edition, 'L6', { aloneIn: 'residents' }),
    otherwise(edition, 'L7', { upFloatersTake: 'lowest' }),
    otherwise(edition, 'L8', { floatersMeet: 'by number' }),
    otherwise(edition, 'L9', { floaterTurns: 'by number' }),
    otherwise(edition, 'L10', { floated: 'both of a pair' }),
    otherwise(edition, 'L11', { coloursOf: 'residents' }),
    otherwise(edition, 'L12', { evenedOrder: ['types', 'colour', 'last round'] }),
    otherwise(edition, 'L13', { evenedOrder: ['colour', 'types', 'last round'] }),
    otherwise(edition, 'L14', { adjacent: 'residents' }),
    otherwise(edition, 'L15', { excluded: 'all' }),
    otherwise(edition, 'L16', { excluded: 'none' }),
    otherwise(edition, 'L17', { evenedBy: 'who leaves as many pairings' }),
    otherwise(edition, 'L18', { wantedBy: 'number' }),
    otherwise(edition, 'L19', { cracked: 'first made' }),
    otherwise(edition, 'L20', { dueInOddRounds: 'alternate' }),
    otherwise(edition, 'L21', { lastRound: 'everybody' }),
    otherwise(edition, 'L26', { floatWaived: 'one by one' }),
  ];
}

/** Of the rules for Maxi-tournaments, which both editions have alike, besides those of the edition. */
export function otherReadingsOfMaxi(edition: LimEdition): OtherReading[] {
  return [
    otherwise(edition, 'L34', { maxiLast: 'of the group' }),
    otherwise(edition, 'L35', { maxiExchanged: 'of one of a pair' }),
  ];
}

function otherwise(edition: LimEdition, id: string, change: Partial<LimEdition>): OtherReading {
  return { id, edition: asEdition({ ...edition, ...change }), omitsRounds: false };
}
