import type { VNode } from 'preact';
import { TwoPairings } from '../../reports/html/finding-boards.js';
import { SAMPLE } from './sample-finding.js';

/** What a deviation looks like: the finding of the example. */
export function Sample({ onOpen }: { readonly onOpen: () => void }): VNode {
  const { heading, rule, sentences, boards, people } = SAMPLE;
  return (
    <section aria-labelledby="sample">
      <h2 class="label" id="sample">
        What a deviation looks like
      </h2>
      <div class="finding mini">
        <header>
          <h3>{heading}</h3>
          <span class="chip bad">{rule}</span>
        </header>
        <p class="say">{sentences}</p>
        <TwoPairings boards={boards} people={people} right="By the rules" />
        <div class="foot">
          <button type="button" class="link" onClick={onOpen}>
            Open this example
          </button>
        </div>
      </div>
      <p class="soft small">
        Red is what was published and deviates. Green is what the rules have instead.{' '}
        <span class="nowrap">
          <span class="c" />
          White
        </span>
        ,{' '}
        <span class="nowrap">
          <span class="c k" />
          Black
        </span>
        .
      </p>
    </section>
  );
}
