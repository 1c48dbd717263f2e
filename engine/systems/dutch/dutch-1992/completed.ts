import { allocateColour } from '../../../rules/colours.js';
import type { DutchState } from '../player.js';
import { colourRules1992 } from './colours-1992.js';
import type { PairedBracket } from './procedure.js';

/** Who meets whom with which colours, and by which rule; starting numbers. */
export interface Board {
  readonly white: number;
  readonly black: number;
  readonly rule: string;
}

/** The boards of a round that was paired, bracket by bracket, and who gets the bye. */
export function completed1992(
  { players, initialColour }: DutchState,
  brackets: readonly PairedBracket[],
): { readonly boards: readonly Board[]; readonly bye: number | null } {
  const boards = brackets.flatMap(({ pairs }) =>
    pairs.map(([a, b]): Board => {
      const [higher, lower] = [players[a], players[b]];
      const { colour, rule } = allocateColour(colourRules1992, higher, lower, initialColour);
      const [white, black] = colour === 'white' ? [higher.id, lower.id] : [lower.id, higher.id];
      return { white, black, rule: rule.id };
    }),
  );
  const [left] = brackets.at(-1)?.floaters ?? [];
  return { boards, bye: left === undefined ? null : players[left].id };
}
