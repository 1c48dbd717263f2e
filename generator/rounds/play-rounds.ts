import { EventHistory, pairRound } from '../../engine/index.js';
import type { Edition, RoundEntry, RoundPairing, RoundState } from '../../engine/index.js';
import type { Tournament } from '../../corpus/index.js';
import type { Missing } from '../config/missing.js';
import type { Bye } from './absences.js';
import type { AlteredRound } from './by-hand.js';
import type { GrowingEvent } from './growing-event.js';
import type { LaterKnowledge } from './known-later.js';

/** A simulated tournament, or what of it could be paired. */
export interface Trial extends Played {
  readonly totalRounds: number;
  /** What was asked for by number and is not there, once all rounds are played. */
  readonly missing: () => Missing;
  /** Of a tournament that was played to its end. */
  readonly tournament: () => Tournament;
}

export interface Played {
  readonly played: number;
  readonly isLeftToArbiter: boolean;
  /** Comments that declare which rounds were paired by hand, and what was known later than rounds were paired. */
  readonly declarations: readonly string[];
}

/** What becomes of the pairings of a round: the entries of White and of Black for each of them. */
export type Play = (
  round: number,
  pairs: readonly Pick<RoundPairing['pairs'][number], 'white' | 'black'>[],
) => readonly (readonly [white: RoundEntry, black: RoundEntry])[];

/** What is settled of an event before its first round. */
interface Plan {
  readonly event: GrowingEvent;
  /** Entry r-1 is round r. */
  readonly byes: readonly ReadonlyMap<number, Bye>[];
  /** What becomes of a round that is paired by hand; null for the others. */
  readonly alter: (state: RoundState, outcome: RoundPairing) => AlteredRound | null;
  /** What was known of the event before its end; absent: everything. */
  readonly later?: LaterKnowledge;
}

/** Plays the event to its end, or to the first round that the rules do not pair. */
export function playRounds(edition: Edition, { event, byes, alter, later }: Plan, play: Play): Played {
  const history = new EventHistory(event);
  const declarations: string[] = [];
  const enter = (id: number, entry: RoundEntry): void => {
    event.players[id - 1].rounds.push(entry);
  };
  for (let round = 1; round <= event.totalRounds; round++) {
    const absent = byes[round - 1];
    // Known before the round is paired: some systems ask what those who are not there have instead.
    for (const [id, result] of absent) enter(id, { opponent: null, colour: null, result });
    const before = later?.historyBefore(round) ?? history;
    const state = before.stateFor((id) => !absent.has(id), event.initialColour);
    const outcome = pairRound(state, edition);
    if (outcome.kind !== 'paired')
      return { played: round - 1, isLeftToArbiter: outcome.kind === 'left-to-arbiter', declarations };
    const altered = alter(state, outcome);
    const declaration = altered?.declaration ?? null;
    if (declaration !== null) declarations.push(declaration);
    const { pairs, bye } = altered ?? outcome;
    play(round, pairs).forEach(([forWhite, forBlack], board) => {
      const { white, black } = pairs[board];
      enter(white, forWhite);
      enter(black, forBlack);
    });
    if (bye !== null) enter(bye, { opponent: null, colour: null, result: 'U' });
    later?.played(round);
    history.advance();
  }
  declarations.push(...(later?.declarations ?? []));
  return { played: event.totalRounds, isLeftToArbiter: false, declarations };
}
