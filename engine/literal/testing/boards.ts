import { completeRound } from '../../index.js';
import type { Edition, RoundState } from '../../index.js';
import { AS_PRINTED } from '../reading.js';
import type { LiteralForm, LiteralPairing, LiteralReading } from '../reading.js';

/** A form of a text, for tests. */
export function formOf(parts: {
  readonly without?: readonly string[];
  readonly otherwise?: readonly string[];
  readonly choices?: LiteralForm['choices'];
}): LiteralForm {
  const { without = [], otherwise = [], choices = {} } = parts;
  return { ...AS_PRINTED, without: new Set(without), otherwise: new Set(otherwise), choices };
}

/** A round that can be paired. */
export function pairedRound(
  reading: LiteralReading,
  state: RoundState,
  form: LiteralForm = AS_PRINTED,
): LiteralPairing {
  const round = reading.pair(state, form);
  if (round.kind !== 'paired') throw new Error(`the round is ${round.kind}`);
  return round;
}

/** The boards of a round by the literal reading, in an order of their own, with the articles of the colours. */
export function literalBoards(state: RoundState, reading: LiteralReading, form: LiteralForm): string[] {
  const round = reading.pair(state, form);
  return round.kind === 'paired' ? boardsOf(round) : [round.kind];
}

/** The same of the fast reading. */
export function fastBoards(state: RoundState, edition: Edition): string[] {
  const outcome = completeRound(state, edition.round(state));
  if (outcome.kind !== 'paired') return [outcome.kind];
  const pairs = outcome.pairs.map(({ white, black, colourRule: { article } }) => ({ white, black, article }));
  return boardsOf({ pairs, bye: outcome.bye });
}

function boardsOf({ pairs, bye }: Pick<LiteralPairing, 'pairs' | 'bye'>): string[] {
  const boards = pairs.map(({ white, black, article }) => `${white}-${black} by ${article}`);
  return [...boards, `bye ${bye ?? 'none'}`].sort();
}
