import type { Candidate, Place } from '../../interface/candidate.js';
import type { Stage } from '../../interface/system.js';
import type { Board1998 } from './board-1998.js';
import type { Group1998, GroupPairing, PlannedGroup, Walk1998 } from './group-1998.js';

/** Where the text stands in a round, and what it does there. */
export type Stage1998 = ByeStage | GroupStage;

export interface ByeStage {
  readonly kind: 'bye';
  readonly open: readonly Place[];
  readonly taker: Place | null;
}

export interface GroupStage {
  readonly kind: 'scoregroup' | 'joined';
  readonly open: readonly Place[];
  readonly group: Group1998;
  /** Null where those left cannot be paired. */
  readonly pairing: GroupPairing | null;
  /** What becomes of the groups below. */
  readonly below: readonly PlannedGroup[];
}

/** The first stage of a round; null when nobody is there. */
export function firstStage(board: Board1998, walk: Walk1998): Stage1998 | null {
  const open = board.scoregroups.flat();
  if (open.length % 2 === 1) return { kind: 'bye', open, taker: walk.bye(open) };
  return groupStage(board, walk, open, []);
}

/** What follows when a stage is left with a candidate; null for nothing. */
export function nextStage(
  board: Board1998,
  walk: Walk1998,
  stage: Stage1998,
  { pairs, floaters }: Candidate,
): Stage1998 | null {
  const done = new Set(stage.kind === 'bye' ? floaters : pairs.flat());
  const open = stage.open.filter((place) => !done.has(place));
  if (stage.kind === 'bye') return groupStage(board, walk, open, []);
  return stage.group.next.length === 0 ? null : groupStage(board, walk, open, floaters);
}

/** What follows the text's own choice: it has been planned already, but after the bye. */
export function plannedStage(board: Board1998, walk: Walk1998, stage: Stage1998): Stage1998 | null {
  const chosen = chosenIn(stage);
  if (chosen === null) return null;
  if (stage.kind === 'bye') return nextStage(board, walk, stage, chosen);
  const done = new Set(chosen.pairs.flat());
  return stageOf(
    stage.open.filter((place) => !done.has(place)),
    stage.below,
  );
}

/** What the text chooses; null where nothing is left to choose. */
export function chosenIn(stage: Stage1998): Candidate | null {
  if (stage.kind === 'bye') return stage.taker === null ? null : { pairs: [], floaters: [stage.taker] };
  if (stage.pairing === null) return null;
  const { pairs, floater } = stage.pairing;
  return { pairs, floaters: floater === null ? [] : [floater] };
}

/** The stage as the interface shows it. */
export function shownOf(board: Board1998, stage: Stage1998): Stage {
  const isBye = stage.kind === 'bye';
  const residents = isBye ? stage.open : stage.group.residents;
  return {
    kind: stage.kind,
    score: board.player(residents[0]).score,
    mdps: isBye ? [] : stage.group.floaters,
    residents,
    below: [],
    isLast: !isBye && stage.group.next.length === 0,
    givesBye: isBye,
    valuesCompletion: isBye,
  };
}

function groupStage(
  board: Board1998,
  walk: Walk1998,
  open: readonly Place[],
  came: readonly Place[],
): GroupStage | null {
  const floaters = [...came].sort((a, b) => a - b);
  const isFloater = new Set(floaters);
  const isOpen = new Set(open);
  const scoregroups = board.scoregroups
    .map((group) => group.filter((place) => isOpen.has(place) && !isFloater.has(place)))
    .filter((group) => group.length > 0);
  const [residents, next = []] = scoregroups;
  if (residents === undefined) return null;
  const planned = walk.plan(floaters, scoregroups);
  if (planned !== null) return stageOf(open, planned);
  return {
    kind: 'scoregroup',
    open,
    group: { floaters, residents, next, joined: 1 },
    pairing: null,
    below: [],
  };
}

function stageOf(open: readonly Place[], planned: readonly PlannedGroup[]): GroupStage | null {
  const [first, ...below] = planned;
  if (first === undefined) return null;
  const { group, pairing } = first;
  return { kind: group.joined > 1 ? 'joined' : 'scoregroup', open, group, pairing, below };
}
