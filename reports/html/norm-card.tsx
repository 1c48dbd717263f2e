import type { VNode } from 'preact';
import type { AuditReport } from '../../checker/audit/index.js';
import { requirementsOf, unmetOf } from '../../engine/norms/index.js';
import { formRows } from '../audit/norm-form.js';
import { opponentTable } from '../audit/opponent-table.js';
import { peopleAudited } from '../audit/people.js';
import type { ShownNorm } from '../audit/shown-norms.js';
import { whoseNorm } from '../audit/text.js';
import { elsewhereLines } from '../words/norm-event-words.js';
import { remarks, resultWords } from '../words/norm-words.js';
import { fideNumberWords, playerFacts } from '../words/player-words.js';
import { attemptWords } from '../words/requirement-words.js';
import { eachRoundWords, touchWords } from '../words/touch-words.js';
import { roundAnchor } from './anchors.js';
import { Opponents, Requirements } from './norm-tables.js';
import { PrintButton } from './statement-button.js';

/** A norm as one card: its player, its state, every requirement, what touches it, and what the form IT1 asks for. */
export function NormCard(props: {
  readonly report: AuditReport;
  readonly shown: ShownNorm;
  /** The name of its statement. */
  readonly sheet: string;
}): VNode {
  const { report, shown, sheet } = props;
  const { player, norm } = shown;
  const { title, result, touches, deviatesElsewhere, possible } = norm;
  const people = peopleAudited(report);
  const who = whoseNorm(player, people);
  const isMade = result.verdict !== 'not-made';
  return (
    <section class="finding norm" aria-label={`${title} norm, ${who}`}>
      <header>
        <h3>
          {who} · {title} norm
        </h3>
        <Chips norm={norm} />
      </header>
      <p class="soft">
        {playerFacts(player.person)}, {fideNumberWords(player.fideId)}
      </p>
      <p>{[resultWords(result, people), ...remarks(result, people)].join('; ')}</p>
      {isMade ? null : <p>{attemptWords(unmetOf(result))}</p>}
      <Requirements requirements={requirementsOf(result)} />
      {touches.length === 0 ? null : (
        <ul>
          {touches.map((touch) => (
            <li>
              <a href={`#${roundAnchor(report.file, touch.round)}`}>Round {touch.round}</a>:{' '}
              {touchWords(touch, title, people)}
            </li>
          ))}
        </ul>
      )}
      {elsewhereLines(deviatesElsewhere).map((line) => (
        <p>{line}</p>
      ))}
      {possible === null ? null : <p>{eachRoundWords(touches, possible)}</p>}
      <div class="foot">
        <details>
          <summary>Opponents and results</summary>
          <Opponents rows={opponentTable(player, norm, report)} />
        </details>
        {isMade ? <Form rows={formRows(shown, report)} /> : null}
        <PrintButton sheet={sheet} what="norm" />
      </div>
    </section>
  );
}

function Chips({ norm }: Pick<ShownNorm, 'norm'>): VNode {
  const { result, touches } = norm;
  const { verdict } = result;
  const kind = verdict === 'made' ? 'good' : 'note';
  return (
    <span>
      <span class={`chip ${verdict === 'not-made' ? '' : kind}`}>
        {verdict === 'not-made' ? 'not made' : verdict}
      </span>
      {touches.length === 0 ? null : (
        <>
          {' '}
          <span class="chip bad">
            touched by {touches.length === 1 ? 'round' : 'rounds'}{' '}
            {touches.map(({ round }) => round).join(', ')}
          </span>
        </>
      )}
    </span>
  );
}

function Form({ rows }: { readonly rows: readonly (readonly [string, string])[] }): VNode {
  return (
    <details>
      <summary>Certificate data (IT1)</summary>
      <dl class="meta">
        {rows.map(([label, value]) => (
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
