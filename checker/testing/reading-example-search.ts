import { EventHistory, pairRound } from '../../engine/index.js';
import type { DutchEdition, RoundOutcome, RoundPairing } from '../../engine/index.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import type { OtherReading } from './other-readings.js';
import { compareCosts, irregularEntries, playedEvent, unexpectedResults } from './rule-example-search.js';
import type { PlayedEvent, Profile } from './rule-example-search.js';

/** A tournament paired by the rules as they are read here, whose last round another reading pairs differently. */
export interface ReadingExample {
  readonly edition: DutchEdition;
  readonly event: PlayedEvent;
  readonly last: RoundPairing;
}

/** The smallest example that comes up: players before rounds, and nobody away where it can be had. */
export function searchReadingExample(
  reading: OtherReading,
  edition: DutchEdition,
  attempts: number,
): ReadingExample | null {
  const profiles: readonly Profile[] = ['plain', 'absences', 'everything'];
  for (const profile of profiles)
    for (let players = 2; players <= MOST_PLAYERS; players++)
      for (let rounds = 1; rounds <= Math.min(players, MOST_ROUNDS); rounds++) {
        const random = randomNumbers((players * 100 + rounds) * 7919 + profiles.indexOf(profile));
        let best: (ReadingExample & { cost: readonly number[] }) | null = null;
        for (let attempt = 0; attempt < attempts; attempt++) {
          const event = playedEvent({ edition, profile, players, rounds, attempts }, random);
          if (event === null) continue;
          const last = pairLastRound(event, rounds, edition, null);
          if (last.kind === 'impossible' || last.pairs.length === 0) continue;
          if (samePairing(last, pairLastRound(event, rounds, edition, reading))) continue;
          const cost = [irregularEntries(event), unexpectedResults(event)];
          if (best === null || compareCosts(cost, best.cost) < 0) best = { edition, event, last, cost };
        }
        if (best !== null) return best;
      }
  return null;
}

const MOST_PLAYERS = 9;
const MOST_ROUNDS = 6;

/** Pairs a round again, as the rules are read here or otherwise. Who has an entry in it already is away. */
export function pairLastRound(
  event: PlayedEvent,
  round: number,
  edition: DutchEdition,
  reading: OtherReading | null,
  takesPart: (id: number) => boolean = (id) =>
    event.players.some((player) => player.id === id && player.rounds.length < round),
): RoundOutcome {
  // The quick search takes the rules for granted as they are read.
  const rules =
    reading?.otherEdition === undefined ? edition : { ...reading.otherEdition(edition), isWhole: false };
  const facts = reading?.otherEvent?.(event) ?? event;
  const history = new EventHistory(facts, rules);
  while (history.round < round) history.advance();
  const state = history.stateFor(takesPart, event.initialColour);
  return pairRound(reading?.otherState?.(state, facts) ?? state, rules);
}

/** Same opponents, colours and bye. */
export function samePairing(a: RoundOutcome, b: RoundOutcome): boolean {
  return describe(a) === describe(b);
}

function describe(outcome: RoundOutcome): string {
  if (outcome.kind === 'impossible') return outcome.kind;
  const boards = outcome.pairs.map(({ white, black }) => `${white}-${black}`).sort();
  return `${boards.join(' ')} bye ${outcome.bye}`;
}
