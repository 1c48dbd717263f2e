import type { VNode } from 'preact';
import type { RoundStep } from './round-steps.js';

/** Where the event stands: its rounds in a line, each with its state in words. */
export function RoundLine({ steps }: { readonly steps: readonly RoundStep[] }): VNode | null {
  if (steps.length === 0) return null;
  return (
    <ol class="line" aria-label="Rounds of the event">
      {steps.map(({ round, state, words, short }) => (
        <li key={round} class={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>
            <span class="hidden">Round </span>
            {round}
          </b>
          <span class="l">{words}</span>
          <span class="s" aria-hidden="true">
            {short}
          </span>
        </li>
      ))}
    </ol>
  );
}
