/** Reading and writing of tournament report files. Nothing here needs Node. */
export { parseTrf, type ParseOptions, type ParseResult } from './read.js';
export { writeTrf, type WriteOptions } from './write.js';
export { kindOfEvent, type EventKind } from './event-kind.js';
export { tournamentOf } from './tournament.js';
export type {
  EventDate,
  HeaderRecord,
  RequestedByes,
  Tournament,
  TournamentParts,
  TournamentPlayer,
} from './tournament.js';
export { printable, type Problem } from './problems.js';
export { NO_LAST_ROUND } from './restriction-records.js';
