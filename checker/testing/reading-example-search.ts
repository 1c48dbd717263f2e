import type { Edition, OtherReading, RoundOutcome, RoundPairing } from '../../engine/index.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { pairByReading } from '../../certification/readings/pair-by-reading.js';
import { compareCosts, irregularEntries, playedEvent, unexpectedResults } from './rule-example-search.js';
import type { PlayedEvent, Profile } from './rule-example-search.js';

/** A tournament paired by the rules as they are read here, whose last round another reading pairs differently. */
export interface ReadingExample {
  readonly edition: Edition;
  readonly event: PlayedEvent;
  readonly last: RoundPairing;
}

/** The smallest example that comes up: players before rounds, and nobody away where it can be had. */
export function searchReadingExample(
  reading: OtherReading,
  edition: Edition,
  attempts: number,
): ReadingExample | null {
  const profiles: readonly Profile[] = ['plain', 'absences', 'everything', 'accelerated'];
  for (const profile of profiles)
    for (let players = 2; players <= MOST_PLAYERS; players++)
      for (let rounds = 1; rounds <= Math.min(players, MOST_ROUNDS); rounds++) {
        const random = randomNumbers((players * 100 + rounds) * 7919 + profiles.indexOf(profile));
        let best: (ReadingExample & { cost: readonly number[] }) | null = null;
        for (let attempt = 0; attempt < attempts; attempt++) {
          const event = playedEvent({ edition, profile, players, rounds, attempts }, random);
          if (event === null) continue;
          const takesPart = (id: number): boolean =>
            event.players.some((player) => player.id === id && player.rounds.length < rounds);
          const last = pairByReading(event, rounds, edition, null, takesPart);
          if (last.kind !== 'paired' || last.pairs.length === 0) continue;
          if (samePairing(last, pairByReading(event, rounds, edition, reading, takesPart))) continue;
          const cost = [irregularEntries(event), unexpectedResults(event)];
          if (best === null || compareCosts(cost, best.cost) < 0) best = { edition, event, last, cost };
        }
        if (best !== null) return best;
      }
  return null;
}

const MOST_PLAYERS = 10;
const MOST_ROUNDS = 6;

/** Same opponents, colours and bye. */
export function samePairing(a: RoundOutcome, b: RoundOutcome): boolean {
  return describe(a) === describe(b);
}

function describe(outcome: RoundOutcome): string {
  if (outcome.kind !== 'paired') return outcome.kind;
  const boards = outcome.pairs.map(({ white, black }) => `${white}-${black}`).sort();
  return `${boards.join(' ')} bye ${outcome.bye}`;
}
