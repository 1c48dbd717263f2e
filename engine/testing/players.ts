import { STANDARD_POINTS } from '../model/event.js';
import type { Colour, Tenths } from '../model/event.js';
import { colourPreference } from '../rules/colour-preference.js';
import { compareRank } from '../model/player.js';
import type { DutchPlayer, DutchState } from '../systems/dutch/player.js';

/**
 * A player for tests, as the Dutch System sees one; colours as letters, like "WBW". Everything not given is ordinary.
 * Who goes through an edition, which sees the players for itself, gives the rounds that were (`past`) instead.
 */
export function player(
  id: number,
  score: Tenths,
  colours = '',
  parts: Partial<DutchPlayer> = {},
): DutchPlayer {
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
    opponents: [],
    past: [],
    person: {},
    mayTakeBye: true,
    unplayed: 0,
    topscorer: false,
    ...parts,
  };
}

/** The state of a round with these players, in ranking order. */
export function state(players: readonly DutchPlayer[], parts: Partial<DutchState> = {}): DutchState {
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
    ...parts,
  };
}
