import type { OtherReading } from '../../system.js';
import { asEdition1997 } from './as-edition-1997.js';
import { dubov1997 } from './dubov-1997.js';
import type { Edition1997 } from './edition-1997.js';

/** The rules of 1997 with one doubtful place read otherwise than in `corpus/readings.md`. */
export const otherReadings1997: readonly OtherReading[] = [];

function otherwise(id: string, change: Partial<Edition1997>): OtherReading {
  return { id, edition: asEdition1997({ ...dubov1997, ...change }), omitsRounds: false };
}
