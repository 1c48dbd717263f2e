import { completeRound } from '../../engine/index.js';
import type { Edition, ExplainedRound, RoundPairing, RoundState } from '../../engine/index.js';
import { randomState } from '../../engine/testing/random-event.js';
import type { PublishedRound } from '../judge/published-round.js';

/** A rightly paired round of a small random event. */
export interface Situation {
  /** How to find it again. */
  readonly name: string;
  readonly state: RoundState;
  /** The round as the rules pair it, which serves for judging, too. */
  readonly round: ExplainedRound;
  readonly right: PublishedRound;
  readonly outcome: RoundPairing;
}

/**
 * The next one with at least two pairs, of an event of 4 to `mostPlayers` players; none that another edition pairs, of which
 * there are situations enough under its own name.
 */
export function randomSituation(edition: Edition, random: () => number, mostPlayers: number): Situation {
  for (;;) {
    const seed = Math.floor(random() * 2 ** 31);
    const players = 4 + Math.floor(random() * (mostPlayers - 3));
    const played = Math.floor(random() * Math.min(players, 9));
    const state = randomState({ players, played, edition, seed });
    const round = edition.round(state);
    if (round.pairedBy !== undefined) continue;
    const outcome = completeRound(state, round);
    if (outcome.kind !== 'paired' || outcome.pairs.length < 2) continue;
    const pairs = outcome.pairs.map(({ white, black }) => ({ white, black, coloursKnown: true }));
    const participants = new Set(state.players.map(({ id }) => id));
    const right: PublishedRound = { round: state.round, participants, pairs, bye: outcome.bye };
    return {
      name: `${edition.id}, ${players} players, ${played} played, seed ${seed}`,
      state,
      round,
      right,
      outcome,
    };
  }
}
