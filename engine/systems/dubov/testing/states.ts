import { STANDARD_POINTS } from '../../../model/event.js';
import type { Colour, Tenths } from '../../../model/event.js';
import { compareRank } from '../../../model/player.js';
import { colourPreference, Strength } from '../../../rules/colour-preference.js';
import type { ColourPreference } from '../../../rules/colour-preference.js';
import type { DubovPlayer, DubovState } from '../player.js';

/** A player for tests; colours as letters, like "WBW". Everything not given is ordinary. */
export function player(
  id: number,
  score: Tenths,
  colours = '',
  parts: Partial<DubovPlayer> = {},
): DubovPlayer {
  const played = Array.from(colours).map((letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const colourDifference = played.filter((colour) => colour === 'white').length * 2 - played.length;
  const mild: ColourPreference = { preference: 'black', strength: Strength.mild };
  return {
    id,
    order: id - 1,
    parityNumber: id,
    score,
    standing: score,
    colours: played,
    colourDifference,
    ...(played.length === 0 ? mild : colourPreference(played, colourDifference)),
    topscorer: false,
    opponents: [],
    past: played.map((colour) => ({
      opponent: null,
      colour,
      result: '=',
      isPlayed: true,
      worth: 5,
      scoreDifference: 0,
    })),
    person: {},
    aro: 2000,
    games: played.length,
    upfloats: 0,
    upfloatedLast: false,
    isMaximumUpfloater: false,
    mayTakeBye: true,
    ...parts,
  };
}

/** The state of a round with these players. */
export function state(players: readonly DubovPlayer[], parts: Partial<DubovState> = {}): DubovState {
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
    mostUpfloats: 3,
    hasHalves: true,
    ...parts,
  };
}
