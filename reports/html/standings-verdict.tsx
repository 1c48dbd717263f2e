import type { VNode } from 'preact';
import type { StandingsCheck } from '../../checker/index.js';
import {
  explainStandings,
  standingsBasis,
  standingsNotes,
  standingsReason,
  standingsVerdictWords,
} from '../words/standings-words.js';
import type { People } from '../words/person.js';
import { VERDICT_SIGNS } from '../words/verdict-words.js';

/** Whether the printed points and ranks follow from the results. */
export function StandingsVerdict(props: {
  readonly standings: StandingsCheck;
  /** The names for its sentences; absent: they have numbers alone. */
  readonly people?: People | null | undefined;
}): VNode {
  const { standings, people } = props;
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
            <li>{explainStandings(deviation, standings, people)}</li>
          ))}
        </ul>
      )}
      {standingsNotes(standings, people).map((line) => (
        <p class="soft">{line}</p>
      ))}
    </section>
  );
}
