import type { RoundState } from '../../model/player.js';
import type { LiteralBracket, LiteralForm, LiteralRound } from '../reading.js';
import type { Allocation } from './colours.js';
import { seenBy } from './player.js';
import type { Definitions, Seen } from './player.js';
import type { Candidate, Pair } from './sequence.js';

/** B9, read otherwise: no round is the final one. */
export function asFinal(state: RoundState, { otherwise }: LiteralForm): RoundState {
  return otherwise.has('B9') ? { ...state, isFinal: false } : state;
}

/** @throws RangeError for more players than the reading takes. */
export function seenInRound(state: RoundState, definitions: Definitions, limit: number): Seen[] {
  if (state.players.length > limit)
    throw new RangeError(`${state.players.length} players are too many to try everything: at most ${limit}`);
  return seenBy(state, definitions);
}

/** 1.3.1: in descending order, each in ranking order. */
export function scoregroupsOf(players: readonly Seen[]): Seen[][] {
  const scores = [...new Set(players.map(({ score }) => score))].sort((a, b) => b - a);
  return scores.map((score) => players.filter((player) => player.score === score));
}

/** The round that the chosen candidates of its brackets make. */
export function outcomeOf(
  brackets: readonly { readonly chosen: Candidate; readonly literal: LiteralBracket }[],
  colours: (pair: Pair) => Allocation,
): LiteralRound {
  const pairs = brackets
    .flatMap(({ chosen }) => chosen.pairs)
    .map((pair) => {
      const { white, black, article } = colours(pair);
      return { white: white.id, black: black.id, article };
    });
  return {
    kind: 'paired',
    pairs,
    bye: brackets.at(-1)?.chosen.downfloaters.at(0)?.id ?? null,
    brackets: brackets.map(({ literal }) => literal),
  };
}
