import type { Tenths } from '../../../model/event.js';
import { colourPreference } from '../../../rules/colour-preference.js';
import { plainPlayer, plainState } from '../../../testing/plain-player.js';
import { burstein2026 } from '../burstein-2026.js';
import { withRanks } from '../player.js';
import type { BursteinPlayer, BursteinState } from '../player.js';

/** A player for tests; colours as letters, like "WBW", Buchholz in tenths. Everything not given is ordinary. */
export function player(
  id: number,
  score: Tenths,
  colours = '',
  buchholz: Tenths = 100,
  parts: Partial<BursteinPlayer> = {},
): BursteinPlayer {
  const plain = plainPlayer(id, score, colours);
  return {
    ...plain,
    ...colourPreference(plain.colours, plain.colourDifference),
    topscorer: false,
    games: plain.colours.length,
    index: { buchholz, sonnebornBerger: 0 },
    rank: 0,
    mayTakeBye: true,
    ...parts,
  };
}

/** The state of a round after the seeding rounds with these players. */
export function state(players: readonly BursteinPlayer[], parts: Partial<BursteinState> = {}): BursteinState {
  const plain = plainState(players);
  return { ...plain, round: 5, players: withRanks(plain.players, burstein2026), ...parts };
}

/** With those whom each has met, both ways. */
export function met(
  players: readonly BursteinPlayer[],
  games: readonly (readonly [number, number])[],
): BursteinPlayer[] {
  return players.map((one) => ({
    ...one,
    opponents: games.flatMap(([a, b]) => (a === one.id ? [b] : b === one.id ? [a] : [])),
  }));
}
