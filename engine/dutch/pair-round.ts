import type { RoundState } from '../model/player.js';
import { allocateColour } from './colours.js';
import type { ColourRule } from './colours.js';
import type { DutchEdition } from './edition.js';
import { allPlaces, RoundBoard } from './search/board.js';
import type { BracketTask, Candidate } from './search/bracket-task.js';
import { pairBracket } from './search/pair-bracket.js';

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

/** "penultimate" and "collapsed-last" are the special brackets of 2017 A.9. */
export type BracketKind = 'scoregroup' | 'penultimate' | 'collapsed-last';

/** Pairs a round by an edition of the FIDE (Dutch) System. */
export function pairRound(state: RoundState, edition: DutchEdition): RoundOutcome {
  const board = new RoundBoard(state, edition);
  if (!board.isCompletable([], allPlaces(board.size))) return { kind: 'impossible' };
  const brackets = edition.completion === 'every-bracket' ? pairDownward(board) : pairWithCollapse(board);
  return finish(board, brackets);
}

interface Step {
  readonly kind: BracketKind;
  readonly task: BracketTask;
  readonly candidate: Candidate;
}

/** 2026: every bracket keeps the round completable ([C4]) with the bye at the lowest score possible ([C5]). */
function pairDownward(board: RoundBoard): Step[] {
  const byeScore = lowestByeScore(board);
  if (byeScore !== null) board.restrictBye((player) => player.score === byeScore);
  const steps: Step[] = [];
  let mdps: readonly number[] = [];
  board.scoregroups.forEach((residents, index) => {
    const [next = [], ...rest] = board.scoregroups.slice(index + 1);
    const task: BracketTask = {
      board,
      mdps,
      residents,
      next,
      rest: rest.flat(),
      keepsCompletable: true,
      looksAhead: true,
      byeScore,
    };
    const candidate = paired(pairBracket(task));
    steps.push({ kind: 'scoregroup', task, candidate });
    mdps = candidate.floaters;
  });
  return steps;
}

/** [C5] of 2026: the lowest score whose owner can take the bye so that all others can be paired. */
function lowestByeScore(board: RoundBoard): number | null {
  if (!board.odd) return null;
  for (let index = board.scoregroups.length - 1; index >= 0; index--) {
    const { score } = board.player(board.scoregroups[index][0]);
    if (board.isCompletableWithByeFor((player) => player.score === score)) return score;
  }
  throw new Error('a completable round has no bye');
}

/** 2017 A.9: brackets regardless of what is below, until one leaves a rest that cannot be paired. */
function pairWithCollapse(board: RoundBoard): Step[] {
  const steps: Step[] = [];
  let mdps: readonly number[] = [];
  for (let index = 0; index < board.scoregroups.length; index++) {
    const [next = [], ...rest] = board.scoregroups.slice(index + 1);
    const below = [...next, ...rest.flat()];
    const task: BracketTask = {
      board,
      mdps,
      residents: board.scoregroups[index],
      next,
      rest: rest.flat(),
      keepsCompletable: false,
      looksAhead: true,
      byeScore: null,
    };
    const candidate = pairBracket(task);
    if (below.length === 0 || (candidate !== null && board.isCompletable(candidate.floaters, below))) {
      steps.push({ kind: 'scoregroup', task, candidate: paired(candidate) });
      mdps = paired(candidate).floaters;
      continue;
    }
    const penultimate: BracketTask = { ...task, next: [], rest: below, keepsCompletable: true, looksAhead: false };
    const again = paired(pairBracket(penultimate));
    steps.push({ kind: 'penultimate', task: penultimate, candidate: again });
    const last: BracketTask = { ...task, mdps: again.floaters, residents: below, next: [], rest: [] };
    steps.push({ kind: 'collapsed-last', task: last, candidate: paired(pairBracket(last)) });
    break;
  }
  return steps;
}

function paired(candidate: Candidate | null): Candidate {
  if (candidate === null) throw new Error('a completable round has a bracket that cannot be paired');
  return candidate;
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
