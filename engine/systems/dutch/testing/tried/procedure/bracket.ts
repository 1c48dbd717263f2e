import type { BracketShape } from '../../../criteria/criterion.js';
import type { DutchPlayer, DutchState } from '../../../player.js';
import type { Possibilities } from '../possibilities.js';

/** A bracket that is about to be paired; players in ranking order. */
export interface ProcedureBracket {
  readonly possible: Possibilities;
  /** Moved-down players; S1 of a joined bracket. */
  readonly mdps: readonly DutchPlayer[];
  readonly residents: readonly DutchPlayer[];
  readonly shape: BracketShape;
  /** Residents of the following bracket, and of all below it. */
  readonly next: readonly DutchPlayer[];
  readonly rest: readonly DutchPlayer[];
  /** Other floaters were looked for, who suit the following bracket (C.12). */
  readonly isBacktracked: boolean;
}

/** Pairs, the higher ranked player first, and who is left over. */
export interface ProcedureCandidate {
  readonly pairs: readonly PlayerPair[];
  readonly floaters: readonly DutchPlayer[];
}

export type PlayerPair = readonly [DutchPlayer, DutchPlayer];

export function membersOf({ mdps, residents }: ProcedureBracket): DutchPlayer[] {
  return [...mdps, ...residents];
}

export function stateOf({ possible }: ProcedureBracket): DutchState {
  return possible.state;
}

/** The bracket from which everybody not paired goes down, or gets the bye. */
export function isLast({ next }: ProcedureBracket): boolean {
  return next.length === 0;
}

export function isPenultimate({ next, rest }: ProcedureBracket): boolean {
  return next.length > 0 && rest.length === 0;
}

/** Nobody is paired before the others. */
export function isHomogeneous({ mdps, shape }: ProcedureBracket): boolean {
  return mdps.length === 0 || shape === 'joined-homogeneous';
}

/** The same players, none of whom is paired before the others (C.14.b.2). */
export function asHomogeneous(bracket: ProcedureBracket): ProcedureBracket {
  return { ...bracket, mdps: [], residents: membersOf(bracket) };
}
