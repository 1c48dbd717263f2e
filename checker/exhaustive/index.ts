export { decode, encode } from './event-code.js';
export { nobodyHasPlayed, type Happenings, type SmallEvent } from './events.js';
export { explore, type Difference } from './explore.js';
export { exploreAll, NOTHING_EXPLORED, sumOf, type Batch, type Totals } from './explore-all.js';
