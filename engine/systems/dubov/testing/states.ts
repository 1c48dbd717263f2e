import type { Tenths } from '../../../model/event.js';
import { colourPreference, Strength } from '../../../rules/colour-preference.js';
import type { ColourPreference } from '../../../rules/colour-preference.js';
import { plainPlayer, plainState } from '../../../testing/plain-player.js';
import type { DubovPlayer, DubovState } from '../player.js';

/** A player for tests; colours as letters, like "WBW". Everything not given is ordinary. */
export function player(
  id: number,
  score: Tenths,
  colours = '',
  parts: Partial<DubovPlayer> = {},
): DubovPlayer {
  const plain = plainPlayer(id, score, colours);
  const played = plain.colours;
  const mild: ColourPreference = { preference: 'black', strength: Strength.mild };
  return {
    ...plain,
    ...(played.length === 0 ? mild : colourPreference(played, plain.colourDifference)),
    topscorer: false,
    past: played.map((colour) => ({
      opponent: null,
      colour,
      result: '=',
      isPlayed: true,
      worth: 5,
      scoreDifference: 0,
    })),
    aro: 2000,
    games: played.length,
    upfloats: 0,
    upfloatedLast: false,
    isMaximumUpfloater: false,
    mayTakeBye: true,
    ...parts,
  };
}

/** The state of a round with these players, in ranking order. */
export function state(players: readonly DubovPlayer[], parts: Partial<DubovState> = {}): DubovState {
  return { ...plainState(players), mostUpfloats: 3, hasHalves: true, ...parts };
}
