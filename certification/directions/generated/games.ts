import type { Tournament, TournamentPlayer } from '../../../corpus/index.js';
import { entryOf } from '../../../engine/index.js';
import type { Colour, ResultCode } from '../../../engine/index.js';

/** A game of a file, as one of its players has it. */
export interface GameOfFile {
  readonly player: TournamentPlayer;
  readonly opponent: TournamentPlayer;
  /** Of the player; null where the file does not say it. */
  readonly colour: Colour | null;
  readonly result: ResultCode;
  readonly opponentResult: ResultCode;
}

/** Every game once, forfeits included: in events of teams those of the members, of a match of two games both. */
export function gamesOf({ teams, players, pairedRounds }: Tournament): GameOfFile[] {
  const all = teams?.members ?? players;
  const byId = new Map(all.map((player) => [player.id, player]));
  const found: GameOfFile[] = [];
  for (const player of all)
    for (let round = 1; round <= pairedRounds; round++) {
      const entry = entryOf(player, round);
      const opponent = entry.opponent === null ? undefined : byId.get(entry.opponent);
      if (opponent === undefined || opponent.id < player.id) continue;
      const other = entryOf(opponent, round);
      const theirs = other.games ?? [other];
      for (const [place, { colour, result }] of (entry.games ?? [entry]).entries()) {
        const game = theirs.at(place);
        if (game !== undefined) found.push({ player, opponent, colour, result, opponentResult: game.result });
      }
    }
  return found;
}
