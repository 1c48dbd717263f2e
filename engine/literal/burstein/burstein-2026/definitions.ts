import type { Colour } from '../../../model/event.js';
import type { PastRound, Player, RoundState } from '../../../model/player.js';
import { compareLists } from '../../enumerate.js';
import { coloursOf } from '../../colours.js';
import { preferenceOf } from '../../dubov/dubov-2026/definitions.js';
import type { Preference } from '../../dubov/dubov-2026/definitions.js';
import type { LiteralForm } from '../../reading.js';
import { indexOf } from './opposition.js';
import type { Index } from './opposition.js';

/** A player in the terms of Article 1. */
export interface BursteinPlayer {
  readonly id: number;
  /** 1.1: the order of the TPNs. */
  readonly tpn: number;
  /** The number whose parity 5.2.1 asks for. */
  readonly parityNumber: number;
  /** With virtual points (BB12). */
  readonly score: number;
  readonly past: readonly PastRound[];
  /** Of the games played, the oldest first. */
  readonly colours: readonly Colour[];
  /** 1.5; null for none. */
  readonly preference: Preference | null;
  readonly index: Index;
}

/** 1.6.2: half of the rounds, or four. */
export function seedingRounds(
  { totalRounds }: Pick<RoundState, 'totalRounds'>,
  { otherwise }: Pick<LiteralForm, 'otherwise'>,
): number {
  return otherwise.has('BB1') ? 4 : Math.min(Math.floor(totalRounds / 2), 4); // BB1
}

/** The players of a round in their ranking order (1.8), the highest ranked first. */
export function rankedPlayers(state: RoundState, form: LiteralForm): BursteinPlayer[] {
  return state.players.map((player) => playerOf(state, form, player)).sort(compareRank);
}

function playerOf(state: RoundState, form: LiteralForm, player: Player): BursteinPlayer {
  const { id, order, parityNumber, score, past } = player;
  const colours = coloursOf(past);
  return {
    id,
    tpn: order,
    parityNumber: form.otherwise.has('BB5') ? id : parityNumber, // BB5
    score,
    past,
    colours,
    // 1.5.1 to 1.5.3 are 1.6.1 to 1.6.3 of the Dubov System, with BB13 for DB13; 1.5.4 is not 1.6.4.
    preference: colours.length === 0 ? null : preferenceOf(colours),
    index: indexOf(state, form, player),
  };
}

/** 1.8: negative where the first is ranked higher. BB11: scores do not count. */
function compareRank(one: BursteinPlayer, other: BursteinPlayer): number {
  const rankOf = ({ index, tpn }: BursteinPlayer): number[] => [-index.buchholz, -index.sonnebornBerger, tpn];
  return compareLists(rankOf(one), rankOf(other));
}
