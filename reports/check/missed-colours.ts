import type { PicturedPlayer } from '../../checker/index.js';
import type { BoardLine, FindingBoards } from './finding-boards.js';

/** Who has another colour than the one they are due, with the latter, on each side of a finding. */
export interface MissedColours {
  readonly published: ReadonlyMap<number, 'white' | 'black'>;
  readonly reference: ReadonlyMap<number, 'white' | 'black'>;
}

/**
 * Returns who misses the due colour on the boards that differ. Nobody is named where the same number of players miss it on both
 * sides, or where there is only one side: then the finding is not about colours.
 */
export function missedColours(
  { published, reference }: FindingBoards,
  players: readonly PicturedPlayer[],
): MissedColours {
  const due = new Map(players.map((player) => [player.id, player.due]));
  const [theirs, ours] = [published, reference ?? []].map((lines) => missedIn(lines, due));
  const isAboutColours = reference !== null && theirs.size !== ours.size;
  return isAboutColours ? { published: theirs, reference: ours } : NOBODY;
}

const NOBODY: MissedColours = { published: new Map(), reference: new Map() };

function missedIn(
  lines: readonly BoardLine[],
  due: ReadonlyMap<number, PicturedPlayer['due']>,
): ReadonlyMap<number, 'white' | 'black'> {
  return new Map(
    lines
      .filter(({ differs, isWithoutColours }) => differs && !isWithoutColours)
      .flatMap(({ white, black }) => [
        ...(white !== null && due.get(white) === 'black' ? [[white, 'black'] as const] : []),
        ...(black !== null && due.get(black) === 'white' ? [[black, 'white'] as const] : []),
      ]),
  );
}
