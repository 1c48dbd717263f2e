import type { VNode } from 'preact';

/** How the drawings are read. */
export function DrawingLegend(): VNode {
  return (
    <details>
      <summary>How to read the drawings</summary>
      <ul>
        <li>
          A box is a bracket, its players stand in ranking order: number, score, colours so far (- for a round
          without a game), floats of the last two rounds (↓ against a lower score, ↑ against a higher one, +
          points without a game), name.
        </li>
        <li>
          On the left stand the published opponents, on the right those by the rules: W12 is White against
          player 12, ↓ moves on to the next bracket, · is not in the bracket. Arcs join the two of a pair.
        </li>
        <li>
          What differs is bold, its arcs thick: broken lines as published, full lines by the rules. Players in
          bold are those of whom the rule speaks.
        </li>
        <li>
          The right side is what the rules choose from the players who are in the bracket. Where somebody is
          in a bracket only because of a deviation above, it is dimmed, and the right side is the whole round
          by the rules.
        </li>
      </ul>
    </details>
  );
}
