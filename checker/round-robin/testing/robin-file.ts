import { tournamentOf, writeTrf } from '../../../corpus/index.js';
import type { Tournament } from '../../../corpus/index.js';
import type { RoundEntry } from '../../../engine/index.js';
import type { PlayedEvent } from '../../../engine/round-robin/index.js';

/** A tournament file of an event; games without colours are forfeited, the others won by White. */
export function robinFile(event: PlayedEvent, parts: Partial<Tournament> = {}): string {
  const players = [...event.players]
    .sort((a, b) => a - b)
    .map((id) => ({
      id,
      name: `Player ${id}`,
      rounds: event.rounds.map((round) => entryIn(round, id)),
    }));
  return writeTrf(tournamentOf({ totalRounds: event.rounds.length, ...parts, players }), { format: 'trf26' });
}

function entryIn({ games, given }: PlayedEvent['rounds'][number], id: number): RoundEntry {
  const game = games.find(({ white, black }) => white === id || black === id);
  if (game === undefined) return { opponent: null, colour: null, result: given.has(id) ? 'F' : 'Z' };
  const isWhite = game.white === id;
  const opponent = isWhite ? game.black : game.white;
  if (!game.coloursKnown) return { opponent, colour: null, result: isWhite ? '+' : '-' };
  return { opponent, colour: isWhite ? 'white' : 'black', result: isWhite ? '1' : '0' };
}
