import { growthExponent } from './statistics.js';
import type { Measurement } from './measure.js';
import { milliseconds } from './table.js';

/** What swissproof promises about ordinary events. */
const LARGEST_GROWTH = 1.7;
/** From these players on the time is not that of small change any more. */
const GROWS_FROM = 200;
const ROUND = { players: 1000, rounds: 9, ms: 150 };

/** How the measurements of one kind and edition, sizes rising, stand to the limits; a sentence each. */
export function limitLines(series: readonly Measurement[]): string[] {
  const large = series.filter(({ players }) => players >= GROWS_FROM);
  const lines: string[] = [];
  if (large.length > 1) {
    const points = large.map(({ players, pair }) => ({ players, time: pair }));
    const [ends, fitted] = [growthExponent([points[0], points[points.length - 1]]), growthExponent(points)];
    if (ends !== null && fitted !== null)
      lines.push(
        `growth of pairing from ${points[0].players} to ${points[points.length - 1].players} players: ` +
          `${ends.toFixed(2)} (fitted through all sizes: ${fitted.toFixed(2)}); ${against(ends, LARGEST_GROWTH, '')}`,
      );
  }
  const round = series.find(
    ({ players, events, rounds }) => players === ROUND.players && rounds === ROUND.rounds * events,
  );
  if (round !== undefined)
    lines.push(
      `a round of ${ROUND.players} players, ${ROUND.rounds - 1} rounds played, engine alone, warm: ` +
        `${milliseconds(round.last)} ms (the slowest of any round: ${milliseconds(round.slowest)} ms); ${against(round.last, ROUND.ms, ' ms')}`,
    );
  return lines;
}

function against(value: number, limit: number, unit: string): string {
  return `${value <= limit ? 'within' : 'OVER'} the limit of ${limit}${unit}`;
}
