import type { Tournament } from '../../corpus/index.js';
import { entryOf, isPlayed } from '../../engine/index.js';
import type { Edition } from '../../engine/index.js';
import type { Hand, Random } from '../../generator/index.js';
import type { TrialDeviation } from '../campaign/trials/trial.js';
import { publishedRound } from '../../checker/judge/published-round.js';
import type { Pairing } from './answers/answers.js';
import { isSame } from './ask-pairing.js';
import { judgeAnswer } from './answers/judge-answer.js';
import { tournamentBefore } from './tournament-before.js';

/** A tournament with a round that is paired wrongly, and what is wrong with it. */
export interface Canary {
  readonly tournament: Tournament;
  readonly round: number;
  readonly error: PlantedError;
  readonly deviations: readonly TrialDeviation[];
}

export type PlantedError = 'repeated game' | 'opponents exchanged' | 'colours exchanged' | 'bye moved';

/**
 * Plants a wrong pairing into some round of a right tournament, which goes on from there to its end. Null for a
 * tournament in which nothing can be made wrong.
 * @param again plays the same tournament with rounds altered; another one, or null, where it cannot be played to its end so.
 */
export function plantCanary(
  right: Tournament,
  random: Random,
  edition: Edition,
  again: (hand: Hand) => Tournament | null,
): Canary | null {
  const rounds = Array.from({ length: right.pairedRounds }, (_, index) => index + 1);
  for (const round of random.shuffle(rounds)) {
    const own = publishedRound(right, round);
    for (const error of random.shuffle(Object.keys(ERRORS) as PlantedError[])) {
      const wrong = wrongPairing(right, round, error, random);
      if (wrong === null) continue;
      const tournament = again((number, paired) => (number === round && isSame(paired, own) ? wrong : null));
      if (tournament === null || tournament.pairedRounds < round) continue;
      if (!isSame(publishedRound(tournament, round), wrong)) continue;
      const deviations = judgeAnswer(tournamentBefore(tournament, round), wrong, edition);
      if (deviations.length > 0) return { tournament, round, error, deviations };
    }
  }
  return null;
}

/** The pairing of a round with an error of one kind; null where there is none of the kind. */
export function wrongPairing(
  tournament: Tournament,
  round: number,
  error: PlantedError,
  random: Random,
): Pairing | null {
  const { pairs, bye } = publishedRound(tournament, round);
  const wrong = ERRORS[error]({ pairs: random.shuffle(pairs), bye }, tournamentBefore(tournament, round));
  return wrong === null || isSame(wrong, { pairs, bye }) ? null : wrong;
}

/** A wrong copy of a pairing whose pairs are in random order; null when it has nothing of the kind. */
type Mistake = (pairing: Pairing, before: Tournament) => Pairing | null;

const ERRORS: Readonly<Record<PlantedError, Mistake>> = {
  'repeated game': repeatGame,
  'opponents exchanged': ({ pairs: [first, second, ...rest], bye }) =>
    second === undefined ? null : { pairs: [...exchanged(first, second), ...rest], bye },
  'colours exchanged': ({ pairs: [first, ...rest], bye }) =>
    first === undefined ? null : { pairs: [{ white: first.black, black: first.white }, ...rest], bye },
  'bye moved': ({ pairs: [first, ...rest], bye }) =>
    first === undefined || bye === null
      ? null
      : { pairs: [{ white: first.white, black: bye }, ...rest], bye: first.black },
};

/** Brings two together again who have played each other, and their opponents as well. */
function repeatGame({ pairs, bye }: Pairing, before: Tournament): Pairing | null {
  const pairOf = new Map(pairs.flatMap((pair) => [[pair.white, pair] as const, [pair.black, pair] as const]));
  for (const player of before.players) {
    const own = pairOf.get(player.id);
    if (own === undefined) continue;
    for (let round = 1; round <= before.pairedRounds; round++) {
      const { opponent, result } = entryOf(player, round);
      const other = opponent === null || !isPlayed(result) ? undefined : pairOf.get(opponent);
      if (opponent === null || other === undefined || other === own) continue;
      const left = { white: rest(own, player.id), black: rest(other, opponent) };
      const kept = pairs.filter((pair) => pair !== own && pair !== other);
      return { pairs: [{ white: player.id, black: opponent }, left, ...kept], bye };
    }
  }
  return null;
}

type Pair = Pairing['pairs'][number];

function exchanged(one: Pair, other: Pair): Pair[] {
  return [
    { white: one.white, black: other.black },
    { white: other.white, black: one.black },
  ];
}

function rest({ white, black }: Pair, id: number): number {
  return white === id ? black : white;
}
