import { RoundWalk } from '../../engine/index.js';
import type {
  BracketKind,
  BracketTask,
  Candidate,
  DutchEdition,
  RoundState,
  Tenths,
  WalkStep,
} from '../../engine/index.js';

/** A round as the rules pair it, bracket by bracket, kept so that questions can be asked about it. */
export interface ReferenceRound {
  readonly board: BracketTask['board'];
  /** From the top. */
  readonly steps: readonly ReferenceStep[];
}

export interface ReferenceStep extends WalkStep {
  readonly candidate: Candidate;
}

/** How a bracket of the round is spoken of. */
export interface BracketName {
  /** Place among the brackets, from the top: 0 is the first. */
  readonly index: number;
  readonly kind: BracketKind;
  /** Score of the highest resident. */
  readonly score: Tenths;
}

/** Pairs a round and keeps its brackets; null when no legal pairing exists. */
export function referenceRound(state: RoundState, edition: DutchEdition): ReferenceRound | null {
  const walk = new RoundWalk(state, edition);
  if (!walk.isPossible) return null;
  const steps: ReferenceStep[] = [];
  while (!walk.isDone) {
    const { kind, task, candidate } = walk.pair();
    if (candidate === null) throw new Error('a completable round has a bracket that cannot be paired');
    steps.push({ kind, task, candidate });
    walk.leave(candidate.floaters);
  }
  return { board: walk.board, steps };
}

export function nameOf({ board, steps }: ReferenceRound, index: number): BracketName {
  const { kind, task } = steps[index];
  return { index, kind, score: board.player(task.residents[0]).score };
}

/** Everybody in a bracket, in ranking order. */
export function membersOf({ mdps, residents }: BracketTask): readonly number[] {
  return [...mdps, ...residents];
}

/** Whom a player meets by the rules, as a place; null for the bye. */
export function partnerOf({ steps }: ReferenceRound, place: number): number | null {
  for (const { candidate } of steps) {
    const pair = candidate.pairs.find((places) => places.includes(place));
    if (pair !== undefined) return pair[0] === place ? pair[1] : pair[0];
  }
  return null;
}

/** The place of a player who takes part in the round; null for everybody else. */
export function placeOf({ board }: ReferenceRound, id: number): number | null {
  const place = board.state.players.findIndex((player) => player.id === id);
  return place < 0 ? null : place;
}
