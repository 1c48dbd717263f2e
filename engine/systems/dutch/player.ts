import { winValue } from '../../model/results.js';
import type { PastRound, Player, RoundState } from '../../model/player.js';
import { colourPreference } from '../../rules/colour-preference.js';
import type { ColourPreference } from '../../rules/colour-preference.js';
import type { PlayerTrait } from '../interface/system.js';
import type { UnplayedRules } from './unplayed-rules.js';

/** Float received in one earlier round; null for none. */
export type Float = 'down' | 'up' | null;

/** A player as the Dutch System sees one. */
export interface DutchPlayer extends Player, ColourPreference {
  /** Float of the previous round. */
  readonly lastFloat: Float;
  /** Float of two rounds before. */
  readonly earlierFloat: Float;
  /** False when an earlier bye or win without playing bars the pairing-allocated bye. */
  readonly mayTakeBye: boolean;
  /** Rounds so far without a game played. */
  readonly unplayed: number;
  /** True in the final round with more than half of the points that could be had (2017 A.7, 2026 1.8). */
  readonly topscorer: boolean;
}

/** The moment before a round is paired, as the Dutch System sees it. */
export interface DutchState extends RoundState {
  readonly players: readonly DutchPlayer[];
}

/** What an edition makes of the players of a round. */
export function dutchState(state: RoundState, edition: DutchReading): DutchState {
  const { round, isFinal, points } = state;
  const half = (round - 1) * winValue(points);
  const floatOf = ({ isPlayed, result, worth, scoreDifference }: PastRound): Float => {
    if (!isPlayed) return edition.unplayedIsDownfloat(result, worth, points) ? 'down' : null;
    return scoreDifference > 0 ? 'down' : scoreDifference < 0 ? 'up' : null;
  };
  const players: DutchPlayer[] = [];
  for (const player of state.players) {
    const { past, colours, colourDifference } = player;
    const { preference, strength } = colourPreference(colours, colourDifference);
    let mayTakeBye = true;
    let unplayed = 0;
    for (const { isPlayed, result, worth } of past) {
      if (isPlayed) continue;
      unplayed += 1;
      if (edition.barsBye(result, worth, points)) mayTakeBye = false;
    }
    players.push({
      id: player.id,
      order: player.order,
      parityNumber: player.parityNumber,
      score: player.score,
      standing: player.standing,
      colours,
      colourDifference,
      opponents: player.opponents,
      past,
      person: player.person,
      preference,
      strength,
      lastFloat: past.length > 0 ? floatOf(past[past.length - 1]) : null,
      earlierFloat: past.length > 1 ? floatOf(past[past.length - 2]) : null,
      mayTakeBye,
      unplayed,
      topscorer: isFinal && 2 * player.standing > half,
    });
  }
  const seen: DutchState = { ...state, players };
  return edition.seeOtherwise?.(seen) ?? seen;
}

/** What the criteria read of a player; floats, which some criteria only look at, are the hardest to bring about. */
export function traitsOf({ lastFloat, earlierFloat, preference, strength }: DutchPlayer): PlayerTrait[] {
  return [
    { value: lastFloat, weight: 2 },
    { value: earlierFloat, weight: 2 },
    { value: preference, weight: 1 },
    { value: strength, weight: 1 },
  ];
}

/** What of an edition decides how it sees the players. */
type DutchReading = UnplayedRules & { readonly seeOtherwise?: (state: DutchState) => DutchState };
