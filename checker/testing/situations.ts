import { EventHistory, pairRound } from '../../engine/index.js';
import type { Edition, RoundPairing, RoundState } from '../../engine/index.js';
import { randomEvent } from '../../engine/testing/random-event.js';
import type { PublishedRound } from '../judge/published-round.js';

/** A rightly paired round of a small random event. */
export interface Situation {
  /** How to find it again. */
  readonly name: string;
  readonly state: RoundState;
  readonly right: PublishedRound;
  readonly outcome: RoundPairing;
}

/** The next one with at least two pairs, of an event of 4 to `mostPlayers` players. */
export function randomSituation(edition: Edition, random: () => number, mostPlayers: number): Situation {
  for (;;) {
    const seed = Math.floor(random() * 2 ** 31);
    const players = 4 + Math.floor(random() * (mostPlayers - 3));
    const played = Math.floor(random() * Math.min(players, 9));
    const event = randomEvent({ players, played, edition, seed });
    const history = new EventHistory(event.event);
    while (history.round < event.round) history.advance();
    const state = history.stateFor((id) => event.present.has(id), event.initialColour);
    const outcome = pairRound(state, edition);
    if (outcome.kind !== 'paired' || outcome.pairs.length < 2) continue;
    const pairs = outcome.pairs.map(({ white, black }) => ({ white, black, coloursKnown: true }));
    const participants = new Set(state.players.map(({ id }) => id));
    const right: PublishedRound = { round: state.round, participants, pairs, bye: outcome.bye };
    return {
      name: `${edition.id}, ${players} players, ${played} played, seed ${seed}`,
      state,
      right,
      outcome,
    };
  }
}
