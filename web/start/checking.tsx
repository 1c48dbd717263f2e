import type { VNode } from 'preact';
import { counted } from '../../reports/words/numbers.js';

/** How far the check is, and the button that stops it. */
export function Checking(props: {
  readonly done: number;
  readonly of: number;
  readonly name: string;
  readonly secondsLeft: number | null;
  readonly onCancel: () => void;
}): VNode {
  const { done, of, name, secondsLeft, onCancel } = props;
  return (
    <section class="checking" aria-label="Progress">
      <h1>{of === 1 ? `Checking ${name}` : `Checking ${of} tournaments`}</h1>
      <progress max={of} value={done} aria-label="Tournaments checked" />
      <div class="buttons">
        <span>
          <b>
            {done} of {of}
          </b>{' '}
          <span class="soft">
            checked{secondsLeft === null ? '' : ` · ${counted(secondsLeft, 'second', 'seconds')} left`}
          </span>
        </span>
        <button type="button" onClick={onCancel}>
          Stop
        </button>
      </div>
    </section>
  );
}
