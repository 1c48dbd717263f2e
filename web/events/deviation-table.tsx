import type { VNode } from 'preact';
import type { DeviationDocument } from './documents.js';
import { timeWords, WideTable } from './list-parts.js';

/** What came back otherwise than it was given out, and which rules it breaks. */
export function DeviationTable(props: {
  readonly deviations: readonly DeviationDocument[];
  /** They are of several events. */
  readonly hasEvents: boolean;
  /** Where two of them are on a page. */
  readonly label?: string;
}): VNode {
  const { deviations, hasEvents, label = 'Deviations' } = props;
  return (
    <WideTable label={label} head={hasEvents ? ['Event', ...HEAD] : HEAD}>
      {deviations.map((one) => (
        <tr key={`${one.event}/${one.number}`}>
          {hasEvents ? (
            <td>
              <a href={`#/event/${one.event}`}>{one.event}</a>
            </td>
          ) : null}
          <td>{one.round ?? ''}</td>
          <td>{one.kind}</td>
          <td>{one.players.join(', ')}</td>
          <td class="told">
            {one.explanation}
            {one.takenBack ? <span class="soft"> (in a file that was taken back)</span> : null}
          </td>
          <td>{ruleWords(one)}</td>
          <td>{one.by}</td>
          <td>{timeWords(one.at)}</td>
        </tr>
      ))}
    </WideTable>
  );
}

const HEAD = ['Round', 'Kind', 'Numbers', 'What', 'Rule', 'Sent by', 'When'];

function ruleWords({ rule, article, edition }: DeviationDocument): string {
  if (rule === null) return '';
  const whole = article === null ? rule : `${rule} (${article})`;
  return edition === null ? whole : `${whole}, ${edition}`;
}
