import { STANDARD_POINTS } from '../model/event.js';
import type { Colour, Tenths } from '../model/event.js';
import { compareRank } from '../model/player.js';
import type { PastRound, Player, RoundState } from '../model/player.js';

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

/**
 * A state for a reading that knows of the past only: with a drawn game for every colour and every opponent of a player that
 * no past round tells of, before those that there are.
 */
export function withPast(state: RoundState): RoundState {
  return { ...state, players: state.players.map(withGames) };
}

function withGames(player: Player): Player {
  const { past } = player;
  const opponents = player.opponents.filter((id) => !past.some(({ opponent }) => opponent === id));
  const colours = past.some(({ colour }) => colour !== null) ? [] : player.colours;
  const games = Array.from({ length: Math.max(opponents.length, colours.length) }, (_, index): PastRound => ({
    opponent: opponents[index] ?? null,
    colour: colours[index] ?? null,
    result: '=',
    isPlayed: true,
    worth: 0,
    scoreDifference: 0,
  }));
  return { ...player, past: [...games, ...past] };
}
