import type { VNode } from 'preact';
import type { TimeSummary, TimeBand } from '../../certification/campaign/summary/time-summary.js';
import { grouped } from '../campaign/words.js';
import { ShareBar } from './share-bar.js';
import { counted } from '../words/numbers.js';

/** How long the tournaments of a campaign took: a row a band, with a bar as long as its share of the fullest one. */
export function TimesTable({ times }: { readonly times: readonly TimeSummary[] }): VNode | null {
  if (times.length === 0) return null;
  return (
    <section aria-label="Times">
      <h2>Times</h2>
      {times.map((time) => (
        <>
          <p>{timeLine(time)}</p>
          <Bands time={time} />
        </>
      ))}
    </section>
  );
}

function Bands({ time: { direction, bands } }: { readonly time: TimeSummary }): VNode {
  const most = Math.max(...bands.map(({ tournaments }) => tournaments));
  return (
    <div class="wide" tabIndex={0} role="region" aria-label={`Times, ${direction}`}>
      <table>
        <thead>
          <tr>
            <th scope="col" class="n">
              time
            </th>
            <th scope="col">tournaments</th>
            <th scope="col" class="n">
              share
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr>
              <td class="n">{timeBandWords(band)}</td>
              <td>{grouped(band.tournaments)}</td>
              <td class="n">
                <ShareBar value={band.tournaments} most={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
