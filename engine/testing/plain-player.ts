import { STANDARD_POINTS } from '../model/event.js';
import type { Colour, Tenths } from '../model/event.js';
import { compareRank } from '../model/player.js';
import type { Player, RoundState } from '../model/player.js';

/** A player for tests, before a system sees one; colours as letters, like "WBW". */
export function plainPlayer(id: number, score: Tenths, colours = ''): Player {
  const played = Array.from(colours).map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  return {
    id,
    order: id - 1,
    parityNumber: id,
    score,
    standing: score,
    colours: played,
    colourDifference: played.filter((colour) => colour === 'white').length * 2 - played.length,
    opponents: [],
    past: [],
    person: {},
  };
}

/** The third round of nine with these players, in ranking order. */
export function plainState<P extends Player>(
  players: readonly P[],
): RoundState & { readonly players: readonly P[] } {
  return {
    round: 3,
    totalRounds: 9,
    isFinal: false,
    initialColour: 'white',
    points: STANDARD_POINTS,
    players: [...players].sort(compareRank),
    forbidden: new Map(),
    ratings: new Map(),
    unnumbered: [],
    absent: [],
  };
}
