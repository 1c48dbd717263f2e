import type { VNode } from 'preact';

/** How the drawings are read. */
export function DrawingLegend(): VNode {
  return (
    <details>
      <summary>How to read the drawings</summary>
      <ul>
        <li>
          A line is somebody in the bracket, in ranking order: number, score, a disc for the colour of each
          game so far (the latest on the right, - for a round not played), set apart from them the colour that
          is due, floats of the last two rounds (↓ against a lower score, ↑ against a higher one, + points
          without playing), name.
        </li>
        <li>
          On the left stand the published opponents, on the right those by the rules, with a disc for the own
          colour in this game: ↓ moves on to the next bracket, · is not in the bracket. Arcs join the two of a
          pair.
        </li>
        <li>
          What differs is bold, its arcs thick: broken red lines as published, full green lines by the rules.
          The rule is about the bold lines. A tinted line does not get the colour that is due, on a board that
          deviates.
        </li>
        <li>
          In a bracket with a red edge the right side is what the rules choose from those who were published
          into it. A bracket is dimmed where nothing in it deviates, but a deviation above has changed who is
          in it: its right side is the whole round by the rules. Red is nothing but a deviation.
        </li>
      </ul>
    </details>
  );
}
