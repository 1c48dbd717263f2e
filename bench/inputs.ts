import { parseTrf } from '../corpus/index.js';
import type { Tournament } from '../corpus/index.js';
import { generate } from '../generator/index.js';

/** Tournament files of a size, always the same ones. */
export function tournamentFiles(count: number, players: number, rounds: number): string[] {
  const files = generate({ players, rounds }, { seed: `bench-${players}x${rounds}`, count });
  return [...files].map(({ text }) => text);
}

/** A running event with some rounds played, whose next round is to be paired. */
export function runningEvent(players: number, played: number, announced: number): Tournament {
  const [text] = tournamentFiles(1, players, played);
  const { tournament } = parseTrf(text);
  if (tournament === null) throw new Error('the generator wrote a file that cannot be read');
  return { ...tournament, totalRounds: announced };
}
