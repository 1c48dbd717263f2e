import { shapeOf } from '../bracket-shape.js';
import type { BracketShape, BracketView, Member } from '../criteria/criterion.js';
import type { DutchPlayer } from '../player.js';
import type { Tenths } from '../../../model/event.js';
import type { Demand } from '../../interface/system.js';
import type { RoundBoard } from './board.js';

/** A bracket to be paired, and what lies below it. Players are places on the board, in ranking order. */
export interface BracketTask {
  readonly board: RoundBoard;
  readonly mdps: readonly number[];
  readonly residents: readonly number[];
  /** Residents of the following bracket; empty when nothing below matters or there is nothing below. */
  readonly next: readonly number[];
  /** All players below that. */
  readonly rest: readonly number[];
  /** The downfloaters have to leave the rest of the round completable. */
  readonly keepsCompletable: boolean;
  /** The criterion on the following bracket applies. */
  readonly looksAhead: boolean;
  /** "ordinary" where it is absent. */
  readonly shape?: BracketShape;
  /** Score of the bracket, in tenths, where MDPs are among its residents; absent: that of its highest resident. */
  readonly score?: Tenths;
  /** The downfloaters have to be paired in the following bracket (2012 C.12); absent: they need not. */
  readonly backtrack?: Backtrack;
  /** P of the MDPs must not be zero, though there would be more pairs then (2012 C.13); absent: it is not, or may be. */
  readonly pairsSomeMdp?: true;
  /** Only candidates with these pairs, or in which these players float, are looked at: to ask "why not?". */
  readonly demands?: readonly Demand[];
}

/** What C.12 of 2012 asks for: all downfloaters have opponents there, or, if they are more, everybody there has. */
export interface Backtrack {
  readonly covers: 'downfloaters' | 'following bracket';
  /** Those without an opponent there, who go further down (C.1): it is not asked for them. */
  readonly excused: readonly number[];
}

/** Whether a downfloater, or a player of the following bracket, need not have an opponent of the other ones. */
export function isFree({ covers, excused }: Backtrack, place: number, floats: boolean): boolean {
  return floats === (covers === 'following bracket') || excused.includes(place);
}

export function memberOf(task: BracketTask, place: number): Member {
  return { player: task.board.player(place), mdp: task.mdps.includes(place) };
}

/** The criteria's view of a bracket whose candidates have `floaters` downfloaters. */
export function viewOf(task: BracketTask, floaters: number): BracketView {
  const { board, residents, mdps } = task;
  const score = board.player(residents[0]).score;
  return {
    state: board.state,
    round: board.state.round,
    colourRules: board.edition.colourRules,
    score,
    lowestScore: board.player(residents[residents.length - 1]).score,
    hasMdps: mdps.length > 0,
    floaterTakesBye: board.odd && floaters === 1 && board.byeScore !== null && score <= board.byeScore,
    shape: shapeOf(task),
  };
}

/** The view of the following bracket, into which somebody may float. */
export function viewOfNext(task: BracketTask): BracketView {
  const { board, next } = task;
  const score = board.player(next[0]).score;
  return {
    state: board.state,
    round: board.state.round,
    colourRules: board.edition.colourRules,
    score,
    lowestScore: board.player(next[next.length - 1]).score,
    hasMdps: true,
    floaterTakesBye: false,
    shape: 'ordinary',
  };
}

/** The two are the pair that is asked for, in the bracket itself, or neither of them is in it. */
export function suitsPair(demand: Demand, a: number, b: number, isInBracket: boolean): boolean {
  if ('float' in demand) return true;
  const [first, second] = [a, b].map((place) => demand.pair.includes(place));
  return first === second && (!first || isInBracket);
}

/** A candidate with these downfloaters pairs an MDP. */
export function pairsSomeMdp({ mdps }: BracketTask, floaters: readonly number[]): boolean {
  return mdps.some((mdp) => !floaters.includes(mdp));
}

export function isLastBracket(task: BracketTask): boolean {
  return task.next.length === 0 && task.rest.length === 0;
}

/**
 * How often a player counts whom the following bracket leaves over. Reading of 2017 C.7: where that bracket is the
 * last and the player may not take the bye, three times, for the round would then not be complete.
 */
export function leftOverWeight(task: BracketTask, player: DutchPlayer): number {
  const bearsBye = task.board.edition.completion !== 'collapsed-last-bracket' || task.rest.length > 0;
  return bearsBye || player.mayTakeBye ? 1 : 3;
}

/** A downfloater is an MDP in the following bracket, whatever it is in this one. */
export function asGuest(member: Member): Member {
  return member.mdp ? member : { player: member.player, mdp: true };
}
