import type { Candidate, Place } from '../../interface/candidate.js';
import type { Alteration, Composition, Demand } from '../../interface/system.js';
import type { Board1998 } from './board-1998.js';
import { FirstLine } from './fast/first-line.js';
import type { Walk1998 } from './group-1998.js';
import { orderRules1998 } from './rules-1998.js';
import { orderIn, sequence1998 } from './sequence-1998.js';
import { chosenIn } from './stage-1998.js';
import type { GroupStage, Stage1998 } from './stage-1998.js';

/** The players of a stage in the order of 3.2, and who does not meet the one at the other end of it (6.1). */
export function composition1998(board: Board1998, stage: Stage1998): Composition {
  if (stage.kind === 'bye') return { groups: {}, alterations: [], seats: [] };
  const order = orderIn(board, stage);
  const seats = order.map((place, i) => ({
    ...{ place, group: 'order', number: i + 1 },
    opposite: 2 * i + 1 === order.length ? null : order[order.length - 1 - i],
  }));
  return { groups: { order }, alterations: alterationsOf(board, stage, order), seats };
}

function alterationsOf(board: Board1998, stage: GroupStage, order: readonly Place[]): Alteration[] {
  const chosen = chosenIn(stage);
  if (chosen === null) return [];
  const { line = [] } = sequence1998(board, stage, chosen).place;
  const others = line.flatMap((number, i) => (number > i + 1 && number !== order.length - i ? [i] : []));
  if (others.length === 0) return [];
  return [
    {
      step: 'other-opponents',
      rule: order.length % 2 === 0 ? orderRules1998.even : orderRules1998.odd,
      from: others.map((i) => order[i]),
      to: others.map((i) => order[line[i] - 1]),
    },
  ];
}

/** The best candidate of a stage that meets a demand, and after which the round can be completed; null for none. */
export function bestWith(
  board: Board1998,
  walkOf: (board: Board1998) => Walk1998,
  stage: Stage1998,
  demand: Demand,
): Candidate | null {
  const chosen = chosenIn(stage);
  if (chosen === null || meets(stage, demand, chosen)) return chosen;
  if (stage.kind === 'bye') return byeWith(board, walkOf, stage.open, demand);
  return groupWith(board, walkOf(board), stage, demand);
}

function byeWith(
  board: Board1998,
  walkOf: (board: Board1998) => Walk1998,
  open: readonly Place[],
  demand: Demand,
): Candidate | null {
  if ('pair' in demand) {
    const taker = walkOf(board.asked(demand)).bye(open);
    return taker === null || demand.pair.includes(taker) ? null : { pairs: [], floaters: [taker] };
  }
  const taker = demand.float;
  const isKept = walkOf(board).isPairable(open.filter((place) => place !== taker));
  return isKept && board.player(taker).mayTakeBye ? { pairs: [], floaters: [taker] } : null;
}

/**
 * All who are not paired yet, in one matching: it holds the group and a completion of the round. Whoever of the group is
 * matched outside of it floats; as few do as can be, and where it is one, first of all one who suits the next group.
 */
function groupWith(
  board: Board1998,
  walk: Walk1998,
  { open, group }: GroupStage,
  demand: Demand,
): Candidate | null {
  const order = orderIn(board, { kind: 'scoregroup', open, group, pairing: null, below: [] });
  const vertices = [...order, ...open.filter((place) => !order.includes(place))];
  const members = order.length;
  const isRival = (a: Place, b: Place): boolean =>
    'pair' in demand
      ? demand.pair.includes(a) !== demand.pair.includes(b)
      : a === demand.float || b === demand.float;
  const found = (mayFloat: (place: Place) => boolean): Candidate | null => {
    const worthOf = (a: number, b: number): number[] | null => {
      const [one, other] = [vertices[a], vertices[b]];
      if (!board.mayMeet(one, other)) return null;
      if (b < members) return isRival(one, other) ? null : [0, 0, board.dueIn(one, other).length];
      if (a >= members) return [0, 0, 0];
      return mayFloat(one) ? [-1, group.floaters.includes(one) ? -1 : 0, 0] : null;
    };
    const line = new FirstLine(members, vertices.length, worthOf, 3);
    if (!line.exists) return null;
    const opponents = line.first();
    const pairs = order.flatMap((place, one) =>
      one < opponents[one] ? [inRank(place, order[opponents[one]])] : [],
    );
    return { pairs, floaters: order.filter((_, one) => opponents[one] < 0) };
  };
  const isGood = (candidate: Candidate | null): boolean =>
    candidate !== null && candidate.floaters.length === members % 2;
  const suiting = new Set(group.residents.filter((place) => walk.canTake([place], group.next)));
  const best = found((place) => suiting.has(place));
  return isGood(best) ? best : found(() => true);
}

/** A pair one of whom floats, or is not in the group, may be made later. */
function meets(stage: Stage1998, demand: Demand, { pairs, floaters }: Candidate): boolean {
  if ('float' in demand) return floaters.includes(demand.float);
  if (stage.kind === 'bye') return !demand.pair.some((place) => floaters.includes(place));
  return pairs.some((places) => places.every((place) => demand.pair.includes(place)));
}

function inRank(a: Place, b: Place): readonly [Place, Place] {
  return a < b ? [a, b] : [b, a];
}
