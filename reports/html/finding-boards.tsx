import type { ComponentChildren, VNode } from 'preact';
import type { BoardLine, FindingBoards } from '../check/finding-boards.js';
import type { MissedColours } from '../check/missed-colours.js';
import { nameOf } from '../words/person.js';
import type { People } from '../words/person.js';

/** The boards of a bracket or of a round, published and by the rules, side by side. */
export function TwoPairings(props: {
  readonly boards: FindingBoards;
  readonly people: People | null | undefined;
  /** Over the right side: "By the rules". */
  readonly right: string;
  /** Who misses the colour that they are due; absent: nobody is marked. */
  readonly missed?: MissedColours;
}): VNode {
  const { boards, people, right, missed } = props;
  const { published, reference, leftOut } = boards;
  return (
    <>
      <div class="sides">
        <Side title="Published">
          {published.map((line) => (
            <Line line={line} people={people} missed={missed?.published} isPublished />
          ))}
        </Side>
        <Side title={right}>
          {reference === null ? (
            <p class="soft">No pairing is legal.</p>
          ) : (
            reference.map((line) => (
              <Line line={line} people={people} missed={missed?.reference} isPublished={false} />
            ))
          )}
        </Side>
      </div>
      {leftOut === 0 ? null : <p class="soft left-out">{leftOutWords(boards)}</p>}
    </>
  );
}

function leftOutWords({ leftOut, differing }: FindingBoards): string {
  const same = leftOut - differing;
  return [
    ...(differing === 0 ? [] : [`${differing} more boards differ: the drawing has all of them.`]),
    ...(same === 0
      ? []
      : [`${same === 1 ? 'One more board is' : `${same} more boards are`} the same on both sides.`]),
  ].join(' ');
}

function Side({ title, children }: { readonly title: string; readonly children: ComponentChildren }): VNode {
  return (
    <div>
      <h4>{title}</h4>
      {children}
    </div>
  );
}

function Line(props: {
  readonly line: BoardLine;
  readonly people: People | null | undefined;
  readonly missed: MissedColours['published'] | undefined;
  readonly isPublished: boolean;
}): VNode {
  const { line, people, missed, isPublished } = props;
  const { board, white, black, instead, differs, isWithoutColours } = line;
  const kind = differs ? (isPublished ? 'no' : 'yes') : 'same';
  return (
    <div class={`b ${kind}`}>
      <i>{board}</i>
      {(
        [
          ['w', white],
          ['k', black],
        ] as const
      ).map(([colour, id]) =>
        id === null ? null : (
          <Player
            id={id}
            people={people}
            kind={isWithoutColours ? '' : colour}
            due={missed?.get(id)}
            isPublished={isPublished}
          />
        ),
      )}
      <i>{[instead ?? '', SIGNS[kind]].filter((text) => text !== '').join(' ')}</i>
    </div>
  );
}

const SIGNS = { no: '✗', yes: '✓', same: '' } as const;

/** The style sheet draws the colour, and names it for those who cannot see it. */
function Player(props: {
  readonly id: number;
  readonly people: People | null | undefined;
  readonly kind: 'w' | 'k' | '';
  /** The colour that the player is due and does not get; undefined: there is none. */
  readonly due: 'white' | 'black' | undefined;
  readonly isPublished: boolean;
}): VNode {
  const { id, people, kind, due, isPublished } = props;
  return (
    <p {...(kind === '' ? {} : { class: kind })}>
      {nameOf(id, people)} <small>{id}</small>
      {due === undefined ? null : <Due colour={due} isPublished={isPublished} />}
    </p>
  );
}

/** The colour that somebody is due, as a disc. */
function Due(props: { readonly colour: 'white' | 'black'; readonly isPublished: boolean }): VNode {
  const { colour, isPublished } = props;
  const isWhite = colour === 'white';
  return (
    <span class={isPublished ? 'due bad' : 'due'}>
      due <span class={isWhite ? 'c' : 'c k'} role="img" aria-label={isWhite ? 'White' : 'Black'} /> not given
    </span>
  );
}
