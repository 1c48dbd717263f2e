import type { ComponentChildren, VNode } from 'preact';
import type { BoardLine, FindingBoards } from '../check/finding-boards.js';
import { displayName } from '../words/display-name.js';

/** The names of players or teams by starting number. */
export type Names = ReadonlyMap<number, string>;

/** The boards of a bracket or of a round, published and by the rules, side by side. */
export function TwoPairings(props: {
  readonly boards: FindingBoards;
  readonly names: Names;
  /** Over the right side: "By the rules". */
  readonly right: string;
}): VNode {
  const { boards, names, right } = props;
  const { published, reference, leftOut } = boards;
  return (
    <>
      <div class="sides">
        <Side title="Published">
          {published.map((line) => (
            <Line line={line} names={names} isPublished />
          ))}
        </Side>
        <Side title={right}>
          {reference === null ? (
            <p class="soft">No pairing is legal.</p>
          ) : (
            reference.map((line) => <Line line={line} names={names} isPublished={false} />)
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
  readonly names: Names;
  readonly isPublished: boolean;
}): VNode {
  const { line, names, isPublished } = props;
  const { board, white, black, instead, differs, isWithoutColours } = line;
  const kind = differs ? (isPublished ? 'no' : 'yes') : 'same';
  return (
    <div class={`b ${kind}`}>
      <i>{board}</i>
      {white === null ? null : <Player id={white} names={names} kind={isWithoutColours ? '' : 'w'} />}
      {black === null ? null : <Player id={black} names={names} kind={isWithoutColours ? '' : 'k'} />}
      <i>{[instead ?? '', SIGNS[kind]].filter((text) => text !== '').join(' ')}</i>
    </div>
  );
}

const SIGNS = { no: '✗', yes: '✓', same: '' } as const;

/** The style sheet draws the colour, and names it for those who cannot see it. */
function Player(props: { readonly id: number; readonly names: Names; readonly kind: 'w' | 'k' | '' }): VNode {
  const { id, names, kind } = props;
  return (
    <p {...(kind === '' ? {} : { class: kind })}>
      {displayName(names.get(id) ?? '')} <small>{id}</small>
    </p>
  );
}
