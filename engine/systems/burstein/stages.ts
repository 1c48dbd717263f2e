import type { Place, Stage } from '../interface/system.js';
import type { BursteinState } from './player.js';

/** "bye": the assignment of the bye to one of all; "scoregroup": a scoregroup, with those who float into it. */
export type StageKind = 'bye' | 'scoregroup';

/** A bracket about to be paired, and all who come after it. */
export interface Bracket {
  readonly stage: Stage;
  /** In ranking order (1.8), by which they have their BSNs (4.1). */
  readonly members: readonly Place[];
  /** The following scoregroup. */
  readonly next: readonly Place[];
  readonly rest: readonly Place[];
}

/**
 * The bracket of the highest scoregroup that is not paired yet (1.2.2).
 * @param floaters those who remained unpaired so far.
 * @param below all others who are not paired yet; null is returned when nobody is.
 */
export function bracketOf(
  state: BursteinState,
  floaters: readonly Place[],
  below: readonly Place[],
): Bracket | null {
  if (below.length === 0) return null;
  const [residents, lower] = topGroup(state, below);
  const [next, rest] = topGroup(state, lower);
  const { score } = state.players[residents[0]];
  const kind: StageKind = 'scoregroup';
  const mdps = [...floaters].sort((a, b) => a - b);
  const isLast = lower.length === 0;
  const stage = { kind, score, mdps, residents, below: [], isLast, givesBye: false, valuesCompletion: true };
  return { stage, members: inRankingOrder(state, [...mdps, ...residents]), next, rest };
}

/** 1.8: by index, then TPN; the scores are not used. */
export function inRankingOrder({ players }: BursteinState, places: readonly Place[]): Place[] {
  return [...places].sort((a, b) => players[a].rank - players[b].rank);
}

/** Those of the highest score, and the others; places are in order of scores. */
function topGroup({ players }: BursteinState, places: readonly Place[]): [Place[], Place[]] {
  const top = places.filter((place) => players[place].score === players[places[0]].score);
  return [top, places.slice(top.length)];
}
