import type { Tenths } from '../model/event.js';
import { colourPreference } from '../rules/colour-preference.js';
import type { DutchPlayer, DutchState } from '../systems/dutch/player.js';
import { plainPlayer, plainState } from './plain-player.js';

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
  const plain = plainPlayer(id, score, colours);
  return {
    ...plain,
    ...colourPreference(plain.colours, plain.colourDifference),
    lastFloat: null,
    earlierFloat: null,
    mayTakeBye: true,
    unplayed: 0,
    topscorer: false,
    ...parts,
  };
}

/** The state of a round with these players, in ranking order. */
export function state(players: readonly DutchPlayer[], parts: Partial<DutchState> = {}): DutchState {
  return { ...plainState(players), ...parts };
}
