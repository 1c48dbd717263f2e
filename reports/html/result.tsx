import type { ComponentChildren, VNode } from 'preact';
import { resultWords } from '../words/result-words.js';

/** The answer on a tournament, in a box at the top of its page. */
export function Result(props: {
  readonly report: Parameters<typeof resultWords>[0];
  /** Buttons. */
  readonly children?: ComponentChildren;
}): VNode {
  const { report, children } = props;
  const { kind, headline, more } = resultWords(report);
  return (
    <div class={`result ${kind}`}>
      <span class="mark" aria-hidden="true">
        {MARKS[kind]}
      </span>
      <div>
        <strong>{headline}</strong>
        {more === '' ? null : <p>{more}</p>}
      </div>
      {children}
    </div>
  );
}

const MARKS = { bad: '✗', good: '✓', note: '?' } as const;
