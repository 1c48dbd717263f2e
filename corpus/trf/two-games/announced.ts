/**
 * Whether a code of record 192 announces matches of two games (ETT26: it has the word DOUBLESWISS). TRF26 has no columns
 * for them: two rounds of the records 001 are one match then (docs/two-games.md).
 */
export function announcesTwoGames(systemCode: string | null): boolean {
  return /(?:^|_)DOUBLESWISS(?:_|$)/i.test(systemCode ?? '');
}
