import type { TimeBand, TimeSummary } from '../../certification/campaign/summary/time-summary.js';
import { counted } from '../words/numbers.js';

/** "live: half of 60 tournaments took up to 0.2 s, nineteen of twenty up to 0.4 s, the longest 1.3 s". */
export function timeLine({ direction, tournaments, median, most, longest }: TimeSummary): string {
  return `${direction}: half of ${counted(tournaments, 'tournament', 'tournaments')} took up to ${secondsWords(median)}, nineteen of twenty up to ${secondsWords(most)}, the longest ${secondsWords(longest)}, the answers of the candidate and all checks included`;
}

/** "up to 0.2 s", "more than 300 s". */
export function timeBandWords({ above, upTo }: Pick<TimeBand, 'above' | 'upTo'>): string {
  return upTo === Infinity ? `more than ${secondsWords(above)}` : `up to ${secondsWords(upTo)}`;
}

function secondsWords(milliseconds: number): string {
  return `${milliseconds / 1000} s`;
}
