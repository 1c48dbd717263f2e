/** What was published of an event in which everybody meets everybody; players by starting number, in any order. */
export interface PlayedEvent {
  /** Everybody in the file, also who never had a game. */
  readonly players: readonly number[];
  /** The rounds that were paired; entry r-1 is round r. */
  readonly rounds: readonly PlayedRound[];
  /** Rounds of the whole event, as far as the file tells. */
  readonly totalRounds: number;
  /** How often everybody meets everybody by the code or the words of the file; null: they do not say. */
  readonly cycles: number | null;
}

export interface PlayedRound {
  /** Every game that was paired, forfeited ones among them. */
  readonly games: readonly PlayedGame[];
  /** Who has points without an opponent, or was reported absent: a game of theirs could not be played. */
  readonly given: ReadonlySet<number>;
}

export interface PlayedGame {
  readonly white: number;
  readonly black: number;
  /** False where the file does not tell the colours of a forfeited game. */
  readonly coloursKnown: boolean;
}

/** One name for two players, whatever their order. */
export function pairKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}
