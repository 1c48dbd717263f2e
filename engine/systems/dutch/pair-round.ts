import type { RoundState } from '../../model/player.js';
import { allocateColour } from '../../rules/colours.js';
import type { ColourRule } from '../../rules/colours.js';
import type { DutchEdition } from './edition.js';
import type { RoundBoard } from './search/board.js';
import type { BracketTask, Candidate } from './search/bracket-task.js';
import { RoundWalk } from './walk.js';
import type { BracketKind } from './walk.js';

/** The pairing of a round, or the finding that no legal one exists. */
export type RoundOutcome = RoundPairing | { readonly kind: 'impossible' };

export interface RoundPairing {
  readonly kind: 'paired';
  /** In the order of the boards (C.04.2 D.9 / 3.6). */
  readonly pairs: readonly ColouredPair[];
  /** Starting number of the player who receives the pairing-allocated bye. */
  readonly bye: number | null;
  /** From the top. */
  readonly brackets: readonly PairedBracket[];
}

export interface ColouredPair {
  readonly white: number;
  readonly black: number;
  readonly colourRule: ColourRule;
}

/** A bracket as it was paired; all players by starting number. */
export interface PairedBracket {
  readonly kind: BracketKind;
  /** Score, in tenths, of the highest resident. */
  readonly score: number;
  readonly mdps: readonly number[];
  readonly residents: readonly number[];
  /** Higher ranked player first. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly floaters: readonly number[];
}

/** Pairs a round by an edition of the FIDE (Dutch) System. */
export function pairRound(state: RoundState, edition: DutchEdition): RoundOutcome {
  const walk = new RoundWalk(state, edition);
  if (!walk.isPossible) return { kind: 'impossible' };
  const steps: Step[] = [];
  while (!walk.isDone) {
    const { kind, task, candidate } = walk.pair();
    if (candidate === null) throw new Error('a completable round has a bracket that cannot be paired');
    steps.push({ kind, task, candidate });
    walk.leave(candidate.floaters);
  }
  return finish(walk.board, steps);
}

interface Step {
  readonly kind: BracketKind;
  readonly task: BracketTask;
  readonly candidate: Candidate;
}

function finish(board: RoundBoard, steps: readonly Step[]): RoundPairing {
  const id = (place: number): number => board.player(place).id;
  const places = steps.flatMap((step) => step.candidate.pairs).sort((a, b) => compareBoards(board, a, b));
  const last = steps.at(-1);
  const left = last === undefined ? [] : last.candidate.floaters;
  if (left.length > 1) throw new Error('a completed round leaves more than one player over');
  return {
    kind: 'paired',
    pairs: places.map(([higher, lower]) => colourPair(board, higher, lower)),
    bye: left.length === 1 ? id(left[0]) : null,
    brackets: steps.map(({ kind, task, candidate }) => ({
      kind,
      score: board.player(task.residents[0]).score,
      mdps: task.mdps.map(id),
      residents: task.residents.map(id),
      pairs: candidate.pairs.map(([higher, lower]) => [id(higher), id(lower)] as const),
      floaters: candidate.floaters.map(id),
    })),
  };
}

function colourPair(board: RoundBoard, higher: number, lower: number): ColouredPair {
  const [a, b] = [board.player(higher), board.player(lower)];
  const { colour, rule } = allocateColour(board.edition.colourRules, a, b, board.state.initialColour);
  const [first, second] = colour === 'white' ? [a, b] : [b, a];
  return { white: first.id, black: second.id, colourRule: rule };
}

type Pair = readonly [number, number];

/** C.04.2 D.9 / 3.6: score of the higher ranked, sum of scores, pairing number of the higher ranked. */
function compareBoards(board: RoundBoard, [a1, a2]: Pair, [b1, b2]: Pair): number {
  const [high, low, otherHigh, otherLow] = [a1, a2, b1, b2].map((place) => board.player(place));
  return (
    otherHigh.score - high.score ||
    otherHigh.score + otherLow.score - high.score - low.score ||
    high.order - otherHigh.order
  );
}
