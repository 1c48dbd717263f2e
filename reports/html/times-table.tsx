import type { VNode } from 'preact';
import type { TimeSummary } from '../../certification/campaign/summary/time-summary.js';
import { grouped } from '../campaign/words.js';
import { timeBandWords, timeLine } from '../campaign/time-words.js';
import { ShareBar } from './share-bar.js';

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
