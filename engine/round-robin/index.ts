/** Events in which everybody meets everybody: the tables of C.05, and what a published event has of them. */
export * from './berger-table.js';
export * from './schedule.js';
export { ROBIN_KINDS, robinKind, type RobinKind } from './kinds.js';
export * from './varma-sets.js';
export * from './restricted-draw.js';
export { pairKey, type PlayedEvent, type PlayedGame, type PlayedRound } from './played-event.js';
export { findNumbers, numbersOfFile } from './numbers/find-numbers.js';
export type { Numbering } from './numbers/numbering.js';
export { expectedRound, type ExpectedRound } from './judge/expected.js';
export { anotherTable, judgeMeetings } from './judge/another-table.js';
export { judgeRounds } from './judge/judge-rounds.js';
export * from './judge/finding.js';
