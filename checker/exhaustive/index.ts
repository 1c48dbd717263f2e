export { decode, encode } from './events.js';
export { asTournament, nobodyHasPlayed, type Happenings, type SmallEvent } from './events.js';
export { boardsOf, explore, type Difference, type Moment } from './explore.js';
export { exploreAll, NOTHING_EXPLORED, sumOf, type Batch, type Totals } from './explore.js';
