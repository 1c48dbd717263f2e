import { completeRound, EventHistory } from '../../engine/index.js';
import type { Edition, RoundPairing, RoundState } from '../../engine/index.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { checkFile } from '../check-file.js';
import { judgeRound } from '../judge/judge-round.js';
import type { TournamentReport } from '../tournament-report.js';
import { samePairing } from './reading-example-search.js';
import { exampleFile } from './rule-example-file.js';
import {
  compareCosts,
  irregularEntries,
  playedEvent,
  PROFILES,
  unexpectedResults,
} from './rule-example-search.js';
import type { PlayedEvent, SearchSize } from './rule-example-search.js';

/** A tournament that one edition pairs as it is published, and another one all but the last round of. */
export interface EditionExample {
  readonly text: string;
  /** As in a {@link RuleExample}. */
  readonly cost: readonly number[];
}

/** What a last round shows: which edition names which rule against the pairing of the other. */
export type Shown = (edition: Edition, rule: string) => string | null;

/**
 * Tries tournaments of one size; keeps in `found` the simplest of those whose last round two editions pair differently,
 * by what it shows. The same size always gives the same tournaments.
 */
export function searchDifferences(
  size: Omit<SearchSize, 'edition'>,
  editions: readonly [Edition, Edition],
  shown: Shown,
  found: Map<string, EditionExample>,
): void {
  const { profile, players, rounds } = size;
  const random = randomNumbers(((PROFILES.indexOf(profile) * 100 + players) * 100 + rounds) * 7919);
  for (let attempt = 0; attempt < size.attempts; attempt++) {
    const event = playedEvent({ ...size, edition: editions[attempt % 2] }, random);
    if (event === null) continue;
    const state = lastRound(event, rounds);
    const [first, second] = editions.map((edition) => completeRound(state, edition.round(state)));
    if (first.kind !== 'paired' || second.kind !== 'paired' || samePairing(first, second)) continue;
    for (const [by, against, last, right] of [
      [editions[0], editions[1], first, second],
      [editions[1], editions[0], second, first],
    ] as const) {
      const own = reasonsAgainst(last, right, state, against);
      const what = own.length === 1 ? shown(against, own[0]) : null;
      if (what === null) continue;
      const ease = [irregularEntries(event), unexpectedResults(event)];
      const cost = [PROFILES.indexOf(profile), players, rounds, ...ease];
      const best = found.get(what);
      if (best !== undefined && compareCosts(best.cost, cost) <= 0) continue;
      const comment = `Paired by ${by.id}; ${against.id} pairs round ${rounds} differently: ${own[0]}.`;
      const text = exampleFile({
        edition: by,
        event,
        last,
        name: `${by.id}, not ${against.id}: ${what}`,
        comment,
      });
      if (isClean(text, by, against)) found.set(what, { text, cost });
    }
  }
}

/** By one edition all rounds are right, by the other one all but the last. */
export function isClean(text: string, by: Edition, against: Edition): boolean {
  const differing = ({ rounds }: TournamentReport): number =>
    rounds.filter(({ verdict }) => verdict !== 'agrees').length;
  const other = checkFile(text, 'example', { edition: against });
  return (
    differing(checkFile(text, 'example', { edition: by })) === 0 &&
    differing(other) === 1 &&
    other.rounds.at(-1)?.verdict === 'deviates'
  );
}

function lastRound(event: PlayedEvent, rounds: number): RoundState {
  const history = new EventHistory(event);
  while (history.round < rounds) history.advance();
  const away = new Set(event.players.filter((player) => player.rounds.length >= rounds).map(({ id }) => id));
  return history.stateFor((id) => !away.has(id), event.initialColour);
}

/** Names of the rules by which an edition would not have paired a round so. */
function reasonsAgainst(
  { pairs, bye }: RoundPairing,
  right: RoundPairing,
  state: RoundState,
  against: Edition,
): string[] {
  const published = {
    round: state.round,
    pairs: pairs.map(({ white, black }) => ({ white, black, coloursKnown: true })),
    bye,
    participants: new Set(state.players.map(({ id }) => id)),
  };
  return judgeRound(state, against.round(state), published, right)
    .filter(({ consequenceOf }) => consequenceOf === null)
    .map(({ rule }) => rule);
}
