import type { VNode } from 'preact';
import type { DeviationDocument } from './documents.js';
import { Row, timeWords, WideTable } from './list-parts.js';

/** What came back otherwise than it was given out, and which rules it breaks. */
export function DeviationTable(props: {
  readonly deviations: readonly DeviationDocument[];
  /** They are of several events. */
  readonly hasEvents: boolean;
  /** Where two of them are on a page. */
  readonly label?: string;
}): VNode {
  const { deviations, hasEvents, label = 'Deviations' } = props;
  const head = hasEvents ? ['Event', ...HEAD] : HEAD;
  return (
    <WideTable label={label} head={head}>
      {deviations.map((one) => (
        <Row
          key={`${one.event}/${one.number}`}
          head={head}
          cells={[
            ...(hasEvents ? [<a href={`#/event/${one.event}`}>{one.event}</a>] : []),
            one.round ?? '',
            one.kind,
            one.players.join(', '),
            <>
              {one.explanation}
              {one.takenBack ? <span class="soft"> (in a file that was taken back)</span> : null}
            </>,
            ruleWords(one),
            one.by,
            timeWords(one.at),
          ]}
          classes={{ [head.indexOf('What')]: 'told' }}
        />
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
