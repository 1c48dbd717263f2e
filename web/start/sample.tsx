import type { VNode } from 'preact';
import picture from './deviation.svg';

/** What a visitor will get to see, before there is a file: the picture of the README, which a test holds against the report. */
export function Sample(): VNode {
  return (
    <figure class="sample">
      <figcaption>
        What a deviation looks like: a bracket with its players, on the left as published, on the right by the
        rules. Red is what the rules do not have; green what they have instead. Beside it stands the rule that
        speaks against it.
      </figcaption>
      <img
        src={picture}
        width={424}
        height={170}
        alt="A bracket of five players. Published: 11 against 13, and 14 has the bye. By the rules: 11 against 14, and 13 has the bye."
      />
    </figure>
  );
}
