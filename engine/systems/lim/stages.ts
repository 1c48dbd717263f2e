import type { Candidate, Pair, Place } from '../interface/candidate.js';
import { publishedCandidate } from '../interface/published-candidate.js';
import type { Stage } from '../interface/system.js';
import { inRank } from './board.js';
import type { LimBoard } from './board.js';
import { floatersOf } from './group.js';
import type { Group, GroupPairing } from './group.js';
import type { LimWalk, PairedGroup } from './walk.js';
import { after, inRanking, nextGroup, positionOf } from './position.js';
import type { LimPosition } from './position.js';

/** Where the text stands in a round, and what it does there. */
export type LimStage = ByeStage | GroupStage;

export interface ByeStage {
  readonly kind: 'bye';
  readonly open: readonly Place[];
  readonly taker: Place | null;
}

export interface GroupStage {
  readonly kind: Group['kind'];
  /** The round as it stands before the group is paired. */
  readonly position: LimPosition;
  readonly group: Group;
  /** Players of cracked pairings from further out, who go through on their way to the median group (2.6). */
  readonly passing: readonly Place[];
  /** What the text makes of the group; null where the median group cannot be paired, whatever is cracked from here on. */
  readonly pairing: GroupPairing | null;
  readonly cracked: readonly Pair[];
  /** The groups that follow, if this one is left as the text has it. */
  readonly planned: readonly PairedGroup[];
}

/** The first stage of a round; null when nobody is there. */
export function firstStage(board: LimBoard, walk: LimWalk): LimStage | null {
  const open = [...board.state.players.keys()];
  if (open.length === 0) return null;
  if (open.length % 2 === 1) return { kind: 'bye', open, taker: walk.bye(open) };
  return groupStage(board, walk, positionOf(board, open));
}

/** What follows when a stage is left with a candidate that is not the chosen one; null for nothing. */
export function nextStage(board: LimBoard, walk: LimWalk, stage: LimStage, left: Candidate): LimStage | null {
  if (stage.kind === 'median') return null;
  if (stage.kind !== 'bye') return groupStage(board, walk, after(stage.position, left.floaters));
  const open = stage.open.filter((place) => !left.floaters.includes(place));
  return groupStage(board, walk, positionOf(board, open));
}

/** What follows the chosen candidate: the plan goes on, whatever it has cracked. */
export function plannedStage(
  board: LimBoard,
  walk: LimWalk,
  stage: LimStage,
  chosen: Candidate,
): LimStage | null {
  if (stage.kind === 'bye' || stage.kind === 'median') return nextStage(board, walk, stage, chosen);
  const { planned, passing, cracked, position } = stage;
  const [next, ...others] = planned;
  const onTheWay = next.group.kind === stage.kind ? inRanking([...passing, ...cracked.flat()]) : [];
  return stageOf(after(position, chosen.floaters), next, others, onTheWay);
}

/** What the text chooses; null where it does not come to the end of the round. */
export function chosenIn(stage: LimStage): Candidate | null {
  if (stage.kind === 'bye') return stage.taker === null ? null : { pairs: [], floaters: [stage.taker] };
  if (stage.pairing === null) return null;
  const { pairing, cracked } = stage;
  const kept = pairsOf(pairing).filter((pair) => !isIn(cracked, pair));
  return { pairs: kept.map(([a, b]) => inRank(a, b)), floaters: floatersIn(stage) ?? [] };
}

/** The floaters of what the text chooses, in ranking order, which are known before its pairs; null as for {@link chosenIn}. */
export function floatersIn(stage: LimStage): readonly Place[] | null {
  if (stage.kind === 'bye') return stage.taker === null ? null : [stage.taker];
  const { pairing, cracked, passing } = stage;
  return pairing === null ? null : inRanking([...floatersOf(pairing), ...cracked.flat(), ...passing]);
}

/**
 * Whether some pair that the text makes at a stage is not among given ones: the pairs after the first such one are not made.
 * @param opponents by place the place of the opponent, -1 for none.
 */
export function hasOtherPairs(stage: LimStage, opponents: ArrayLike<Place>): boolean {
  if (stage.kind === 'bye' || stage.pairing === null) return false;
  for (const pair of stage.pairing.eachPair())
    if (opponents[pair[0]] !== pair[1] && !isIn(stage.cracked, pair)) return true;
  return false;
}

/** All pairs of a group in the order in which they are made. */
export function pairsOf({ floaterPairs, pairs }: GroupPairing): readonly Pair[] {
  return [...floaterPairs, ...pairs];
}

export function isIn(pairs: readonly Pair[], [a, b]: Pair): boolean {
  return pairs.some((pair) => pair.includes(a) && pair.includes(b));
}

/** The stage as the interface shows it. */
export function shownOf(board: LimBoard, stage: LimStage): Stage {
  const isBye = stage.kind === 'bye';
  const mdps = isBye ? [] : inRanking([...stage.group.floaters, ...stage.passing]);
  const residents = isBye ? stage.open : stage.group.residents;
  return {
    kind: stage.kind,
    score: residents.length === 0 ? board.median : board.player(residents[0]).score,
    mdps,
    residents,
    below: [],
    isLast: stage.kind === 'median',
    givesBye: isBye,
    valuesCompletion: isBye,
  };
}

/**
 * What a published round has at a stage. Two members who are paired with one another are so here, unless the text has
 * both float and meet in a later group (2.6).
 */
export function publishedIn(stage: LimStage, shown: Stage, opponents: ArrayLike<Place>): Candidate {
  if (stage.kind === 'bye')
    return { pairs: [], floaters: stage.open.filter((place) => opponents[place] < 0) };
  const { pairs, floaters } = publishedCandidate(shown, opponents);
  const goOn = new Set(floatersIn(stage));
  // Both of such a pair are floaters of the later group.
  const later = pairs.filter(
    (pair) =>
      pair.every((place) => goOn.has(place)) &&
      stage.planned.some(({ pairing, cracked }) => isIn(pairing.floaterPairs, pair) && !isIn(cracked, pair)),
  );
  if (later.length === 0) return { pairs, floaters };
  return {
    pairs: pairs.filter((pair) => !later.includes(pair)),
    floaters: inRanking([...floaters, ...later.flat()]),
  };
}

/** Everybody who is not paired yet when a stage begins. */
export function openIn(stage: LimStage): readonly Place[] {
  if (stage.kind === 'bye') return stage.open;
  const { upper, lower, median, fromAbove, fromBelow } = stage.position;
  return inRanking([...upper.flat(), ...lower.flat(), ...median, ...fromAbove, ...fromBelow]);
}

function groupStage(board: LimBoard, walk: LimWalk, position: LimPosition): GroupStage | null {
  const plan = walk.pair(position);
  if (plan === null) {
    const group = nextGroup(board, position);
    return { kind: group.kind, position, group, passing: [], pairing: null, cracked: [], planned: [] };
  }
  const [first, ...others] = plan;
  return stageOf(position, first, others, []);
}

function stageOf(
  position: LimPosition,
  { group, pairing, cracked }: PairedGroup,
  planned: readonly PairedGroup[],
  passing: readonly Place[],
): GroupStage | null {
  if (group.floaters.length + group.residents.length === 0) return null;
  return { kind: group.kind, position, group, passing, pairing, cracked, planned };
}
