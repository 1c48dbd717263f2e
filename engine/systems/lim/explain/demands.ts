import type { Candidate, Place } from '../../interface/candidate.js';
import type { Demand, FloatReason } from '../../interface/system.js';
import { inRank } from '../board.js';
import type { LimBoard } from '../board.js';
import { floatersOf } from '../group.js';
import type { LimWalk } from '../walk.js';
import { inRanking } from '../position.js';
import { chosenIn, openIn, pairsOf } from '../stages.js';
import type { ByeStage, GroupStage, LimStage } from '../stages.js';

/**
 * The candidate of a stage that meets a demand and otherwise follows the text; null when none does that lets the round
 * be completed.
 */
export function bestWith(board: LimBoard, walk: LimWalk, stage: LimStage, demand: Demand): Candidate | null {
  const chosen = chosenIn(stage);
  if (chosen === null || meets(stage, demand, chosen)) return chosen;
  const found = stage.kind === 'bye' ? byeWith(board, walk, stage, demand) : groupWith(walk, stage, demand);
  if (found === null) return null;
  const done = new Set([...found.pairs.flat(), ...(stage.kind === 'bye' ? found.floaters : [])]);
  return walk.isPairable(openIn(stage).filter((place) => !done.has(place))) ? found : null;
}

/** Why players stay over. */
export function floatReasonOf(stage: LimStage): FloatReason {
  if (stage.kind === 'bye') return 'bye';
  const { pairing, cracked, passing } = stage;
  if (cracked.length + passing.length > 0) return 'completion';
  const isOdd = pairing !== null && pairing.alone.length + pairing.wanted.length === 0;
  return isOdd ? 'odd' : 'no-more-pairs';
}

function byeWith(board: LimBoard, walk: LimWalk, { open }: ByeStage, demand: Demand): Candidate | null {
  const taker = 'float' in demand ? demand.float : walk.bye(without(open, demand.pair));
  if (taker === null || !board.player(taker).mayTakeBye) return null;
  return { pairs: [], floaters: [taker] };
}

/** The others are paired as if those asked for were not there. */
function groupWith(walk: LimWalk, { kind, group, passing }: GroupStage, demand: Demand): Candidate | null {
  const asked = 'float' in demand ? [demand.float] : demand.pair;
  const others = {
    ...group,
    floaters: without(inRanking([...group.floaters, ...passing]), asked),
    residents: without(group.residents, asked),
  };
  if (kind === 'median' && ('float' in demand || !walk.isComplete(others))) return null;
  const pairing = walk.pairGroup(others);
  const pairs = pairsOf(pairing).map(([a, b]) => inRank(a, b));
  const floaters = floatersOf(pairing);
  return 'float' in demand
    ? { pairs, floaters: inRanking([...floaters, demand.float]) }
    : { pairs: [...pairs, inRank(...demand.pair)], floaters: inRanking(floaters) };
}

function meets(stage: LimStage, demand: Demand, { pairs, floaters }: Candidate): boolean {
  if ('float' in demand) return floaters.includes(demand.float);
  const { pair } = demand;
  if (stage.kind === 'bye') return !pair.some((place) => floaters.includes(place));
  // Two who both float may meet later.
  const made = pairs.filter((places) => places.some((place) => pair.includes(place)));
  return made.every((places) => places.every((place) => pair.includes(place)));
}

function without(places: readonly Place[], others: readonly Place[]): Place[] {
  return places.filter((place) => !others.includes(place));
}
