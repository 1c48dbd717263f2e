import type { Colour, Tenths } from '../model/event.js';
import { colourPreference } from '../model/player.js';
import type { PairingPlayer, RoundState } from '../model/player.js';

/** A player for tests; colours as letters, like "WBW". Everything not given is ordinary. */
export function player(
  id: number,
  score: Tenths,
  colours = '',
  parts: Partial<PairingPlayer> = {},
): PairingPlayer {
  const played = Array.from(colours).map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const colourDifference = played.filter((colour) => colour === 'white').length * 2 - played.length;
  return {
    id,
    order: id - 1,
    parityNumber: id,
    score,
    standing: score,
    colours: played,
    colourDifference,
    ...colourPreference(played, colourDifference),
    lastFloat: null,
    earlierFloat: null,
    opponents: new Set(),
    mayTakeBye: true,
    unplayed: 0,
    topscorer: false,
    ...parts,
  };
}

/** The state of a round with these players, in ranking order. */
export function state(players: readonly PairingPlayer[], parts: Partial<RoundState> = {}): RoundState {
  return {
    round: 3,
    isFinal: false,
    initialColour: 'white',
    players: [...players].sort((a, b) => b.score - a.score || a.order - b.order),
    forbidden: new Map(),
    unnumbered: [],
    ...parts,
  };
}
