import type { ComponentChildren, VNode } from 'preact';
import type { BoardLine, FindingBoards } from '../check/finding-boards.js';
import { nameOf } from '../words/person.js';
import type { People } from '../words/person.js';

/** The boards of a bracket or of a round, published and by the rules, side by side. */
export function TwoPairings(props: {
  readonly boards: FindingBoards;
  readonly people: People | null | undefined;
  /** Over the right side: "By the rules". */
  readonly right: string;
}): VNode {
  const { boards, people, right } = props;
  const { published, reference, leftOut } = boards;
  return (
    <>
      <div class="sides">
        <Side title="Published">
          {published.map((line) => (
            <Line line={line} people={people} isPublished />
          ))}
        </Side>
        <Side title={right}>
          {reference === null ? (
            <p class="soft">No pairing is legal.</p>
          ) : (
            reference.map((line) => <Line line={line} people={people} isPublished={false} />)
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
  readonly isPublished: boolean;
}): VNode {
  const { line, people, isPublished } = props;
  const { board, white, black, instead, differs, isWithoutColours } = line;
  const kind = differs ? (isPublished ? 'no' : 'yes') : 'same';
  return (
    <div class={`b ${kind}`}>
      <i>{board}</i>
      {white === null ? null : <Player id={white} people={people} kind={isWithoutColours ? '' : 'w'} />}
      {black === null ? null : <Player id={black} people={people} kind={isWithoutColours ? '' : 'k'} />}
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
}): VNode {
  const { id, people, kind } = props;
  return (
    <p {...(kind === '' ? {} : { class: kind })}>
      {nameOf(id, people)} <small>{id}</small>
    </p>
  );
}
