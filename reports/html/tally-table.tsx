import type { VNode } from 'preact';
import type { TrialTally } from '../../certification/campaign/summary/tallies.js';
import { grouped } from '../campaign/words.js';
import { ShareBar } from './share-bar.js';

/** How deviations are spread: a row each, with a bar as long as its share of the most frequent one. */
export function TallyTable(props: {
  readonly title: string;
  readonly tallies: readonly TrialTally[];
}): VNode | null {
  const { title, tallies } = props;
  const most = Math.max(0, ...tallies.map(({ rounds }) => rounds));
  if (most === 0) return null;
  const isOfTournaments = tallies.some(({ judged }) => judged > 0);
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div class="wide" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col" class="n">
                what
              </th>
              <th scope="col">rounds</th>
              <th scope="col">tournaments</th>
              {isOfTournaments ? <th scope="col">judged</th> : null}
              <th scope="col" class="n">
                share
              </th>
            </tr>
          </thead>
          <tbody>
            {tallies.map(({ name, rounds, tournaments, judged }) => (
              <tr>
                <td class="n">{name}</td>
                <td>{grouped(rounds)}</td>
                <td>{grouped(tournaments)}</td>
                {isOfTournaments ? <td>{grouped(judged)}</td> : null}
                <td class="n">
                  <ShareBar value={rounds} most={most} ofDeviations />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
