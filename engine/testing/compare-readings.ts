import type { RoundState } from '../model/player.js';
import type { LiteralRound } from '../literal/index.js';
import { completeRound } from '../systems/interface/pair-round.js';
import type { RoundOutcome } from '../systems/interface/pair-round.js';
import type { Edition } from '../systems/interface/system.js';

/** A round as both readings of an edition pair it: the boards with their colours (White first) and the bye. */
export interface BothReadings {
  readonly fast: readonly string[];
  readonly literal: readonly string[];
}

/** Pairs a round in both readings of an edition. */
export function compareReadings(state: RoundState, edition: Edition): BothReadings {
  return {
    fast: boardsOf(withArticles(completeRound(state, edition.round(state)))),
    literal: boardsOf(edition.byLetter(state)),
  };
}

function withArticles(outcome: RoundOutcome): LiteralRound {
  if (outcome.kind === 'left-to-arbiter') return { ...outcome, article: outcome.rule.article };
  if (outcome.kind === 'impossible') return outcome;
  const pairs = outcome.pairs.map((pair) => ({ ...pair, article: pair.colourRule.article }));
  return { ...outcome, pairs, brackets: null };
}

function boardsOf(round: LiteralRound): string[] {
  if (round.kind !== 'paired') return [round.kind];
  const boards = round.pairs.map(({ white, black, article }) => `${white}-${black} by ${article}`).sort();
  return round.bye === null ? boards : [...boards, `${round.bye}-bye`];
}
