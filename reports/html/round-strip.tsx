import type { VNode } from 'preact';
import type { RoundReport } from '../../checker/index.js';
import { roundSpans } from '../words/numbers.js';
import { VERDICT_CLASSES } from './round-row.js';

/** The rounds of a tournament as squares. */
export function RoundStrip({
  rounds,
}: {
  readonly rounds: readonly Pick<RoundReport, 'round' | 'verdict'>[];
}): VNode {
  if (rounds.length === 0)
    return (
      <span class="strip">
        <i class="q">?</i>
      </span>
    );
  return (
    <span class="strip" role="img" aria-label={labelOf(rounds)}>
      {rounds.map((one) => {
        const kind = kindOf(one);
        return <i {...(kind === '' ? {} : { class: kind })}>{one.round}</i>;
      })}
    </span>
  );
}

/** The classes of a square, short because a page has thousands of them. */
const SHORT = { good: '', bad: 'x', note: 'q' } as const;

function kindOf({ verdict }: Pick<RoundReport, 'verdict'>): 'x' | 'q' | '' {
  return SHORT[VERDICT_CLASSES[verdict]];
}

/** "rounds 2 and 5 of 9 deviate, round 7 is open". */
function labelOf(rounds: readonly Pick<RoundReport, 'round' | 'verdict'>[]): string {
  const of = (kind: 'x' | 'q'): number[] =>
    rounds.filter((one) => kindOf(one) === kind).map(({ round }) => round);
  const [wrong, open] = [of('x'), of('q')];
  const parts = [
    ...(wrong.length === 0
      ? []
      : [`${roundSpans(wrong)} of ${rounds.length} ${wrong.length === 1 ? 'deviates' : 'deviate'}`]),
    ...(open.length === 0 ? [] : [`${roundSpans(open)} ${open.length === 1 ? 'is' : 'are'} open`]),
  ];
  return parts.length === 0 ? `all ${rounds.length} rounds agree` : parts.join(', ');
}
