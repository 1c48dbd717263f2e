import { standingsReadingId } from '../../engine/index.js';
import type { StandingsReading } from '../../engine/index.js';

/**
 * What other readings of C.07 say together: "reading T6: …"; more in corpus/readings.md.
 * @param cites false: the edition has no article numbers, and none is cited.
 */
export function standingsReadingWords(readings: readonly StandingsReading[], cites = true): string {
  return readings
    .map((reading) => {
      const [words, articles] = SENTENCES[reading];
      return `reading ${standingsReadingId(reading)}: ${words}${cites ? ` (${articles})` : ''}`;
    })
    .join(' together with ');
}

/** The numbers of readings that are taken together: "T5+T6". */
export function standingsReadingIds(readings: readonly StandingsReading[]): string {
  return readings.map(standingsReadingId).join('+');
}

/** What a reading says, and the articles of C.07 that it reads. */
const SENTENCES: Readonly<Record<StandingsReading, readonly [words: string, articles: string]>> = {
  'counted-rounds': [
    'the rounds of the tournament are those that the table counts, and not those announced',
    '16.4.2, 13.4.2',
  ],
  'fore-forfeit-stays': ['a forfeit of the final round is not drawn for Fore Buchholz', '8.3'],
  'tpr-points': ['the performance counts points divided by those of a win', '10.2, 10.3'],
  'std-double-forfeit-half': ['a double forfeit is half a standard point for both', '7.7'],
  'rr-forfeit-win-is-game': [
    'a forfeit win of a round robin counts as a game won over the board',
    '15.2 excepts forfeit losses only',
  ],
  'ks-step-draw': ['the limit of Koya changes by the points of a draw', '14.5'],
  'p-vur': ['a forfeit loss that /P counts as played is cut as a voluntary unplayed round', '16.5'],
  'team-forfeit-draws': [
    'the dummy of a forfeited match has at most draws in all rounds, as for byes',
    '16.4',
  ],
};
