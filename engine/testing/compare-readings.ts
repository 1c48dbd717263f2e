import type { RoundState } from '../model/player.js';
import type { LiteralRound } from '../literal/index.js';
import { completeRound } from '../systems/pair-round.js';
import type { Edition, Round, Step } from '../systems/system.js';

/** A round as both readings of an edition pair it: the boards with their colours (White first) and the bye. */
export interface BothReadings {
  readonly fast: readonly string[];
  readonly literal: readonly string[];
  /** By the letter; absent: there is no such reading. */
  readonly letter?: readonly string[];
}

/** Pairs a round in both readings of an edition. */
export function compareReadings(state: RoundState, edition: Edition): BothReadings {
  return {
    fast: boardsOf(state, edition.round(state)),
    literal: boardsOf(state, edition.literalRound(state)),
    ...byLetter(state, edition),
  };
}

function boardsOf(state: RoundState, round: Round<Step>): string[] {
  const outcome = completeRound(state, round);
  if (outcome.kind !== 'paired') return [outcome.kind];
  const { pairs, bye } = outcome;
  const boards = pairs
    .map(({ white, black, colourRule }) => `${white}-${black} by ${colourRule.article}`)
    .sort();
  return bye === null ? boards : [...boards, `${bye}-bye`];
}

/** Nothing where the edition has no such reading, or not of this form of it. */
function byLetter(state: RoundState, edition: Edition): Pick<BothReadings, 'letter'> {
  if (edition.byLetter === null || state.players.length > edition.literalLimit) return {};
  try {
    return { letter: boardsByLetter(edition.byLetter(state)) };
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}

function boardsByLetter(round: LiteralRound): string[] {
  if (round.kind !== 'paired') return [round.kind];
  const boards = round.pairs.map(({ white, black, article }) => `${white}-${black} by ${article}`).sort();
  return round.bye === null ? boards : [...boards, `${round.bye}-bye`];
}
