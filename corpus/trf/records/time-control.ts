/** The time for a number of moves, or for all the rest of the game. */
export interface TimePeriod {
  /** Null: all moves. */
  readonly moves: number | null;
  readonly seconds: number;
  /** Seconds added with every move. */
  readonly increment: number;
}

/** The periods of each side; the same list twice unless the sides have different times. */
export interface TimeControl {
  readonly white: readonly TimePeriod[];
  readonly black: readonly TimePeriod[];
}

/**
 * Record 222 of TRF26: `d[:d]` or `Wd[:d]-Bd[:d]`, a period `d` being `[M/]S[+I]` (M moves, S seconds, I seconds a
 * move). Null for anything else.
 */
export function parseTimeControl(text: string): TimeControl | null {
  const sides = /^W(.+)-B(.+)$/i.exec(text.trim());
  const white = periodsOf(sides === null ? text.trim() : sides[1]);
  const black = sides === null ? white : periodsOf(sides[2]);
  return white === null || black === null ? null : { white, black };
}

export function isTimeControl(text: string): boolean {
  return parseTimeControl(text) !== null;
}

function periodsOf(text: string): TimePeriod[] | null {
  const periods: TimePeriod[] = [];
  for (const part of text.split(':')) {
    const found = /^(?:(\d{1,4})\/)?(\d{1,6})(?:\+(\d{1,5}))?$/.exec(part);
    if (found === null) return null;
    const [, moves, seconds, increment] = found as (string | undefined)[];
    periods.push({
      moves: moves === undefined ? null : Number(moves),
      seconds: Number(seconds),
      increment: Number(increment ?? 0),
    });
  }
  return periods;
}
