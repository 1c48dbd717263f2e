import type { Candidate, Place } from '../../interface/candidate.js';
import { publishedCandidate } from '../../interface/published-candidate.js';
import type { Stage } from '../../interface/system.js';
import type { Board1997 } from './board-1997.js';
import type { FirstRound, Group1997, GroupPairing, Walk1997 } from './group-1997.js';

/** Where the text stands in a round, and what it does there; no pairing where it leaves that to the arbiter. */
export type Stage1997 =
  | { readonly kind: 'bye'; readonly open: readonly Place[]; readonly taker: Place | null }
  | { readonly kind: 'first-round'; readonly open: readonly Place[]; readonly round: FirstRound }
  | {
      readonly kind: 'scoregroup' | 'last';
      readonly open: readonly Place[];
      readonly group: Group1997;
      readonly pairing: GroupPairing;
    };

/** The first stage of a round; null when nobody is there. */
export function firstStage(board: Board1997, walk: Walk1997): Stage1997 | null {
  const open = board.scoregroups.flat();
  if (open.length === 0) return null;
  if (board.isFirstRound) return { kind: 'first-round', open, round: walk.firstRound() };
  if (open.length % 2 === 1) return { kind: 'bye', open, taker: walk.bye(open) };
  return groupStage(board, walk, open, []);
}

/** What follows when a stage is left with a candidate; null for nothing. */
export function nextStage(
  board: Board1997,
  walk: Walk1997,
  stage: Stage1997,
  { pairs, floaters }: Candidate,
): Stage1997 | null {
  if (stage.kind === 'first-round' || stage.kind === 'last') return null;
  const done = new Set(stage.kind === 'bye' ? floaters : pairs.flat());
  const open = stage.open.filter((place) => !done.has(place));
  if (open.length === 0) return null;
  return groupStage(board, walk, open, stage.kind === 'bye' ? [] : floaters);
}

/** What the text chooses; null where it does not come to the end of the round. */
export function chosenIn(stage: Stage1997): Candidate | null {
  if (stage.kind === 'bye') return stage.taker === null ? null : { pairs: [], floaters: [stage.taker] };
  if (stage.kind === 'first-round') {
    const { pairs, bye } = stage.round;
    return pairs === null ? null : { pairs, floaters: bye === null ? [] : [bye] };
  }
  const { floaters } = stage.pairing;
  if (stage.kind === 'last' && floaters.length > 0) return null;
  return { pairs: pairsOf(stage.pairing), floaters };
}

/** The stage as the interface shows it. */
export function stageOf(board: Board1997, stage: Stage1997): Stage {
  const isLast = stage.kind === 'first-round' || stage.kind === 'last';
  const members = stage.kind === 'scoregroup' || stage.kind === 'last' ? stage.group : null;
  const residents = members?.residents ?? stage.open;
  const [first = members?.floaters.at(-1) ?? 0] = residents;
  return {
    kind: stage.kind,
    score: board.player(first).score,
    mdps: members?.floaters ?? [],
    residents,
    below: members?.lower.flat() ?? [],
    isLast,
    givesBye: stage.kind === 'bye' || stage.kind === 'first-round',
    valuesCompletion: stage.kind === 'bye',
  };
}

/**
 * What a published round has at a stage. A pair of a member with somebody below is one of this stage, the other having
 * been brought up, unless the member goes down: whom the text has go down, and as many others, from the last, as it has
 * go down who stay.
 */
export function publishedIn(stage: Stage1997, shown: Stage, opponents: ArrayLike<Place>): Candidate {
  if (stage.kind === 'bye')
    return { pairs: [], floaters: stage.open.filter((place) => opponents[place] < 0) };
  const own = publishedCandidate(shown, opponents);
  if (stage.kind === 'first-round') return own;
  const { floaters, transfers } = stage.pairing;
  const below = new Set(shown.below);
  const byText = new Set(transfers.map(({ player }) => player));
  const staying = floaters.filter((place) => !own.floaters.includes(place)).length;
  const others = own.floaters.filter((place) => !floaters.includes(place) && !byText.has(opponents[place]));
  const goingDown = new Set([...floaters, ...(staying === 0 ? [] : others.slice(-staying))]);
  const isBroughtUp = (place: Place): boolean => !goingDown.has(place) && below.has(opponents[place]);
  const mixed = own.floaters.filter(isBroughtUp).map((place) => [place, opponents[place]] as const);
  return {
    pairs: [...own.pairs, ...mixed],
    floaters: own.floaters.filter((place) => !isBroughtUp(place)),
  };
}

function groupStage(
  board: Board1997,
  walk: Walk1997,
  open: readonly Place[],
  floaters: readonly Place[],
): Stage1997 {
  const isFloater = new Set(floaters);
  const isOpen = new Set(open);
  const [residents = [], ...lower] = board.scoregroups
    .map((group) => group.filter((place) => isOpen.has(place) && !isFloater.has(place)))
    .filter((group) => group.length > 0);
  const group = { floaters, residents, lower };
  return { kind: lower.length > 0 ? 'scoregroup' : 'last', open, group, pairing: walk.pair(group) };
}

/** All pairs of a group, the higher ranked player first. */
function pairsOf({ floaterPairs, columns }: GroupPairing): (readonly [Place, Place])[] {
  const made = columns.flatMap(({ own, whites, rows }) => [
    ...(own === null ? [] : [own]),
    ...rows.map((black, row) => [whites[row], black] as const),
  ]);
  return [...floaterPairs, ...made].map(([a, b]) => (a < b ? [a, b] : [b, a]));
}
