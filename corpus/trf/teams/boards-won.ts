import { opposite } from '../../../engine/index.js';
import type { Colour } from '../../../engine/index.js';
import type { TeamLine } from './rosters.js';
import type { MatchSources } from './team-round.js';

/**
 * The boards (from 0) at which players of a team waited for a match that they won by forfeit: those of its record 300;
 * else by their colours, in the order of the members (record 352); else the first ones.
 * @param colour of the team at its first board.
 * @param winners places of the players in `seats.entries`, in the order of the members.
 */
export function boardsWon(
  sources: MatchSources,
  team: TeamLine,
  round: number,
  colour: Colour,
  winners: readonly number[],
): number[] {
  const { players, lineUps, boards } = sources;
  const lineUp = lineUps[round - 1]?.get(team.id)?.players ?? null;
  if (lineUp !== null) {
    const told = winners.map((place) => lineUp.indexOf(players[place].id));
    if (told.every((board) => board >= 0)) return told;
  }
  const byColour = boardsByColour(sources, round, colour, winners);
  return byColour ?? Array.from({ length: Math.min(boards, winners.length) }, (_, board) => board);
}

/** Null where colours are not told, or do not fit. */
function boardsByColour(
  { boardColours, boards, seats }: MatchSources,
  round: number,
  colour: Colour,
  winners: readonly number[],
): number[] | null {
  if (boardColours === null) return null;
  const colourAt = (board: number): Colour =>
    boardColours[board] === boardColours[0] ? colour : opposite(colour);
  const found: number[] = [];
  for (const place of winners) {
    const own = seats.entries[place][round - 1].colour;
    let board = (found.at(-1) ?? -1) + 1;
    while (board < boards && colourAt(board) !== own) board += 1;
    if (own === null || board >= boards) return null;
    found.push(board);
  }
  return found;
}
