import type { Tenths } from '../../../model/event.js';
import type { PastRound, Player, RoundState } from '../../../model/player.js';

/** What 3.2 orders the players of a score group by, before the rating; integers, so that nothing is rounded. */
export interface Strength {
  /** Sonneborn-Berger, in hundredths: points of each game by the score of the opponent. */
  readonly sonnebornBerger: number;
  /** Buchholz, in tenths: the sum of the scores of the opponents. */
  readonly buchholz: Tenths;
  /** Median, in twentieths: the Buchholz without the best and the worst opponent; or the one in the middle. */
  readonly median: number;
}

/** How an edition reads the three. */
export interface StrengthReadings {
  /** Rounds without a game. */
  readonly unplayedRounds:
    'leave no trace' | 'forfeits are games' | 'opponent of own score' | 'opponent of 0';
  readonly medianOf: 'all but best and worst' | 'the middle one';
}

/** The points so far of everybody in the event, without virtual points, by starting number. */
export function standingsOf({
  players,
  absent,
}: Pick<RoundState, 'players' | 'absent'>): ReadonlyMap<number, Tenths> {
  return new Map([...players, ...absent].map(({ id, standing }) => [id, standing]));
}

export function strengthOf(
  player: Pick<Player, 'past' | 'standing'>,
  standings: ReadonlyMap<number, Tenths>,
  { unplayedRounds, medianOf }: StrengthReadings,
): Strength {
  const met = player.past.flatMap((round) => {
    const score = scoreMet(round, player.standing, standings, unplayedRounds);
    return score === null ? [] : [{ worth: round.worth, score }];
  });
  const scores = met.map(({ score }) => score).sort((a, b) => a - b);
  return {
    sonnebornBerger: met.reduce((sum, { worth, score }) => sum + worth * score, 0),
    buchholz: sumOf(scores),
    median: medianOf === 'the middle one' ? middleOf(scores) : 2 * sumOf(scores.slice(1, -1)),
  };
}

/** The score of the opponent of a round; null for a round that leaves no trace. */
function scoreMet(
  { opponent, isPlayed }: PastRound,
  standing: Tenths,
  standings: ReadonlyMap<number, Tenths>,
  unplayedRounds: StrengthReadings['unplayedRounds'],
): Tenths | null {
  if (opponent !== null && (isPlayed || unplayedRounds === 'forfeits are games'))
    return standings.get(opponent) ?? 0;
  if (unplayedRounds === 'opponent of own score') return standing;
  return unplayedRounds === 'opponent of 0' ? 0 : null;
}

/** Twice the value in the middle of a sorted list, or the sum of the two there; 0 for an empty one. */
function middleOf(scores: readonly Tenths[]): number {
  const half = Math.floor(scores.length / 2);
  return (scores.at(half) ?? 0) + (scores.at(-1 - half) ?? 0);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
