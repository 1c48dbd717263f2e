import { announcesTwoGames, matchPoints } from '../../corpus/index.js';
import {
  completeRound,
  decidingReadings,
  EventHistory,
  isPlayed,
  pairRound,
  STANDARD_POINTS,
} from '../../engine/index.js';
import type { Colour, Edition, EventData, ResultCode, RoundEntry, RoundState } from '../../engine/index.js';
import { randomNumbers } from '../../engine/testing/random-event.js';
import { agrees } from '../judge/as-published.js';
import { judgeRound } from '../judge/judge-round.js';
import type { PublishedRound } from '../judge/published-round.js';
import type { Deviation } from '../report.js';
import { wrongRounds } from './wrong-rounds.js';

/** A tournament paired by the rules up to its last round, which is published wrongly in a way that one rule decides. */
export interface RuleExample {
  readonly edition: Edition;
  readonly event: PlayedEvent;
  readonly wrong: PublishedRound;
  readonly deviation: Deviation;
  /**
   * What makes an example less simple, the most important first; compared number by number. The first is the number
   * of brackets that deviate each for a reason of its own.
   */
  readonly cost: readonly number[];
}

export type PlayedEvent = EventData & { readonly initialColour: Colour };

/**
 * What may happen in the tournaments of a search. Later profiles count as less simple whatever the size, so that
 * nobody is away, and no pair is prohibited, where the rule does not need it. "Everything" adds full-point byes and
 * unfinished games to the absences; "accelerated" adds virtual points to the plain ones, for readings only.
 */
export type Profile = 'plain' | 'prohibited pairs' | 'absences' | 'everything' | 'accelerated';
export const PROFILES: readonly Profile[] = ['plain', 'prohibited pairs', 'absences', 'everything'];

export interface SearchSize {
  readonly edition: Edition;
  readonly profile: Profile;
  readonly players: number;
  readonly rounds: number;
  /** Tournaments to try. */
  readonly attempts: number;
}

/**
 * Tries tournaments of one size, and every small mistake in the last round of each; keeps the simplest example of
 * every rule in `found`. The same size always gives the same tournaments.
 */
export function searchExamples(size: SearchSize, found: Map<string, RuleExample>): void {
  const { edition, profile, players, rounds } = size;
  const seed = (PROFILES.indexOf(profile) * 100 + players) * 100 + rounds;
  const random = randomNumbers(seed * 7919 + edition.id.length);
  for (let attempt = 0; attempt < size.attempts; attempt++) {
    const event = playedEvent(size, random);
    if (event === null) continue;
    const history = new EventHistory(event);
    while (history.round < rounds) history.advance();
    const away = new Set(
      event.players.filter((player) => player.rounds.length >= rounds).map(({ id }) => id),
    );
    const state = history.stateFor((id) => !away.has(id), event.initialColour);
    const round = edition.round(state);
    // The rules of another edition have their examples there.
    if (round.pairedBy !== undefined) continue;
    const outcome = completeRound(state, round);
    if (outcome.kind !== 'paired' || outcome.pairs.length === 0) continue;
    for (const { wrong, differing } of wrongRounds(state, outcome, random)) {
      const deviations = judgeRound(state, round, wrong, outcome);
      const own = deviations.filter(({ consequenceOf }) => consequenceOf === null);
      if (own.length === 0 || own.some(({ kind }) => kind === 'reference')) continue;
      const cost = [
        own.length,
        PROFILES.indexOf(profile),
        players,
        rounds,
        irregularEntries(event),
        differing,
        deviations.length,
        unexpectedResults(event),
      ];
      const best = found.get(own[0].rule);
      if (best !== undefined && compareCosts(best.cost, cost) <= 0) continue;
      if (isRightOtherwise(edition, state, wrong)) continue;
      found.set(own[0].rule, { edition, event, wrong, deviation: own[0], cost });
    }
  }
}

/** True where readings decide, and another one than ours gives the round. */
function isRightOtherwise(edition: Edition, state: RoundState, wrong: PublishedRound): boolean {
  return decidingReadings(edition).some((other) => {
    const outcome = pairRound(state, other.edition);
    return outcome.kind === 'paired' && agrees(wrong, outcome);
  });
}

/** Negative when the first is simpler. */
export function compareCosts(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, i) => value !== b[i]);
  return index === -1 ? 0 : a[index] - b[index];
}

type GrowingPlayer = EventData['players'][number] & { readonly rounds: RoundEntry[] };

/** An event with all rounds but the last played, and the absences of the last known; null when one cannot be paired. */
export function playedEvent(size: SearchSize, random: () => number): PlayedEvent | null {
  const { edition, profile, players: count, rounds } = size;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const draws = pick([0, 0.2, 0.5, 0.8]);
  const favourite = pick([0.5, 0.75, 0.9]);
  const away = profile === 'absences' || profile === 'everything';
  const absent = away ? pick([0, 0.05, 0.15]) : 0;
  const forfeit = away ? pick([0, 0.05, 0.15]) : 0;
  const byes: readonly ResultCode[] = profile === 'everything' ? ['Z', 'H', 'F'] : ['Z', 'H'];
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const isRated = edition.needs.includes('ratings');
  // Rules on equal ratings want some.
  const equals = isRated ? pick([1, 1, 2, 3]) : 1;
  const players: GrowingPlayer[] = ids.map((id) => ({
    id,
    rounds: [],
    ...(isRated ? { rating: 2500 - 25 * Math.ceil(id / equals), name: `Player ${LETTERS[id - 1]}` } : {}),
  }));
  const event = {
    players,
    totalRounds: rounds + pick([0, 1]) * (edition.lastRounds ?? 1),
    points: announcesTwoGames(edition.code) ? matchPoints(STANDARD_POINTS, false) : STANDARD_POINTS,
    initialColour: 'white' as const,
    virtualPoints:
      profile === 'accelerated' ? virtualPointsOf(ids, rounds, pick) : new Map<number, number[]>(),
    forbidden:
      profile === 'prohibited pairs' ? [{ first: 1, last: rounds, ids: randomCouple(ids, random) }] : [],
    adjustments: [],
  };
  const history = new EventHistory(event);
  for (let round = 1; round <= rounds; round++) {
    for (const player of players)
      if (random() < absent) player.rounds.push({ opponent: null, colour: null, result: pick(byes) });
    if (round === rounds) break;
    const state = history.stateFor((id) => players[id - 1].rounds.length < round, 'white');
    const outcome = pairRound(state, edition);
    if (outcome.kind !== 'paired') return null;
    for (const { white, black } of outcome.pairs) {
      const higherWins = random() < favourite;
      const [w, b]: readonly [ResultCode, ResultCode] =
        random() < forfeit
          ? pick(FORFEITS)
          : random() < draws
            ? profile === 'everything' && random() < 0.3
              ? ['?', '?']
              : ['=', '=']
            : white < black === higherWins
              ? ['1', '0']
              : ['0', '1'];
      players[white - 1].rounds.push({ opponent: black, colour: 'white', result: w });
      players[black - 1].rounds.push({ opponent: white, colour: 'black', result: b });
    }
    if (outcome.bye !== null)
      players[outcome.bye - 1].rounds.push({ opponent: null, colour: null, result: 'U' });
    history.advance();
  }
  return event;
}

/** Where ratings are equal names may decide: they are in another order than the numbers. */
const LETTERS = 'EBGADHCFJILKNMPO';

const FORFEITS: readonly (readonly [ResultCode, ResultCode])[] = [
  ['+', '-'],
  ['-', '+'],
];

/** A win for the first, and half of it for as many after them, to the last round. */
function virtualPointsOf(
  ids: readonly number[],
  rounds: number,
  pick: <T>(list: readonly T[]) => T,
): Map<number, number[]> {
  const size = pick(ids.slice(0, Math.ceil(ids.length / 2)));
  return new Map(
    ids.slice(0, 2 * size).map((id) => [id, new Array<number>(rounds).fill(id <= size ? 10 : 5)]),
  );
}

function randomCouple(ids: readonly number[], random: () => number): number[] {
  const first = Math.floor(random() * ids.length);
  const second = (first + 1 + Math.floor(random() * (ids.length - 1))) % ids.length;
  return [ids[first], ids[second]].sort((a, b) => a - b);
}

export function irregularEntries({ players }: EventData): number {
  return players.flatMap(({ rounds }) => rounds).filter(({ result }) => !isPlayed(result) && result !== 'U')
    .length;
}

/** Draws, and games that the player with the higher starting number won. */
export function unexpectedResults({ players }: EventData): number {
  return players
    .flatMap(({ id, rounds }) => rounds.map(({ opponent, result }) => ({ id, opponent, result })))
    .filter(
      ({ id, opponent, result }) => opponent !== null && id > opponent && (result === '=' || result === '1'),
    ).length;
}
