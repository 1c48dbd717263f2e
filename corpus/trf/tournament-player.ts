import type { EventPlayer, Tenths } from '../../engine/index.js';

/** A player as record 001 tells of her or him; in a team event also a team, as record 310 does. */
export interface TournamentPlayer extends EventPlayer {
  /** `m`, `w` or empty, as printed. */
  readonly sex: string;
  readonly title: string;
  readonly name: string;
  readonly rating: number | null;
  readonly federation: string;
  readonly fideId: string;
  /** YYYY/MM/DD as printed, or empty. */
  readonly birthDate: string;
  /** Points as printed, in tenths; null when the file has none. */
  readonly points: Tenths | null;
  /** Final or current rank as printed; null when the file has none. */
  readonly rank: number | null;
  /** Line of the 001 record; 0 for a tournament that was not read from a file. */
  readonly line: number;
}
