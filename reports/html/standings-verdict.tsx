import type { VNode } from 'preact';
import type { StandingsCheck } from '../../checker/index.js';
import {
  explainStandings,
  standingsBasis,
  standingsNotes,
  standingsReason,
  standingsVerdictWords,
} from '../words/standings-words.js';
import { VERDICT_SIGNS } from '../words/verdict-words.js';

/** Whether the printed points and ranks follow from the results. */
export function StandingsVerdict({ standings }: { readonly standings: StandingsCheck }): VNode {
  const { verdict, deviations } = standings;
  const kind = {
    ...{ agrees: 'good', 'agrees-otherwise': 'note', deviates: 'bad', 'not-checked': 'note' },
  }[verdict];
  const words = standingsVerdictWords(standings);
  const reasons = [standingsReason(standings), standingsBasis(standings)].filter((why) => why !== null);
  return (
    <section aria-label="Standings">
      <h3>
        Standings{' '}
        <span class={kind}>
          <span aria-hidden="true">{VERDICT_SIGNS[verdict]}</span> {words}
        </span>
      </h3>
      {reasons.map((why) => (
        <p>{why}</p>
      ))}
      {deviations.length === 0 ? null : (
        <ul>
          {deviations.map((deviation) => (
            <li>{explainStandings(deviation, standings)}</li>
          ))}
        </ul>
      )}
      {standingsNotes(standings).map((line) => (
        <p class="soft">{line}</p>
      ))}
    </section>
  );
}
