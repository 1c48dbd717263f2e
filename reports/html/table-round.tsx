import type { VNode } from 'preact';
import type { TablePicture } from '../../checker/index.js';
import type { Participants } from '../words/participants.js';
import { Drawing } from './drawing/drawing.js';
import { tableLayout } from './drawing/table-layout.js';

/** A round of a round robin drawn: as it was published, and as the table has it. */
export function TableFigure(props: {
  readonly anchor: string;
  readonly picture: TablePicture;
  /** Starting numbers of those of whom something is said. */
  readonly marked: ReadonlySet<number>;
  readonly title: string;
  readonly description: string;
}): VNode {
  const { anchor, picture, marked, title, description } = props;
  return (
    <figure>
      <Drawing
        anchor={anchor}
        layout={tableLayout(picture)}
        marked={marked}
        title={title}
        description={description}
        heads={[picture.published === null ? '' : 'published', 'by the table']}
      />
    </figure>
  );
}

/** How these drawings are read; only of round robins. */
export function TableLegend(props: {
  /** Numbers of the table are not the starting numbers. */
  readonly tellsNumbers: boolean;
  readonly who: Participants;
}): VNode {
  const { one } = props.who;
  return (
    <details>
      <summary>How to read the drawings</summary>
      <ul>
        <li>
          {props.tellsNumbers
            ? `A line is a number of the table, with the ${one} that has it: number of the table, starting number, name.`
            : `A line is a ${one}, with the starting number, which is that of the table: number, name.`}
        </li>
        <li>
          On the left stand the published opponents, on the right those by the table, by their starting
          numbers, with a disc for the colour of the {one} in this game: “rest” is a rest round, · no game.
          Arcs join the two of a pair.
        </li>
        <li>
          What differs is bold, its arcs thick: broken lines as published, full lines by the table. The rule
          is about the bold lines. A game that could not be played does not differ.
        </li>
      </ul>
    </details>
  );
}
